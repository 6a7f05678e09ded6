/**
 * Markdown in the small part that legal texts need, read into a tree: headings, paragraphs, lists, quotes, rules, bold,
 * italic and links. HTML stays the text that it is, and no part of the tree is markup of its own.
 */

export type Inline =
  | string
  | { kind: 'strong'; children: Inline[] }
  | { kind: 'em'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] }
  | { kind: 'break' };

export type Block =
  | { kind: 'heading'; level: number; id: string | null; children: Inline[] }
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'list'; start: number | null; items: Block[][] }
  | { kind: 'quote'; children: Block[] }
  | { kind: 'rule' };

/** Lists and quotes within one another beyond this depth stay plain paragraphs. */
const mostDepth = 4;
/** Longest text of a link. */
const longestLabel = 500;

const escapable = /[!-/:-@[-`{-~]/u;
const unescaped = (text: string) => text.replace(/\\([!-/:-@[-`{-~])/gu, '$1');

/** Addresses that a link may have: the web's, mail's, and pages of this market. */
const isLinkable = (href: string) =>
  /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@|\/(?![/\\]))[^\s\\]*$/iu.test(href);

/** Escapes a value for the middle of a text, where it is shown as it is and in one line. */
export const markdownText = (value: string): string =>
  value.replace(/\s*\n\s*/gu, ', ').replace(/[\\`*_[\](){}<>#!|~]/gu, '\\$&');

/** The place after the bracket that closes the label which begins at `from`; -1 for none. */
function endOfLabel(text: string, from: number): number {
  let open = 1;
  for (let at = from; at < Math.min(text.length, from + longestLabel); at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '[') open++;
    else if (text[at] === ']' && --open === 0) return at + 1;
  }
  return -1;
}

const destination = /\(((?:\\.|[^()\s\\])+)\)/uy;

/** Reads words of one paragraph, with their emphasis and links. */
export function parseInline(text: string, depth = 0): Inline[] {
  const found: Inline[] = [];
  let plain = '';
  /** Marks without an end behind them, so that none is looked for twice. */
  const endless = new Set<string>();
  const add = (inline: Exclude<Inline, string>) => {
    if (plain !== '') found.push(plain);
    plain = '';
    found.push(inline);
  };
  let at = 0;
  while (at < text.length) {
    const sign = text[at] ?? '';
    const next = text[at + 1] ?? '';
    if (sign === '\\' && escapable.test(next)) {
      plain += next;
      at += 2;
      continue;
    }
    if (sign === '\n') {
      const isHard = plain.endsWith('  ') || plain.endsWith('\\');
      plain = plain.endsWith('\\') ? plain.slice(0, -1) : plain.trimEnd();
      if (isHard) add({ kind: 'break' });
      else plain += ' ';
      at += 1;
      continue;
    }
    const mark = sign === '*' ? (next === '*' ? '**' : '*') : '';
    if (mark !== '' && depth < mostDepth && !endless.has(mark)) {
      const begin = at + mark.length;
      const end = text.indexOf(mark, begin + 1);
      if (end < 0) endless.add(mark);
      else if (/\S/u.test(text[begin] ?? ' ') && /\S/u.test(text[end - 1] ?? ' ')) {
        const children = parseInline(text.slice(begin, end), depth + 1);
        add({ kind: mark === '**' ? 'strong' : 'em', children });
        at = end + mark.length;
        continue;
      }
    }
    if (sign === '[' && depth < mostDepth) {
      const end = endOfLabel(text, at + 1);
      destination.lastIndex = end;
      const [whole, given = ''] = (end > 0 && destination.exec(text)) || [];
      if (whole !== undefined) {
        const children = parseInline(text.slice(at + 1, end - 1), depth + 1);
        const href = unescaped(given);
        if (isLinkable(href)) add({ kind: 'link', href, children });
        else {
          for (const child of children) {
            if (typeof child === 'string') plain += child;
            else add(child);
          }
        }
        at = end + whole.length;
        continue;
      }
    }
    plain += mark || sign;
    at += (mark || sign).length;
  }
  if (plain !== '') found.push(plain);
  return found;
}

const heading = /^(#{1,6}) +(.*?)(?: *\{#([a-z][a-z0-9-]{0,60})\})? *#*$/u;
const listItem = /^( {0,3})([-*+]|(\d{1,9})[.)]) +(?=\S)/u;
const rule = /^ {0,3}(?:-{3,}|\*{3,}|_{3,}) *$/u;
const quote = /^ {0,3}> ?/u;

/** Lines of a list's item from `from` on, without the indentation of its first one, and the place behind them. */
function readItem(lines: readonly string[], from: number, indent: number): { own: string[]; end: number } {
  const own = [(lines[from] ?? '').slice(indent)];
  let end = from + 1;
  for (; end < lines.length; end++) {
    const line = lines[end] ?? '';
    const isIndented = line.startsWith(' '.repeat(Math.min(indent, 2)));
    if (line.trim() === '') {
      // A blank line belongs to the item only if something indented follows.
      if (!(lines[end + 1] ?? '').startsWith('  ')) break;
      own.push('');
    } else if (isIndented) own.push(line.replace(new RegExp(`^ {0,${indent}}`, 'u'), ''));
    else if (listItem.test(line) || heading.test(line) || rule.test(line) || quote.test(line)) break;
    else if (lines[end - 1]?.trim() === '') break;
    else own.push(line);
  }
  return { own, end };
}

function parseLines(lines: readonly string[], depth: number): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  let words: string[] = [];
  const endParagraph = () => {
    if (words.length > 0) blocks.push({ kind: 'paragraph', children: parseInline(words.join('\n').trim()) });
    words = [];
  };
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const [, signs, title, id] = heading.exec(line) ?? [];
    const item = depth < mostDepth ? listItem.exec(line) : null;
    if (line.trim() === '') endParagraph();
    else if (signs !== undefined) {
      endParagraph();
      blocks.push({
        kind: 'heading',
        level: signs.length,
        id: id ?? null,
        children: parseInline(title ?? ''),
      });
    } else if (rule.test(line)) {
      endParagraph();
      blocks.push({ kind: 'rule' });
    } else if (depth < mostDepth && quote.test(line)) {
      endParagraph();
      const own: string[] = [];
      for (; quote.test(lines[at] ?? ''); at++) own.push((lines[at] ?? '').replace(quote, ''));
      blocks.push({ kind: 'quote', children: parseLines(own, depth + 1) });
      continue;
    } else if (item) {
      endParagraph();
      const start = item[3] === undefined ? null : Number(item[3]);
      const items: Block[][] = [];
      for (;;) {
        const begin = listItem.exec(lines[at] ?? '');
        if (!begin || (begin[3] === undefined) !== (start === null)) break;
        const { own, end } = readItem(lines, at, begin[0].length);
        items.push(parseLines(own, depth + 1));
        at = end;
        if (lines[at]?.trim() === '' && listItem.test(lines[at + 1] ?? '')) at++;
      }
      blocks.push({ kind: 'list', start, items });
      continue;
    } else words.push(line.replace(/^ {1,3}/u, ''));
    at += 1;
  }
  endParagraph();
  return blocks;
}

/** Reads a text into its blocks; every text is one. */
export const parseMarkdown = (text: string): Block[] =>
  parseLines(text.replace(/\r\n?/gu, '\n').split('\n'), 0);

/** Words alone, without their emphasis and links. */
export const plainWords = (children: readonly Inline[]): string =>
  children
    .map((child) =>
      typeof child === 'string' ? child : child.kind === 'break' ? ' ' : plainWords(child.children),
    )
    .join('');

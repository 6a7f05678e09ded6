/** Finds comments that are read twice: those that begin with a question word, and words that this house uses for plain ones. */
import { globSync, readFileSync } from 'node:fs';

const openings = /^(?:What|Who|Whom|Whose|Whoever|Whatever|Wherever|Of|The same|Those|That)\b/u;
const houseWords = /\b(?:whoever|anew|beside|is told|are told|stands|holds no more|meanwhile|so many)\b/iu;

export const isRoundabout = (comment: string): boolean => openings.test(comment) || houseWords.test(comment);

const unmarked = (line: string) => line.replace(/^\{?\/\*+|\*\/\}?$|^\*|^\/\//gu, '').trim();

type Place = 'none' | 'line' | 'block';

/** Returns the comments that have lines of their own, each as one text. */
export function commentsOf(source: string): string[] {
  const found: string[][] = [];
  let open: Place = 'none';
  for (const raw of source.split('\n')) {
    const line = raw.trim();
    const begins: Place = /^\{?\/\*/u.test(line) ? 'block' : line.startsWith('//') ? 'line' : 'none';
    const kind: Place = open === 'block' ? 'block' : begins;
    if (kind === 'none') open = 'none';
    else {
      if (open === 'none' || kind !== open) found.push([]);
      found.at(-1)?.push(unmarked(line));
      open = kind === 'block' && line.includes('*/') ? 'none' : kind;
    }
  }
  return found.map((lines) => lines.filter(Boolean).join(' '));
}

/** Percent of a folder's comments that are roundabout, with one decimal. */
export function shareOf(folder: string): number {
  const comments = globSync(`${folder}/**/*.{ts,tsx,mjs}`)
    .filter((file) => !/node_modules|\/dist\/|\/generated\//u.test(file))
    .flatMap((file) => commentsOf(readFileSync(file, 'utf8')));
  const own = comments.filter(isRoundabout).length;
  return Math.round((1000 * own) / Math.max(1, comments.length)) / 10;
}

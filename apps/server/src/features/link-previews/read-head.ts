/**
 * Reads the head of a page token by token. It keeps no tree and no stack of open tags: in a page of nothing
 * but open tags either would grow with each tag, and the work with the square of their number.
 */
import { Tokenizer } from 'htmlparser2';

/** Far more than any preview shows; longer text is ignored. */
const maxLength = 4000;

export interface Head {
  /** The first title; empty if there is none. */
  title: string;
  /** The first content of each meta, by its property or name in lower case. */
  metas: ReadonlyMap<string, string>;
}

const ignore = () => {};

/**
 * Reads until the head ends or the body begins. Takes time in proportion to the length of the text, whatever
 * it contains.
 */
export function readHead(html: string): Head {
  const metas = new Map<string, string>();
  let title = '';
  let hasTitle = false;
  let inTitle = false;
  /** The attributes of the current meta element; null outside of one. */
  let attributes: Map<string, string> | null = null;
  let attribute = '';
  let value = '';

  const nameAt = (start: number, end: number) =>
    end - start > 10 ? '' : html.slice(start, end).toLowerCase();
  const extended = (text: string, more: string) => (text.length < maxLength ? text + more : text);
  const piece = (start: number, end: number) => html.slice(start, Math.min(end, start + maxLength));

  function endMeta() {
    const key = (attributes?.get('property') ?? attributes?.get('name') ?? '').toLowerCase();
    const content = attributes?.get('content');
    if (key && content && !metas.has(key)) metas.set(key, content);
    attributes = null;
  }

  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname(start, end) {
        const name = nameAt(start, end);
        if (name === 'body') tokenizer.pause();
        if (name === 'title' && !hasTitle) inTitle = true;
        attributes = name === 'meta' ? new Map() : null;
      },
      onattribname(start, end) {
        attribute = attributes ? nameAt(start, end) : '';
        value = '';
      },
      onattribdata(start, end) {
        if (attributes) value = extended(value, piece(start, end));
      },
      onattribentity(code) {
        if (attributes) value = extended(value, String.fromCodePoint(code));
      },
      onattribend() {
        if (attribute && !attributes?.has(attribute)) attributes?.set(attribute, value);
      },
      onopentagend: endMeta,
      onselfclosingtag: endMeta,
      ontext(start, end) {
        if (inTitle) title = extended(title, piece(start, end));
      },
      ontextentity(code) {
        if (inTitle) title = extended(title, String.fromCodePoint(code));
      },
      onclosetag(start, end) {
        const name = nameAt(start, end);
        if (name === 'head') tokenizer.pause();
        if (name !== 'title' || !inTitle) return;
        inTitle = false;
        hasTitle = true;
      },
      oncdata: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      onend: ignore,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return { title, metas };
}

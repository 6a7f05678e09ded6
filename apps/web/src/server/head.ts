/** Renders the tags of a page's head as text. */
import type { HeadTag } from '../lib/head.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** A text escaped for an attribute or an element. */
export const escaped = (text: string) => text.replace(/[&<>"]/gu, (sign) => escapes[sign] ?? sign);

export function headHtml(tags: readonly HeadTag[]): string {
  return tags
    .map(({ name, attributes, text }) => {
      const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
      return `<${name}${written.join('')}>${text === undefined ? '' : `${escaped(text)}</${name}>`}`;
    })
    .join('\n    ');
}

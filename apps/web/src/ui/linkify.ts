/** Finds web addresses in a text: only http and https become links, everything else stays text. */
export interface TextPart {
  /** Its position in the whole text. */
  at: number;
  text: string;
  href?: string;
}

/**
 * Chinese and Japanese put no space after an address, so their punctuation ends it, as Arabic punctuation does; and so does
 * what nobody sees, such as marks of direction and spaces without width.
 */
const address = /\b(?:https?:\/\/|www\.)[^\s\p{Cc}\p{Cf}<>"“”«»،؛؟。，、；：！？「」『』（）]+/giu;
const closers: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

/** Excludes the sentence's punctuation: `(see https://a.example/b_(c)).` ends after the first bracket. */
function withoutTrailingPunctuation(found: string): string {
  let end = found.length;
  while (end > 0) {
    const last = found.charAt(end - 1);
    const opener = closers[last];
    const kept = found.slice(0, end);
    const unbalanced = opener !== undefined && kept.split(last).length > kept.split(opener).length;
    if (!unbalanced && !/[.,;:!?…'’*_~]/u.test(last)) break;
    end -= 1;
  }
  return found.slice(0, end);
}

/** Splits a message into plain text and links, in order. */
export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const match of text.matchAll(address)) {
    const shown = withoutTrailingPunctuation(match[0]);
    const href = /^www\./iu.test(shown) ? `https://${shown}` : shown;
    const host = URL.canParse(href) ? new URL(href).hostname : '';
    if (!host.includes('.')) continue;
    if (match.index > at) parts.push({ at, text: text.slice(at, match.index) });
    parts.push({ at: match.index, text: shown, href });
    at = match.index + shown.length;
  }
  if (at < text.length) parts.push({ at, text: text.slice(at) });
  return parts;
}

/** The first address in a message, which gets a preview. */
export const firstLink = (text: string): string | undefined =>
  linkify(text).find((part) => part.href !== undefined)?.href;

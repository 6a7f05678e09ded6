/** Finds contact details in the text of a profile: brands and creators talk inside the deal (rules/moderation#checks). */

const mailAddress = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu;
const webAddress = /(?:https?:\/\/|www\.)[^\s<>"]+/giu;
/** A host among other words, which mail programs make a link of; alone it may be a name, as that of many shops is. */
const hostAmongWords =
  /(?<=\s)[a-z\d-]{3,}(?:\.[a-z]{2,})+(?=\s|\/|$)|^[a-z\d-]{3,}(?:\.[a-z]{2,})+(?=\s|\/)/u;

const patterns = [
  mailAddress,
  webAddress,
  // A name on a network, with or without the network's own name before it.
  /(?:\b(?:instagram|insta|ig|tiktok|snapchat|snap|telegram|whatsapp|twitter)\b\s*[:-]?\s*)?(?<![\p{L}\p{N}.])@[\p{L}\p{N}_.]{2,}/giu,
  // A telephone number: nine digits at least, in any script.
  /(?<!\p{N})\+?(?:\p{N}[\s().-]{0,2}){8,}\p{N}/gu,
];

/** A piece of a text: from `start` to before `end`, in UTF-16 units. */
export interface FoundDetail {
  start: number;
  end: number;
  text: string;
}

/** Every contact detail in a text, in its order, none inside another. */
export function contactDetailsIn(text: string): FoundDetail[] {
  const found = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: match }) => {
      const piece = match.trimEnd().replace(/[.,;:!?)]+$/u, '');
      return { start: index, end: index + piece.length, text: piece };
    }),
  );
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: FoundDetail[] = [];
  for (const one of found) if (one.start >= (kept.at(-1)?.end ?? 0)) kept.push(one);
  return kept;
}

/** Whether a name holds an address that somebody could be led to: names stand in mails to strangers. */
export const hasAddress = (name: string): boolean =>
  [mailAddress, webAddress, hostAmongWords].some((pattern) => name.search(pattern) >= 0);

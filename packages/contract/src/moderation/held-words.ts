/** Words of a work that wait for approval, as one text of a creator's row (rules/moderation#what-waits). */

/** A title that waits, and what the work shows where that waits with it. */
export interface HeldWords {
  title: string;
  shows?: string;
}

/** Writes the title, and what the work shows as a second line; neither holds a line break. */
export const writeHeldWords = ({ title, shows }: HeldWords): string =>
  shows === undefined ? title : `${title}\n${shows}`;

/** Reads what `writeHeldWords` wrote. */
export function readHeldWords(held: string): HeldWords {
  const end = held.indexOf('\n');
  return end < 0 ? { title: held } : { title: held.slice(0, end), shows: held.slice(end + 1) };
}

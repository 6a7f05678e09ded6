/** Names longer than this are shortened, in characters. */
const most = 24;
/** How much of the end is kept: the part that distinguishes takes and versions, and the extension. */
const kept = 10;

/** Shortens a long file name in the middle, for narrow places, so that its extension stays. */
export function shortFileName(name: string): string {
  const letters = [...name];
  if (letters.length <= most) return name;
  return `${letters.slice(0, most - kept - 1).join('')}…${letters.slice(-kept).join('')}`;
}

/** From this length on a name is shortened, in letters. */
const most = 24;
/** Of its end stays what tells takes and versions apart, and the ending. */
const kept = 10;

/** Returns a file's name for a narrow place: a long one is shortened in its middle, so that its ending stays. */
export function shortFileName(name: string): string {
  const letters = [...name];
  if (letters.length <= most) return name;
  return `${letters.slice(0, most - kept - 1).join('')}…${letters.slice(-kept).join('')}`;
}

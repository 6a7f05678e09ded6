/** Guidelines of a campaign among the requirements of a brief, one a line. */

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Puts the guidelines first, once each; those of the campaign that was chosen before leave. */
export function takeOver(requirements: string, { before, next }: { before: string; next: string }): string {
  const [former, taken] = [linesOf(before), linesOf(next)];
  const own = linesOf(requirements).filter((line) => !former.includes(line) && !taken.includes(line));
  return [...taken, ...own].join('\n');
}

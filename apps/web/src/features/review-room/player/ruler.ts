const steps = [1, 2, 3, 5, 6, 10, 15, 30, 60, 120, 180, 300, 600, 900, 1800, 3600];
const mostMarks = 9;

/** The seconds at which a timeline of this length is marked: round ones, and no more than can be read. */
export function marksOf(lengthSeconds: number): number[] {
  const step = steps.find((one) => lengthSeconds / one < mostMarks) ?? 3600;
  return Array.from({ length: Math.floor(lengthSeconds / step) + 1 }, (_, at) => at * step);
}

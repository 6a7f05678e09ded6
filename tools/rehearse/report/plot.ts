/** The plot of how long people waited, over the whole rehearsal, with the faults marked: SVG, which needs no library. */
import type { Suffered } from '../conduct.ts';
import type { Attempts } from '../people/attempts.ts';
import { quantile } from './numbers.ts';

const size = { width: 1200, height: 460, left: 60, right: 20, top: 50, bottom: 40 };
/** Milliseconds at the foot and the head of the plot. */
const [least, most] = [1, 60_000];
const lines = [
  { name: 'p50', share: 0.5, colour: '#0b6e4f' },
  { name: 'p99', share: 0.99, colour: '#c26a00' },
  { name: 'p99.9', share: 0.999, colour: '#b00020' },
];
const marks = [1, 10, 100, 1000, 10_000, 60_000];
const named = (ms: number) => (ms < 1000 ? `${ms} ms` : `${ms / 1000} s`);

const inner = {
  width: size.width - size.left - size.right,
  height: size.height - size.top - size.bottom,
};
const y = (ms: number) => {
  const height = (Math.log10(Math.min(most, Math.max(least, ms))) / Math.log10(most)) * inner.height;
  return (size.top + inner.height - height).toFixed(1);
};

/** Quantiles of each span of time: of the acts that began in it, retries included. */
function spans({ acts }: Attempts, spanMilliseconds: number): { at: number; times: number[] }[] {
  const byspan = new Map<number, number[]>();
  for (const { began, ended } of acts) {
    const at = Math.floor(began / spanMilliseconds) * spanMilliseconds;
    byspan.set(at, [...(byspan.get(at) ?? []), ended - began]);
  }
  return [...byspan]
    .sort(([a], [b]) => a - b)
    .map(([at, times]) => ({ at, times: times.sort((a, b) => a - b) }));
}

/** Rows of the faults' numbers: each in the lowest of two rows in which it does not touch the one before it. */
function rowsOf(positions: readonly number[]): number[] {
  const ends = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return positions.map((position, at) => {
    const row = (ends[0] ?? 0) <= position ? 0 : 1;
    ends[row] = position + 8 * String(at + 1).length + 2;
    return row;
  });
}

/** Draws it. Where a span has fewer acts than a thousand, its p99.9 is the longest of them. */
export function plot(attempts: Attempts, suffered: readonly Suffered[], title: string): string {
  const end = Math.max(...attempts.acts.map((act) => act.ended), 1);
  const x = (at: number) => (size.left + (at / end) * inner.width).toFixed(1);
  const span = Math.max(2000, Math.ceil(end / 240 / 1000) * 1000);
  const found = spans(attempts, span);
  const tried = suffered.filter(({ ended, began }) => ended > began);
  const rows = rowsOf(tried.map(({ began }) => Number(x(began))));
  const bands = tried.map(({ began, mended, name }, at) => {
    const number = suffered.findIndex((one) => one.began === began) + 1;
    const labelY = size.top - 6 - 12 * (rows[at] ?? 0);
    const width = Math.max(1, Number(x(mended)) - Number(x(began)));
    return `<rect x="${x(began)}" y="${size.top}" width="${width}" height="${inner.height}" fill="#8886"><title>${name}</title></rect><text x="${x(began)}" y="${labelY}">${number}</text>`;
  });
  const grid = marks.map(
    (ms) =>
      `<path d="M${size.left} ${y(ms)}H${size.width - size.right}" stroke="#ccc"/><text x="${size.left - 8}" y="${y(ms)}" text-anchor="end" dominant-baseline="middle">${named(ms)}</text>`,
  );
  const step = Math.max(1, Math.round(end / 60_000 / 12));
  const minutes = Array.from({ length: Math.floor(end / 60_000 / step) + 1 }, (_, n) => n * step);
  const axis = minutes.map(
    (minute) =>
      `<text x="${x(minute * 60_000)}" y="${size.height - 16}" text-anchor="middle">${minute} min</text>`,
  );
  const drawn = lines.map(({ share, colour }) => {
    const points = found.map(({ at, times }) => `${x(at + span / 2)},${y(quantile(times, share))}`);
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="1.5"/>`;
  });
  const legend = lines.map(
    ({ name, colour }, at) =>
      `<text x="${size.width - 200 + at * 60}" y="20" fill="${colour}" font-weight="bold">${name}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" font-family="sans-serif" font-size="12">
<title>${title}</title>
<rect width="100%" height="100%" fill="white"/><text x="${size.left}" y="20" font-weight="bold">${title}</text>
${[...bands, ...grid, ...axis, ...drawn, ...legend].join('\n')}
</svg>
`;
}

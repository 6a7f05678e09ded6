import { readWaveform } from '@briefcast/contract';
import { memo } from 'react';

/** As many bars as can be distinguished. */
const barCount = 170;
const pitch = 5;
const height = 52;

/** As many bars as fit, each with the maximum of its part. */
export function barsOf(values: readonly number[], count = barCount): number[] {
  if (values.length <= count) return [...values];
  return Array.from({ length: count }, (_, bar) => {
    const from = Math.floor((bar * values.length) / count);
    const to = Math.floor(((bar + 1) * values.length) / count);
    return Math.max(...values.slice(from, to));
  });
}

/** Below this value the loudest bar does not fill the height, so that a silent video stays a line. */
const leastLoudest = 8;

/**
 * One path for all bars, centred vertically; the loudest fills the height, so that a quiet video is readable
 * too. Silence is a dot.
 */
export function pathOf(bars: readonly number[]): string {
  const loudest = Math.max(leastLoudest, ...bars);
  return bars
    .map((bar, at) => {
      const length = Math.max(2, (bar / loudest) * (height - 6));
      return `M${at * pitch + 1} ${(height - length) / 2}h3v${length.toFixed(1)}h-3z`;
    })
    .join('');
}

/** A video's loudness as bars; the part up to `--at` is brighter. */
export const Waveform = memo(function Waveform({ packed }: { packed: string }) {
  const bars = barsOf(readWaveform(packed));
  const path = pathOf(bars);
  const viewBox = `0 0 ${bars.length * pitch} ${height}`;
  return (
    <>
      <svg className="waveform" viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
        <path d={path} />
      </svg>
      <svg
        className="waveform waveform-played"
        viewBox={viewBox}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    </>
  );
});

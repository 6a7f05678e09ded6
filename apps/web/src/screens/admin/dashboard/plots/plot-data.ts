import type { Tone } from '@briefcast/contract';
import { textDirection } from '../../../../ui/text-direction.ts';

/** One line or one row of bars. */
export interface PlotSeries {
  name: string;
  colour: 'ink' | 'pink';
  /** One for each label. */
  values: number[];
}

/** Data that a plot draws and a table lists. */
export interface PlotData {
  title: string;
  /** Names of the places along the axis. */
  labels: string[];
  series: PlotSeries[];
  format: (value: number) => string;
  /** Tone of each bar, where bars are for statuses. */
  tones?: Tone[];
}

/** Colours of lines and bars; the pink that is visible on a light ground, as the focus is. */
export const colours = { ink: 'var(--c-ink)', pink: 'var(--c-cast-ink)' } as const;

/** The values by label, as the library takes them: `v0` is the first series. */
export const rowsOf = ({ labels, series }: Pick<PlotData, 'labels' | 'series'>) =>
  labels.map((label, index) => ({
    label,
    ...Object.fromEntries(series.map(({ values }, n) => [`v${n}`, values[index] ?? 0])),
  }));

/**
 * Arabic plots run from right to left. Their `svg` does not: the library places texts by `text-anchor`, whose sides
 * would change places.
 */
export const isRightToLeft = () => textDirection() === 'rtl';

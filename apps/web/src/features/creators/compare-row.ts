/** Rows of a comparison of people: a label, and a cell for each; one value of a row may lead. */
import type { WorkFacts } from '@briefcast/contract';
import { leaderOf } from '@briefcast/contract/creators/compare';
import { formatCount, formatPercent } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import type { ReactNode } from 'react';
import { waitText } from './work-facts-list.tsx';

interface Cell {
  /** Lines below one another; none where it is not stated. */
  lines: string[];
  /** Why this one leads; empty where it does not. */
  best: string;
  /** In place of the lines. */
  drawn?: ReactNode;
  /** Said where there are no lines, if it is known why. */
  instead?: string | undefined;
}

export interface CompareRow {
  label: string;
  cells: Cell[];
  /** Values to be read at a glance; others are texts. */
  isFigure: boolean;
  /** Whole sentences, which are below one another where columns are narrow. */
  isLong?: boolean;
}

export const textRow = (label: string, lines: string[][], isLong = false): CompareRow => ({
  label,
  cells: lines.map((one) => ({ lines: one, best: '' })),
  isFigure: false,
  isLong,
});

/** A row with a drawn cell for each. */
export const drawnRow = (label: string, drawn: ReactNode[], isLong = false): CompareRow => ({
  label,
  cells: drawn.map((one) => ({ lines: [], best: '', drawn: one })),
  isFigure: false,
  isLong,
});

export interface Figure {
  value: number | null;
  lines: string[];
  /** Said where there are no lines, if it is known why. */
  instead?: string;
}

export const unknownFigure: Figure = { value: null, lines: [] };

/** A row of values, in which `word` marks the one that leads alone. */
export function figureRow(
  label: string,
  figures: Figure[],
  best: 'lowest' | 'highest',
  word: string,
): CompareRow {
  const leader = leaderOf(
    figures.map(({ value }) => value),
    best,
  );
  const cells = figures.map(({ lines, instead }, at) => ({
    lines,
    instead,
    best: at === leader ? word : '',
  }));
  return { label, cells, isFigure: true };
}

/** Too few of their deals are finished. */
const newHere = (): Figure => ({ ...unknownFigure, instead: m.casting_creator_new() });

/** Rows from finished deals; null for a creator who is new, undefined while nothing is known. */
export function workFactRows(all: readonly (WorkFacts | null | undefined)[]): CompareRow[] {
  const row = (
    label: string,
    figureOf: (facts: WorkFacts) => Figure,
    best: 'lowest' | 'highest',
    word: string,
  ) =>
    figureRow(
      label,
      all.map((facts) => (facts ? figureOf(facts) : facts === null ? newHere() : unknownFigure)),
      best,
      word,
    );
  return [
    row(
      m.person_completed(),
      ({ completed }) => ({ value: completed, lines: [formatCount(completed)] }),
      'highest',
      m.compare_most(),
    ),
    row(
      m.person_on_time(),
      ({ onTime, submitted }) =>
        submitted === 0
          ? unknownFigure
          : {
              value: onTime / submitted,
              lines: [
                formatPercent(onTime / submitted),
                m.person_on_time_of({ count: formatCount(onTime), total: formatCount(submitted) }),
              ],
            },
      'highest',
      m.compare_best(),
    ),
    row(
      m.person_replies(),
      ({ replyMinutes: value }) => (value === null ? unknownFigure : { value, lines: [waitText(value)] }),
      'lowest',
      m.compare_fastest(),
    ),
    row(
      m.person_rounds(),
      ({ rounds }) => ({ value: rounds, lines: [formatCount(rounds)] }),
      'lowest',
      m.compare_fewest(),
    ),
  ];
}

/** Whether a row says something of anybody. */
export const saysSomething = ({ cells }: CompareRow): boolean =>
  cells.some(({ lines, drawn }) => lines.length > 0 || (drawn !== undefined && drawn !== null));

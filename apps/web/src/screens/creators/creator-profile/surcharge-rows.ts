/** The surcharges of a profile as rows of its form, one for each line that can be priced. */
import {
  centsFromDollars,
  countFromTyped,
  dollarsForField,
  type Surcharge,
  type SurchargeLine,
  withoutPercentSign,
} from '@briefcast/contract';
import { usualSurcharges } from '@briefcast/contract/rights/usual-surcharges';
import { surchargeGroups } from '@briefcast/i18n/labels/surcharges';

export const surchargeKinds = ['UNSAID', 'IN_RATE', 'PERCENT', 'AMOUNT', 'NOT_OFFERED'] as const;

/** A line as typed: an amount in dollars, or percent. */
export interface SurchargeRow {
  line: SurchargeLine;
  kind: (typeof surchargeKinds)[number];
  value: string;
}

const lines = surchargeGroups.flatMap(({ steps }) => steps.map(({ line }) => line));

function rowOf(line: SurchargeLine, stated: Surcharge | undefined): SurchargeRow {
  if (!stated) return { line, kind: 'UNSAID', value: '' };
  if (stated.kind === 'AMOUNT') return { line, kind: 'AMOUNT', value: dollarsForField(stated.cents) };
  if (stated.kind === 'NOT_OFFERED') return { line, kind: 'NOT_OFFERED', value: '' };
  return stated.percent === 0
    ? { line, kind: 'IN_RATE', value: '' }
    : { line, kind: 'PERCENT', value: String(stated.percent) };
}

/** Returns a row for every line, including unsaid ones. */
export const rowsOfSurcharges = (surcharges: readonly Surcharge[]): SurchargeRow[] =>
  lines.map((line) =>
    rowOf(
      line,
      surcharges.find((one) => one.line === line),
    ),
  );

/** Rows with the usual surcharges where nothing is said; what is said stays. */
export const withUsual = (rows: readonly SurchargeRow[]): SurchargeRow[] =>
  rows.map((row) => {
    const percent = row.kind === 'UNSAID' ? usualSurcharges[row.line] : undefined;
    return percent === undefined ? row : { ...row, kind: 'PERCENT', value: String(percent) };
  });

function surchargeOf({ line, kind, value }: SurchargeRow): Surcharge | null {
  if (kind === 'UNSAID') return null;
  if (kind === 'NOT_OFFERED') return { line, kind };
  // Turns unreadable text into NaN, which the schema refuses.
  if (kind === 'AMOUNT') return { line, kind, cents: centsFromDollars(value) ?? Number.NaN };
  return {
    line,
    kind: 'PERCENT',
    percent: kind === 'IN_RATE' ? 0 : countFromTyped(withoutPercentSign(value)),
  };
}

/** Surcharges of the rows, without lines left unsaid. */
export const surchargesOfRows = (rows: readonly SurchargeRow[]): Surcharge[] =>
  rows.map(surchargeOf).filter((one) => one !== null);

/** The row of the form that made the surcharge at this place of the list that is sent. */
export function rowOfSurcharge(rows: readonly SurchargeRow[], index: number): number {
  const filled = rows.flatMap(({ kind }, row) => (kind === 'UNSAID' ? [] : [row]));
  return filled[index] ?? index;
}

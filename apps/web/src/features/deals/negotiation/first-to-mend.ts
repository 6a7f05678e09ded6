import type { DealLine } from '@briefcast/contract/deals/versions';

/** Element of a line's row to focus: the invalid field, else its first field or choice. */
export const firstToMend = (row: Element): HTMLElement | null =>
  [
    '[aria-invalid="true"]',
    'input:not([type="radio"]), select, textarea',
    'input, button',
  ].reduce<HTMLElement | null>((found, kind) => found ?? row.querySelector(`:is(${kind})`), null);

/** Row of a line on a sheet. */
export const rowOf = (sheet: Element, line: DealLine): Element | null =>
  sheet.querySelector(`[data-line="${line}"]`);

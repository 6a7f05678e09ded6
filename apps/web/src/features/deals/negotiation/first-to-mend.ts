import type { DealLine } from '@briefcast/contract/deals/versions';

/** Element to focus for correcting a line of the sheet: the invalid field, else its first field or choice. */
export const firstToMend = (sheet: Element, line: DealLine): HTMLElement | null =>
  [
    '[aria-invalid="true"]',
    'input:not([type="radio"]), select, textarea',
    'input, button',
  ].reduce<HTMLElement | null>(
    (found, kind) => found ?? sheet.querySelector(`[data-line="${line}"] :is(${kind})`),
    null,
  );

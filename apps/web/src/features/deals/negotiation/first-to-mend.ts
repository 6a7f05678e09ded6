import type { DealLine } from '@briefcast/contract/deals/versions';

/** What there is to mend about a line of the sheet, to be focused: the field that is wrong, else its first field or choice. */
export const firstToMend = (sheet: Element, line: DealLine): HTMLElement | null =>
  [
    '[aria-invalid="true"]',
    'input:not([type="radio"]), select, textarea',
    'input, button',
  ].reduce<HTMLElement | null>(
    (found, kind) => found ?? sheet.querySelector(`[data-line="${line}"] :is(${kind})`),
    null,
  );

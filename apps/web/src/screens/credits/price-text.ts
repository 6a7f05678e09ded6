import { taxOn } from '@briefcast/contract/credits/ledger';
import { formatDirhams, formatMoney } from '@briefcast/i18n/format';

/** The tax that shown prices include, in hundredths of a percent; 0 before tax. */
export type ShownTax = number;

/** A price in fils with this tax on it; fils are shown only where there are some. */
export function priceText(fils: number, tax: ShownTax): string {
  const price = fils + taxOn(fils, tax);
  return price % 100 === 0 ? formatMoney(price, 'AED') : formatDirhams(price);
}

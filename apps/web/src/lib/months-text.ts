import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';

/** `6 months`. */
export const monthsText = (months: number): string =>
  m.rights_months({ n: months, count: formatCount(months) });

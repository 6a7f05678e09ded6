import { m } from '@briefcast/i18n/messages';
import { formatCount } from '../format.ts';

/** `6 months`. */
export const monthsText = (months: number): string =>
  m.rights_months({ n: months, count: formatCount(months) });

/** Problems of a line that is being written; the server checks the same again. */
import type { DealLines } from '@briefcast/contract';
import type { DealLine } from '@briefcast/contract/deals/versions';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { dayOf, lastDeadline } from '../../../lib/calendar-day.ts';

function dayProblem(deadline: string): string | undefined {
  const day = deadline.slice(0, 10);
  if (day === '') return m.brief_deadline_missing();
  if (day < dayOf(new Date())) return m.brief_deadline_past();
  return day > lastDeadline ? m.brief_deadline_too_late() : undefined;
}

/** Undefined where nothing is wrong. A price that cannot be read is 0. */
export function lineProblem(line: DealLine, lines: DealLines): string | undefined {
  if (line === 'budget' && lines.budget < 1) return m.finding_amount_no_budget({ amount: formatCount(0) });
  if (line === 'deadline') return dayProblem(lines.deadline);
  if (line === 'exclusivity' && lines.exclusivity?.category.trim() === '')
    return m.brief_exclusivity_category_missing();
  if (line !== 'boostedPost' && line !== 'posting' && line !== 'rights') return undefined;
  const { rights } = lines;
  return rights?.boostedPost && rights.posting === 'BRAND' ? m.finding_rights_no_post_to_boost() : undefined;
}

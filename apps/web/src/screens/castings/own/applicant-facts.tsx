import type { Applicant } from '@briefcast/contract';
import { daysText } from '@briefcast/i18n/labels/turnaround';
import { m } from '@briefcast/i18n/messages';
import { FactRow, WorkFactsList } from '../../../features/creators/work-facts-list.tsx';

/** Facts about an applicant from finished projects, and the stated delivery time. */
export function ApplicantFacts({ applicant: { facts, turnaroundDays, projects } }: { applicant: Applicant }) {
  const delivers =
    turnaroundDays === null
      ? []
      : [{ label: m.compare_delivers(), value: daysText(turnaroundDays), under: '' }];
  if (facts) return <WorkFactsList facts={facts} also={delivers} />;
  const isNew = projects === 0;
  if (!isNew && delivers.length === 0) return null;
  return (
    <div className="grid gap-2">
      {delivers.length > 0 ? <FactRow shown={delivers} /> : null}
      {isNew ? <p className="hint">{m.casting_creator_new()}</p> : null}
    </div>
  );
}

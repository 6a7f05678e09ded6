import { activeStatuses, awaitedStates, type DealDetail, type Sample } from '@briefcast/contract';
import { formatShortDate } from '@briefcast/i18n/format';
import { dueAfterText } from '@briefcast/i18n/labels/sample-terms';
import { m } from '@briefcast/i18n/messages';

interface DeadlineNoteProps {
  deal: DealDetail;
  sample: Sample;
}

/** Consequence of a late parcel for the deadline, as long as it is awaited; nothing where the deadline stays. */
export function DeadlineNote({
  deal: { dueAfterDays, status },
  sample: { terms, state },
}: DeadlineNoteProps) {
  if (terms.kind !== 'SENT' || !awaitedStates.includes(state) || !activeStatuses.includes(status))
    return null;
  if (dueAfterDays == null && terms.arrivesBy === null) return null;
  return (
    <section data-tone="yellow" className="ear bg-k-bg px-5 py-4 pe-8 text-k-ink">
      <h3 className="text-[17px]">
        {dueAfterDays == null ? m.sample_late_title() : dueAfterText(dueAfterDays)}
      </h3>
      <p className="mt-1 text-ui">
        {dueAfterDays == null
          ? m.sample_late_moves({ day: formatShortDate(terms.arrivesBy ?? '') })
          : m.sample_days_move()}
      </p>
    </section>
  );
}

import type { ReportedBefore } from '@briefcast/contract';
import { formatShortDate } from '@briefcast/i18n/format';
import { reportReasonLabel } from '@briefcast/i18n/labels/moderation';
import { m } from '@briefcast/i18n/messages';

function wordsOf(row: ReportedBefore): { title: string; line: string } {
  if (row.what === 'REPORT') {
    const ends = { ACTED: m.moderation_report_acted, DISMISSED: m.moderation_report_dismissed };
    return {
      title: m.moderation_earlier_report({ reason: reportReasonLabel(row.reason) }),
      line: row.outcome === null ? m.moderation_earlier_open() : ends[row.outcome](),
    };
  }
  const title = row.what === 'WARNING' ? m.moderation_earlier_warning() : m.moderation_earlier_suspension();
  return { title, line: row.text };
}

/** Earlier reports, warnings and suspensions of the party of a report. */
export function ReportEarlier({ before }: { before: readonly ReportedBefore[] }) {
  return (
    <section aria-labelledby="earlier">
      <h3 id="earlier" className="label">
        {m.moderation_earlier()}
      </h3>
      {before.length === 0 ? (
        <p className="hint">{m.moderation_earlier_none()}</p>
      ) : (
        <ul className="divide-y divide-line">
          {before.map((row) => {
            const { title, line } = wordsOf(row);
            return (
              <li key={`${row.what} ${row.at}`} className="flex flex-wrap gap-x-3 py-2 text-ui">
                <b className="font-semibold">{title}</b>
                <time dateTime={row.at} className="hint">
                  {formatShortDate(row.at)}
                </time>
                <span dir="auto" className="hint basis-full whitespace-pre-line wrap-anywhere">
                  {line}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

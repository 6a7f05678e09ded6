import type { AdminReport } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatDateWithTime } from '@briefcast/i18n/format';
import { reportReasonLabel, reportSubjectLabel } from '@briefcast/i18n/labels/moderation';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Check, Flag } from 'lucide-react';
import { Fact } from '../../../features/deals/deal-facts.tsx';
import { adminQ } from '../../../lib/admin-query.ts';
import { errorText } from '../../../lib/show-error.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { ReportActs } from './report-acts.tsx';
import { ReportClosing } from './report-closing.tsx';
import { ReportContext } from './report-context.tsx';
import { ReportEarlier } from './report-earlier.tsx';

/** Report with its subject in its context, what happened before, the admin's acts, and its end. */
export function ReportCard({ id, onDecided }: { id: string; onDecided: () => void }) {
  const query = useQuery({
    ...adminQ('moderation.report', { params: { id } }),
    select: ({ report }) => report,
  });
  if (query.data) return <Report key={id} report={query.data} onDecided={onDecided} />;
  return (
    <Card className="min-h-[40vh]">
      {query.isError ? (
        <ErrorState onRetry={() => void query.refetch()}>
          {errorText(query.error, m.moderation_report_not_loaded())}
        </ErrorState>
      ) : (
        <LoadingText>{m.moderation_loading()}</LoadingText>
      )}
    </Card>
  );
}

function Report({ report, onDecided }: { report: AdminReport; onDecided: () => void }) {
  const { reporterRole: role, dealId, creatorId, casting } = report;
  return (
    <Card flush className="overflow-hidden">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line p-4.5 pe-8 md:ps-6 md:pe-9">
        <span className="mod-flag" data-tone="orange">
          <Flag aria-hidden className="ic" />
        </span>
        <div className="min-w-0 flex-1 basis-56">
          <h2 className="text-d4">{reportSubjectLabel(report.subject)}</h2>
          <p className="hint wrap-anywhere">
            {m.moderation_report_by({
              role,
              name: report.reporter ?? m.moderation_report_someone(),
              day: formatDateWithTime(report.createdAt),
            })}
          </p>
        </div>
        {report.outcome ? (
          <Badge
            tone={report.outcome === 'ACTED' ? 'orange' : 'green'}
            icon={<Check aria-hidden className="ic" />}
          >
            {report.outcome === 'ACTED' ? m.moderation_report_acted() : m.moderation_report_dismissed()}
          </Badge>
        ) : null}
      </header>
      <div className="mod-report">
        <div className="grid min-w-0 content-start gap-5 p-4.5 md:px-6 md:py-6">
          <dl className="grid gap-4 sm:grid-cols-2">
            <Fact label={m.moderation_report_reason()}>{reportReasonLabel(report.reason)}</Fact>
            <Fact label={m.moderation_report_note()}>
              <bdi className="whitespace-pre-line wrap-anywhere">{report.note ?? '–'}</bdi>
            </Fact>
          </dl>
          <ReportContext report={report} />
          <div className="flex flex-wrap gap-2">
            {dealId ? (
              <ButtonLink variant="outline" to={paths.adminDeal.href(dealId)}>
                {m.moderation_report_to_deal()}
              </ButtonLink>
            ) : null}
            {creatorId ? (
              <ButtonLink variant="outline" to={paths.adminCreator.href(creatorId)}>
                {m.moderation_report_to_creator()}
              </ButtonLink>
            ) : null}
            {casting ? (
              <ButtonLink variant="outline" to={paths.casting.href(casting.id)}>
                {m.moderation_report_to_casting()}
              </ButtonLink>
            ) : null}
            {casting?.isOver ? (
              <p className="hint self-center">{m.moderation_report_casting_over()}</p>
            ) : null}
          </div>
          <ReportEarlier before={report.before} />
          {report.closingNote ? (
            <p dir="auto" className="text-ink-2 whitespace-pre-line wrap-anywhere">
              {report.closingNote}
            </p>
          ) : null}
        </div>
        {report.reported ? <ReportActs reported={report.reported} report={report} /> : null}
      </div>
      {report.outcome ? null : <ReportClosing report={report} onDecided={onDecided} />}
    </Card>
  );
}

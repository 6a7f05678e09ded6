import type { AdminReport, ReportOutcome } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatDateWithTime } from '@briefcast/i18n/format';
import { reportReasonLabel, reportSubjectLabel } from '@briefcast/i18n/labels/moderation';
import { m } from '@briefcast/i18n/messages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Check, Flag } from 'lucide-react';
import { useState } from 'react';
import { Fact } from '../../../features/deals/deal-facts.tsx';
import { adminQ } from '../../../lib/admin-query.ts';
import { adminClient } from '../../../lib/api.ts';
import { errorText } from '../../../lib/show-error.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field, FormError } from '../../../ui/field.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import { ActionDialog, useAdminAction } from '../actions/admin-action.tsx';
import { refreshAdmin } from '../admin-queries.ts';

/** Report with its author, its subject and content, and the decision on it. */
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
  const { kept, reporterRole: role, dealId, creatorId, casting } = report;
  const ending = useAdminAction();
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
      <div className="grid gap-5 p-4.5 md:px-6 md:py-6">
        <dl className="grid gap-4 sm:grid-cols-2">
          <Fact label={m.moderation_report_reason()}>{reportReasonLabel(report.reason)}</Fact>
          <Fact label={m.moderation_report_note()}>
            <bdi className="whitespace-pre-line wrap-anywhere">{report.note ?? '–'}</bdi>
          </Fact>
        </dl>
        <section aria-labelledby="kept" className="rounded-lg bg-sunken p-4">
          <h3 id="kept" className="label">
            {m.moderation_report_kept()}
          </h3>
          <p className="hint wrap-anywhere">
            {m.moderation_of_author({ name: kept.author })}
            {kept.dealTitle === null ? null : ` · ${m.moderation_in_deal({ title: kept.dealTitle })}`}
          </p>
          <p dir="auto" className="mt-2 whitespace-pre-line wrap-anywhere">
            {kept.text}
          </p>
          {kept.sha256 ? (
            <p className="hint num mt-2 wrap-anywhere">
              {m.moderation_report_sha()} <bdi>{kept.sha256}</bdi>
            </p>
          ) : null}
        </section>
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
          {casting && !casting.isOver ? (
            <Button
              variant="danger-outline"
              onClick={() =>
                ending.ask({
                  title: m.admin_end_casting(),
                  question: m.admin_end_casting_question({ title: kept.dealTitle ?? '' }),
                  confirmLabel: m.admin_end_casting(),
                  busyText: m.admin_ending_casting(),
                  danger: true,
                  reasonLabel: m.admin_end_casting_reason(),
                  run: (reason) =>
                    adminClient.adminCastings.end({ params: { id: casting.id }, body: { reason } }),
                  failureText: (error) => errorText(error, m.casting_not_moved()),
                })
              }
            >
              {m.admin_end_casting()}
            </Button>
          ) : null}
          {casting?.isOver ? <p className="hint self-center">{m.moderation_report_casting_over()}</p> : null}
          <ActionDialog action={ending} />
        </div>
        {report.closingNote ? (
          <p dir="auto" className="text-ink-2 whitespace-pre-line wrap-anywhere">
            {report.closingNote}
          </p>
        ) : null}
      </div>
      {report.outcome ? null : <Closing id={report.id} onDecided={onDecided} />}
    </Card>
  );
}

function Closing({ id, onDecided }: { id: string; onDecided: () => void }) {
  const [note, setNote] = useState('');
  const close = useMutation({
    mutationFn: (outcome: ReportOutcome) =>
      adminClient.moderation.closeReport({ params: { id }, body: { outcome, note } }),
    onSuccess: ({ message }) => {
      toastSuccess(message);
      onDecided();
      return refreshAdmin();
    },
    onError: () => void refreshAdmin(),
  });
  return (
    <div className="grid gap-4 border-t border-line bg-canvas p-4.5 md:p-6">
      <Field label={m.moderation_report_closing()} hint={m.moderation_report_hint()}>
        <TextArea rows={2} maxLength={1000} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
      <FormError className="empty:hidden">
        {close.isError ? errorText(close.error, m.moderation_failed()) : null}
      </FormError>
      <div className="flex flex-wrap justify-end gap-2.5 max-sm:*:flex-1">
        <OnlineButton
          variant="outline"
          busy={close.isPending && close.variables === 'DISMISSED'}
          busyText={m.moderation_report_dismissing()}
          disabled={close.isPending}
          onClick={() => close.mutate('DISMISSED')}
        >
          {m.moderation_report_dismiss()}
        </OnlineButton>
        <OnlineButton
          variant="cast"
          busy={close.isPending && close.variables === 'ACTED'}
          busyText={m.moderation_report_acting()}
          disabled={close.isPending}
          onClick={() => close.mutate('ACTED')}
        >
          {m.moderation_report_act()}
        </OnlineButton>
      </div>
    </div>
  );
}

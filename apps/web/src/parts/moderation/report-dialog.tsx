import { type NewReport, type ReportReason, type ReportSubject, reportReasons } from '@briefcast/contract';
import { reportReasonLabel } from '@briefcast/i18n/labels/moderation';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { loadClient } from '../../lib/load-client.ts';
import { errorText } from '../../lib/show-error.ts';
import { Field, FieldGroup } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toastSuccess } from '../../ui/toast.ts';

export interface Reported {
  subject: ReportSubject;
  id: string;
  /** Casting of a reported application. */
  castingId?: string;
}

/** Sends a report to where things of its subject are reported. */
async function sendReport({ subject, id, castingId = '' }: Reported, body: NewReport): Promise<unknown> {
  const { reports } = await loadClient();
  switch (subject) {
    case 'PROFILE':
      return reports.profile({ params: { id }, body });
    case 'CASTING':
      return reports.casting({ params: { id }, body });
    case 'APPLICATION':
      return reports.application({ params: { id: castingId, applicationId: id }, body });
    default:
      return reports.inDeal({ body: { ...body, subject, subjectId: id } });
  }
}

interface ReportDialogProps {
  /** Null while there is nothing to choose. */
  reported: Reported | null;
  title: string;
  /** Fields above the reason, which choose what is reported. */
  children?: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks what is wrong with what is reported, and sends it. The text stays if that fails. */
export function ReportDialog({ reported, title, children, open, onOpenChange }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const send = useMutation({
    mutationFn: ({ what, reason: chosen }: { what: Reported; reason: ReportReason }) =>
      sendReport(what, { reason: chosen, note }),
    onSuccess: () => {
      onOpenChange(false);
      toastSuccess(m.report_sent());
    },
  });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={m.report_text()}
      submitText={m.report_send()}
      busyText={m.report_sending()}
      busy={send.isPending}
      error={send.isError ? errorText(send.error, m.report_failed()) : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(reason === null);
        if (reported !== null && reason !== null && !send.isPending) send.mutate({ what: reported, reason });
      }}
    >
      {children}
      <FieldGroup label={m.report_reason()} error={isMissing ? m.report_choose() : undefined}>
        {reportReasons.map((one) => (
          <label key={one} className="check">
            <span className="check-box">
              <input
                type="radio"
                name="report-reason"
                checked={one === reason}
                onChange={() => {
                  setReason(one);
                  setMissing(false);
                }}
              />
            </span>
            {reportReasonLabel(one)}
          </label>
        ))}
      </FieldGroup>
      <Field label={m.report_note()}>
        <TextArea rows={3} maxLength={1000} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
    </FormDialog>
  );
}

import type { AdminReport, ReportOutcome } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { adminClient } from '../../../lib/api.ts';
import { errorText } from '../../../lib/show-error.ts';
import { Field, FormError } from '../../../ui/field.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import { refreshAdmin } from '../admin-queries.ts';

/** The end of a report, with a letter to who made it. */
export function ReportClosing({ report, onDecided }: { report: AdminReport; onDecided: () => void }) {
  const { id, reporter } = report;
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
      <Field
        label={reporter === null ? m.moderation_report_closing() : m.moderation_letter_to({ name: reporter })}
        hint={reporter === null ? m.moderation_report_hint() : m.moderation_letter_hint()}
      >
        <TextArea
          dir="auto"
          rows={3}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
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

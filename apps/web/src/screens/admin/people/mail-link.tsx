import { type JoinLink, mostJoinMailsAtOnce, readAddresses, type SentJoinMails } from '@briefcast/contract';
import { formatCount, formatSeries } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { adminClient } from '../../../lib/api.ts';
import { errorText } from '../../../lib/show-error.ts';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import { refreshAdmin } from '../admin-queries.ts';

/** People without a mail, with the reason; empty where all got one. */
const leftOut = ({ members, repeated }: SentJoinMails): string =>
  [
    ...(members.length > 0 ? [m.join_sent_members({ emails: formatSeries(members) })] : []),
    ...(repeated.length > 0 ? [m.join_sent_repeated({ emails: formatSeries(repeated) })] : []),
  ].join(' ');

/** Mails a link to a pasted list of addresses. */
export function MailLink({ link, onClose }: { link: JoinLink; onClose: () => void }) {
  const [pasted, setPasted] = useState('');
  const [language, setLanguage] = useState<'en' | 'ar'>(document.documentElement.lang === 'ar' ? 'ar' : 'en');
  const [note, setNote] = useState('');
  const { emails, unreadable } = readAddresses(pasted);
  const send = useMutation({
    mutationFn: () =>
      adminClient.joinLinks.mail({ params: { id: link.id }, body: { emails, language, note } }),
    onSuccess: async (sent) => {
      await refreshAdmin();
      onClose();
      toastSuccess(m.join_sent({ n: sent.sent, count: formatCount(sent.sent) }), leftOut(sent));
    },
  });
  const [isAsked, setAsked] = useState(false);
  const finding =
    emails.length > mostJoinMailsAtOnce
      ? m.join_emails_many({ limit: formatCount(mostJoinMailsAtOnce) })
      : unreadable.length > 0
        ? m.join_emails_unreadable({ parts: formatSeries(unreadable) })
        : isAsked && emails.length === 0
          ? m.join_emails_none()
          : undefined;
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (emails.length > 0 && !finding) send.mutate();
      }}
      title={m.join_mail_title()}
      description={m.join_mail_text()}
      submitText={m.join_send()}
      busyText={m.join_sending()}
      busy={send.isPending}
      error={send.error ? errorText(send.error, m.join_not_sent()) : undefined}
    >
      <Field
        label={m.join_emails()}
        hint={
          emails.length > 0
            ? m.join_emails_read({ n: emails.length, count: formatCount(emails.length) })
            : m.join_emails_hint()
        }
        error={finding}
        required
      >
        <TextArea rows={5} dir="ltr" value={pasted} onChange={(event) => setPasted(event.target.value)} />
      </Field>
      <Field label={m.join_mail_language()}>
        <Select
          options={[
            { value: 'en', label: m.join_english() },
            { value: 'ar', label: m.join_arabic() },
          ]}
          value={language}
          onChange={(event) => setLanguage(event.target.value === 'ar' ? 'ar' : 'en')}
        />
      </Field>
      <Field label={m.join_note()} hint={m.join_note_hint()}>
        <TextArea rows={3} maxLength={1000} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
    </FormDialog>
  );
}

/** An invoice is sent by mail or to the e-invoice provider, with what was sent so far (rules/invoices#mail). */
import { InvoiceLanguage, NewInvoiceMail } from '@briefcast/contract';
import { formatDateWithTime } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { queryClient } from '../../lib/query-client.ts';
import { createKeyKeeper } from '../../lib/request-key.ts';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import { showFailure } from '../../lib/show-form-failure.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, FormError } from '../../ui/field.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { HandoverSection } from './handover-section.tsx';
import { type InvoiceSource, mailsQuery, refreshSent, sendMail } from './invoice-source.ts';

const languageTexts: Record<InvoiceLanguage, () => string> = {
  en: m.billing_invoice_english,
  ar: m.billing_invoice_arabic,
  both: m.invoice_mail_both,
};

interface SendInvoiceDialogProps {
  source: InvoiceSource;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function SendInvoiceDialog({ source, open, onOpenChange }: SendInvoiceDialogProps) {
  const { number: reference, kind } = source;
  const [keyOf] = useState(createKeyKeeper);
  const mails = mailsQuery(source);
  const { data } = useQuery({ ...mails, staleTime: 0 });
  const form = useForm<NewInvoiceMail>({
    resolver: schemaResolver(NewInvoiceMail),
    // The address that the other side stated, until another one is typed.
    values: { to: data?.suggested ?? '', language: 'both' },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      const sent = await sendMail(source, body, keyOf(body));
      queryClient.setQueryData(mails.queryKey, sent);
      toastSuccess(m.invoice_mail_done({ to: body.to }));
      onOpenChange(false);
      await refreshSent(source);
    } catch (error) {
      showFailure(form, error, m.invoice_mail_failed());
    }
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      onSubmit={submit}
      sheet
      busy={isSubmitting}
      title={m.invoice_mail_title({ reference })}
      description={kind === 'OF_DEAL' ? m.invoice_mail_about() : m.invoice_mail_about_house()}
      footer={
        <OnlineButton type="submit" busy={isSubmitting} busyText={m.action_sending()}>
          {m.invoice_mail()}
        </OnlineButton>
      }
    >
      <div className="grid gap-4">
        <Field
          label={m.invoice_mail_to()}
          hint={
            data?.suggested ? m.invoice_mail_suggested({ to: `\u2068${data.suggested}\u2069` }) : undefined
          }
          error={errors.to?.message}
          required
        >
          <TextInput type="email" dir="ltr" autoComplete="off" {...form.register('to')} />
        </Field>
        <Field label={m.invoice_mail_language()} error={errors.language?.message}>
          <Select
            options={InvoiceLanguage.options.map((value) => ({ value, label: languageTexts[value]() }))}
            {...form.register('language')}
          />
        </Field>
        <FormError className="empty:hidden">{errors.root?.message}</FormError>
        {data && data.mails.length > 0 ? (
          <section aria-label={m.invoice_mail_earlier()}>
            <h3 className="font-semibold">{m.invoice_mail_earlier()}</h3>
            <ul className="mt-1.5 divide-y divide-line">
              {data.mails.map(({ to, sentAt }) => (
                <li key={sentAt} className="flex flex-wrap justify-between gap-x-4 py-1.5 text-sm">
                  <bdi className="min-w-0 wrap-anywhere">{to}</bdi>
                  <time dateTime={sentAt} className="hint num">
                    {formatDateWithTime(sentAt)}
                  </time>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <HandoverSection source={source} />
      </div>
    </Dialog>
  );
}

/** The formal letter as the brand will read it, before the creator sends it (rules/disputes#letter). */
import type { LetterWords, PaperLanguage, Payout } from '@briefcast/contract';
import { isArabic } from '@briefcast/i18n/arabic-conventions';
import { formatExactMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { q } from '../../lib/query.ts';
import { errorText } from '../../lib/show-error.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SegmentedTabs, TabGroup, TabPanel } from '../../ui/tabs.tsx';
import { useSendLetter } from './use-disputes.ts';

interface LetterDialogProps {
  payout: Payout;
  brand: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function LetterDialog({ payout, brand, open, onOpenChange }: LetterDialogProps) {
  const { dealId, currency, restCents } = payout;
  const tabs = [
    { id: 'en', label: m.billing_invoice_english() },
    { id: 'ar', label: m.billing_invoice_arabic() },
  ] as const;
  // The first one has the focus when the dialog opens, and with it is chosen.
  const ordered = isArabic(document.documentElement.lang) ? tabs.toReversed() : tabs;
  const [language, setLanguage] = useState<PaperLanguage>(ordered[0]?.id ?? 'en');
  const preview = useQuery({
    ...q('disputes.previewLetter', { params: { dealId } }),
    select: ({ letter }) => letter,
    // Requested again whenever it is opened.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const send = useSendLetter(dealId);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate(undefined, { onSettled: () => onOpenChange(false) });
      }}
      sheet
      busy={send.isPending}
      title={m.late_letter_ask()}
      description={m.late_letter_about({ brand, amount: formatExactMoney(restCents, currency) })}
      footer={
        <OnlineButton
          type="submit"
          icon={<Send aria-hidden className="ic" />}
          busy={send.isPending}
          busyText={m.late_letter_sending()}
          disabled={!preview.data}
        >
          {m.late_letter_confirm()}
        </OnlineButton>
      }
    >
      <TabGroup value={language} onValueChange={setLanguage}>
        <SegmentedTabs label={m.late_letter_language()} value={language} items={ordered} />
        <TabPanel value={language}>
          {preview.data ? <Letter language={language} words={preview.data[language]} /> : null}
          {preview.isPending ? (
            <>
              <span role="status" className="sr-only">
                {m.late_letter_loading()}
              </span>
              <Skeleton className="ear mt-4 h-[520px]" />
            </>
          ) : null}
          {preview.isError ? (
            <ErrorState className="mt-4" onRetry={() => void preview.refetch()}>
              {m.late_letter_not_loaded()}
              <span className="block font-normal text-ink-2">
                {errorText(preview.error, m.please_try_again())}
              </span>
            </ErrorState>
          ) : null}
        </TabPanel>
      </TabGroup>
    </Dialog>
  );
}

/** The paper in the direction of its language, whatever that of the page. */
function Letter({ language, words }: { language: PaperLanguage; words: LetterWords }) {
  const { name, parties, facts, subject, paragraphs, sums, from, note } = words;
  return (
    <article
      lang={language}
      dir={language === 'ar' ? 'rtl' : 'ltr'}
      className="ear mt-4 bg-surface p-5 text-sm wrap-anywhere shadow-e1 md:p-7"
      aria-label={name}
    >
      <p className="hint">{name}</p>
      <div className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {parties.map((party) => (
          <div key={party.label}>
            <p className="hint">{party.label}</p>
            <p className="font-semibold">{party.name}</p>
            {party.lines.map((line) => (
              <p key={line} className="text-ink-2">
                {line}
              </p>
            ))}
          </div>
        ))}
      </div>
      <dl className="mt-4 flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-4">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="hint">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-5 text-xl">{subject}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-3">
          {paragraph}
        </p>
      ))}
      <dl className="mt-5 grid gap-1.5 rounded-lg bg-(--c-green-bg) p-4 text-(--c-green-ink)">
        {sums.map(({ label, value }, at) => (
          <div
            key={label}
            className={clsx('flex justify-between gap-4', at >= sums.length - 2 && 'font-semibold')}
          >
            <dt>{label}</dt>
            <dd className="num text-end">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 font-semibold">{from}</p>
      <p className="hint mt-5">{note}</p>
    </article>
  );
}

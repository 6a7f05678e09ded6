import type { AdminDispute } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatLongDate, formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import type { ReactNode } from 'react';
import { PartList } from '../../../features/payouts/part-list.tsx';
import { PaymentProof } from '../../../features/payouts/payment-proof.tsx';
import { mediaUrl } from '../../../lib/media-url.ts';
import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

/** Acts of both sides, read from the rows as they are now. */
export function EvidenceCard({ dispute }: { dispute: AdminDispute }) {
  const { dealId, certificateCode, payout, currency } = dispute;
  const { completedAt, invoiceUrl, invoiceReference, reminders, letter, payment, parts } = payout;
  return (
    <Card title={m.admin_case_evidence()}>
      <p className="hint">{m.admin_case_evidence_text()}</p>
      <dl className="mt-4 grid gap-4 text-ui">
        <Piece label={m.admin_case_project()}>
          {completedAt === null
            ? m.admin_case_deposit()
            : m.admin_case_completed({ day: formatLongDate(completedAt) })}{' '}
          <TextLink to={paths.adminDeal.href(dealId)}>{m.admin_case_open_project()}</TextLink>
        </Piece>
        <Piece label={m.admin_case_certificate()}>
          {certificateCode ? (
            <TextLink to={paths.certificate.href(certificateCode)}>
              {m.admin_case_open_certificate()}
            </TextLink>
          ) : (
            m.admin_case_no_certificate()
          )}
        </Piece>
        <Piece label={m.admin_case_invoice()}>
          <Paper address={invoiceUrl}>{m.admin_case_open_invoice({ number: invoiceReference })}</Paper>
        </Piece>
        <Piece label={m.admin_case_reminders()}>
          {reminders.lastAt
            ? m.payout_step_reminders({
                n: reminders.sent,
                count: formatCount(reminders.sent),
                day: formatShortDate(reminders.lastAt),
              })
            : m.admin_case_no_reminders()}
        </Piece>
        {letter ? (
          <Piece label={m.admin_case_letter()}>
            {m.admin_case_letter_sent({
              day: formatLongDate(letter.sentAt),
              payBy: formatLongDate(letter.payBy),
            })}
            <span className="flex flex-wrap gap-x-4">
              <Paper address={letter.url}>{m.late_letter_english()}</Paper>
              <Paper address={`${letter.url}&lang=ar`}>{m.late_letter_arabic()}</Paper>
            </span>
          </Piece>
        ) : null}
        <Piece label={m.admin_case_payment()}>
          {payment ? (
            <PaymentProof payment={payment} />
          ) : parts.length === 0 ? (
            m.admin_case_no_payment()
          ) : null}
          <PartList parts={parts} currency={currency} />
        </Piece>
        <Piece label={m.admin_case_creator_says()}>
          <Answer answer={payout.answer} />
        </Piece>
      </dl>
    </Card>
  );
}

function Piece({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="hint">{label}</dt>
      <dd className="mt-0.5 wrap-anywhere">{children}</dd>
    </div>
  );
}

/** A paper by its signed address; its name alone where there is none. */
function Paper({ address, children }: { address: string | undefined; children: string }) {
  if (address === undefined) return children;
  return (
    <a className="link" href={mediaUrl(address)} download>
      {children}
    </a>
  );
}

function Answer({ answer }: Pick<AdminDispute['payout'], 'answer'>) {
  if (!answer) return m.admin_case_no_answer();
  const day = formatLongDate(answer.answeredAt);
  return (
    <>
      {answer.arrived ? m.admin_case_arrived({ day }) : m.admin_case_denied({ day })}
      {answer.note ? (
        <span dir="auto" className="mt-1 block whitespace-pre-line text-ink-2">
          {answer.note}
        </span>
      ) : null}
    </>
  );
}

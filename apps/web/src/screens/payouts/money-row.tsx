import { daysLate, owedStates, type Payout } from '@briefcast/contract';
import { formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { LatePaymentNote } from '../../features/disputes/late-payment.tsx';
import { AnswerNote } from '../../features/payouts/answer-note.tsx';
import { PartList } from '../../features/payouts/part-list.tsx';
import { mediaUrl } from '../../lib/media-url.ts';
import { BrandLogoAvatar } from '../../parts/brands/brand-logo-avatar.tsx';
import { handoverText } from '../../parts/invoices/handover-text.ts';
import { FurtherName } from '../../ui/further-name.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { PartAnswers } from './part-answers.tsx';
import { PaymentRow } from './payment-row.tsx';
import { useMoneyActs } from './use-money-acts.tsx';

const MoneyMenu = latePart(
  async () => (await import('./money-menu.tsx')).MoneyMenu,
  () => <span className="size-11" />,
);

/** Facts that only the creator reads: when silence counts, and when a late brand is reminded again. */
function notesOf({ state, dueAt, reminders: { nextAt } }: Payout): string[] {
  if (nextAt === null) return [];
  const day = formatShortDate(nextAt);
  if (state === 'MARKED') return [m.payout_step_counts_on({ day })];
  const isLate = owedStates.includes(state) && daysLate(new Date(dueAt), new Date()) > 0;
  return isLate ? [m.payout_next_reminder({ day })] : [];
}

/** Payment that a brand owes or made, as its creator sees it. */
export function MoneyRow({ payout }: { payout: Payout }) {
  const { dealId, title, party, currency, parts, answer, invoices } = payout;
  const name = party.name ?? m.money_gone_brand();
  const { next, others, dialogs } = useMoneyActs(payout, name);
  return (
    <PaymentRow
      payout={payout}
      viewer="CREATOR"
      name={name}
      picture={<BrandLogoAvatar name={name} src={party.image ? mediaUrl(party.image) : null} size={36} />}
      notes={notesOf(payout)}
      acts={
        <>
          {next ? (
            <OnlineButton
              variant={next.variant ?? 'outline'}
              size="sm"
              busy={next.busy?.isBusy}
              busyText={next.busy?.text}
              onClick={next.onPress}
            >
              {next.text}
              <FurtherName>{title}</FurtherName>
            </OnlineButton>
          ) : null}
          <MoneyMenu payout={payout} name={name} acts={others} />
        </>
      }
    >
      {answer?.note ? <AnswerNote note={answer.note} isOwn /> : null}
      <PartList
        parts={parts}
        currency={currency}
        isOwn
        actions={(part) => <PartAnswers dealId={dealId} part={part} currency={currency} />}
      />
      {invoices.map(({ id, handover }) =>
        handover?.state === 'FAILED' ? (
          <p key={id} className="text-sm text-danger">
            {handoverText(handover)}
          </p>
        ) : null,
      )}
      <LatePaymentNote payout={payout} viewer="CREATOR" other={name} mayState />
      {dialogs}
    </PaymentRow>
  );
}

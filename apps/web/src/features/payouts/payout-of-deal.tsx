import type { DealDetail, Role } from '@briefcast/contract';
import { totalOf } from '@briefcast/contract/additions/total';
import { payoutsPath } from '@briefcast/contract/paths';
import { formatExactMoney, formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LaterShare } from './later-share.tsx';
import { payoutLook } from './payout-look.ts';

/**
 * Parts that wait for the creator's confirmation and that arrived; empty where it is all of it, which the badge
 * says.
 */
function saidOf({ currency }: DealDetail, payout: NonNullable<DealDetail['payout']>): string {
  const { amountCents, droppedCents = 0, markedCents = 0, arrivedCents = 0 } = payout;
  const isPart = (cents: number) => cents > 0 && cents < amountCents + droppedCents;
  const lines = [
    isPart(arrivedCents)
      ? m.payout_of_deal_arrived({ amount: formatExactMoney(arrivedCents, currency) })
      : '',
    isPart(markedCents) ? m.payout_of_deal_marked({ amount: formatExactMoney(markedCents, currency) }) : '',
  ];
  return lines.filter(Boolean).join(' ');
}

/** Payment due for a completed deal or in advance: sum, day and state; nothing where nothing is owed. */
export function PayoutOfDeal({ deal, viewer }: { deal: DealDetail; viewer: Role }) {
  const { payout, currency } = deal;
  if (!payout) return null;
  const isDeposit = payout.isDeposit === true;
  const added = isDeposit ? 0 : totalOf(deal) - deal.budget;
  const wholeCents = payout.amountCents + (payout.droppedCents ?? 0);
  // A deposit lapses with the end of its project.
  const lapsed = isDeposit && deal.status === 'CANCELLED' ? { completedAt: null } : {};
  const { tone, Icon, text } = payoutLook({ ...payout, ...lapsed, amountCents: wholeCents }, new Date());
  const isOpen = payout.state !== 'CONFIRMED';
  const shownCents = isOpen ? payout.restCents : payout.amountCents;
  const line = saidOf(deal, payout);
  const ofBrand = isOpen ? m.payout_of_deal_brand() : m.payout_of_deal_paid();
  const ofWhole = viewer === 'BRAND' ? ofBrand : m.payout_of_deal_creator();
  const title = isDeposit ? m.deposit_title() : ofWhole;
  return (
    <Card aria-label={title} title={title}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <div>
          <p className="disp num text-[26px] leading-none!">{formatExactMoney(shownCents, currency)}</p>
          {shownCents === wholeCents ? null : (
            <p className="hint num mt-1.5">
              {m.payout_rest_of({ amount: formatExactMoney(wholeCents, currency) })}
            </p>
          )}
          {added === 0 ? null : (
            <p className="hint num mt-1.5">
              {m.addition_price_line({
                budget: formatExactMoney(deal.budget, currency),
                added: formatExactMoney(added, currency),
              })}
            </p>
          )}
        </div>
        <Badge tone={tone} icon={<Icon aria-hidden className="ic" />}>
          {text}
        </Badge>
        <p className="num flex-1 basis-44 text-ui text-ink-2">
          {isOpen ? m.payout_of_deal_due({ day: formatLongDate(payout.dueAt) }) : null}
          <LaterShare later={payout.later} currency={currency} />
          {line ? <span className="block">{line}</span> : null}
        </p>
        <ButtonLink
          to={payoutsPath(viewer)}
          variant={isOpen ? 'primary' : 'outline'}
          className="max-sm:w-full"
        >
          {viewer === 'BRAND' ? m.payout_to_owed() : m.payout_to_money()}
        </ButtonLink>
      </div>
      {deal.waitsForDeposit ? (
        <p className="mt-4 border-t border-line pt-3 text-ui">
          {viewer === 'BRAND' ? m.deposit_waits_brand() : m.deposit_waits_creator()}
        </p>
      ) : null}
    </Card>
  );
}

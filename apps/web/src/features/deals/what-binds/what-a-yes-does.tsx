import type { DealLines } from '@briefcast/contract';
import { type DealDetail, depositCents } from '@briefcast/contract';
import { isBriefReplaced } from '@briefcast/contract/deals/proposals';
import { changedLines, linesIn, linesOfDeal } from '@briefcast/contract/deals/versions';
import { formatCount, formatMoney, formatShortDate } from '@briefcast/i18n/format';
import { depositText } from '@briefcast/i18n/labels/deposit';
import { m } from '@briefcast/i18n/messages';
import { useUser } from '../../../lib/use-user.ts';
import { useCredits } from '../../../parts/credits/use-credits.ts';
import { RichText } from '../../../ui/rich-text.tsx';
import { brandName, creatorName } from '../party-names.ts';

interface YesOfOtherProps {
  /** As it is now, before the proposal. */
  deal: DealDetail;
  /** Whether its writer begins with the deposit. */
  isWaiting: boolean;
}

/** Consequences of the other side's yes to proposed terms, and their time. */
export function YesOfOther({ deal, isWaiting }: YesOfOtherProps) {
  const { role } = useUser();
  const other = role === 'CREATOR' ? brandName(deal.brand) : creatorName(deal.creator);
  return (
    <p className="wrap-anywhere">
      <RichText
        parts={(isWaiting ? m.proposal_binds_waiting : m.proposal_binds).parts({ other })}
        tags={{ other: (children) => <bdi>{children}</bdi> }}
      />
      {role === 'BRAND' && !isBriefReplaced(deal.proposals) ? ` ${m.proposal_binds_brief()}` : null}
    </p>
  );
}

interface AgreedLinesProps {
  /** With the lines that would be agreed to. */
  deal: DealDetail;
  /** The version that they are compared with. */
  before: DealLines;
  /** Sentence on when the creator starts; null where they say it here, or nothing waits. */
  starts: string | null;
}

/** Day and deposit of the lines, and how many of them stay as they were. */
export function AgreedLines({ deal, before, starts }: AgreedLinesProps) {
  const credits = useCredits();
  const { budget, currency, deadline, deposit } = deal;
  const lines = linesOfDeal(deal);
  const changed = changedLines(before, lines).length;
  return (
    <>
      <dl>
        <dt>{m.deal_deadline()}</dt>
        <dd>{formatShortDate(deadline)}</dd>
        {deposit ? (
          <>
            <dt>
              {m.deposit_title()} <small>{depositText(deposit)}</small>
            </dt>
            <dd>{formatMoney(depositCents(budget, deposit), currency)}</dd>
          </>
        ) : null}
        {changed === 0 ? null : (
          <>
            <dt>{m.proposal_lines_changed()}</dt>
            <dd>{formatCount(changed)}</dd>
            <dt>{m.proposal_lines_kept()}</dt>
            <dd>{formatCount(Math.max(0, linesIn(lines).length - changed))}</dd>
          </>
        )}
      </dl>
      {starts ? <p>{starts}</p> : null}
      {credits ? <p>{m.proposal_uses_credit()}</p> : null}
    </>
  );
}

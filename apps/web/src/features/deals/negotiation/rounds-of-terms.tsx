import type { DealDetail, ProposalState, Role } from '@briefcast/contract';
import {
  changedLines,
  type DealLine,
  linesBefore,
  linesOfDeal,
  type Version,
  versionsOf,
} from '@briefcast/contract/deals/versions';
import { formatDateWithTime } from '@briefcast/i18n/format';
import { lineLabel, lineText } from '@briefcast/i18n/labels/deal-lines';
import { m } from '@briefcast/i18n/messages';
import { ChevronDown } from 'lucide-react';
import { brandName, creatorName } from '../party-names.ts';

/** How a proposal ended, in a word. */
export const proposalStates: Record<Exclude<ProposalState, 'OPEN'>, () => string> = {
  ACCEPTED: m.proposal_state_accepted,
  DECLINED: m.proposal_state_declined,
  ANSWERED: m.proposal_state_answered,
  WITHDRAWN: m.proposal_state_withdrawn,
  LAPSED: m.proposal_state_lapsed,
};

const nameOf = (deal: DealDetail, side: Role) =>
  side === 'BRAND' ? brandName(deal.brand) : creatorName(deal.creator);

/** Every version of the terms but the open one, each with what it changed of the one that it answered; nothing where nobody proposed any. */
export function RoundsOfTerms({ deal }: { deal: DealDetail }) {
  const [brief, ...all] = versionsOf(linesOfDeal(deal), deal.proposals ?? []);
  const rounds = all.filter(({ proposal }) => proposal?.state !== 'OPEN');
  if (!brief || rounds.length === 0) return null;
  return (
    <details className="group mt-4 text-sm">
      <summary className="flex min-h-11 list-none items-center gap-2 font-semibold">
        <ChevronDown aria-hidden className="ic transition-transform group-open:rotate-180" />
        {m.proposal_history()}
      </summary>
      <ol className="mt-1 grid gap-3">
        {rounds.map((round) => (
          <Round key={round.proposal?.id} deal={deal} brief={brief} round={round} />
        ))}
      </ol>
    </details>
  );
}

function Round({
  deal,
  brief,
  round: { proposal, lines },
}: {
  deal: DealDetail;
  brief: Version;
  round: Version;
}) {
  if (!proposal || proposal.state === 'OPEN') return null;
  const before = linesBefore(proposal, brief.lines);
  const changed: DealLine[] = changedLines(before, lines);
  return (
    <li className="min-w-0">
      <p className="font-semibold">
        {m.proposal_round_of({
          name: nameOf(deal, proposal.by),
          when: formatDateWithTime(proposal.createdAt),
          state: proposalStates[proposal.state](),
        })}
      </p>
      <ul>
        {changed.map((line) => (
          <li key={line} className="wrap-anywhere">
            {m.proposal_changed({
              line: lineLabel(line),
              before: lineText(before, line, deal.currency),
              after: lineText(lines, line, deal.currency),
            })}
          </li>
        ))}
      </ul>
    </li>
  );
}

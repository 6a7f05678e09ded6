import type { DealDetail, Proposal } from '@briefcast/contract';
import { changedLines, linesBefore, linesOfDeal, linesOfProposal } from '@briefcast/contract/deals/versions';
import { lineLabel, lineText } from '@briefcast/i18n/labels/deal-lines';
import { m } from '@briefcast/i18n/messages';
import { RoundsOfTerms } from './rounds-of-terms.tsx';

/** The lines that the open terms change, and the rounds before; `proposal` is null where none is open. */
export function TermsInTalk({ deal, proposal }: { deal: DealDetail; proposal: Proposal | null }) {
  return (
    <>
      {proposal ? <ProposedTerms deal={deal} proposal={proposal} /> : null}
      <RoundsOfTerms deal={deal} />
    </>
  );
}

/** Every line that was proposed to be another one, as it is proposed and as the other side has it. */
function ProposedTerms({ deal, proposal }: { deal: DealDetail; proposal: Proposal }) {
  const brief = linesOfDeal(deal);
  const before = linesBefore(proposal, brief);
  const after = linesOfProposal(proposal, brief);
  // What people agree on is the day. Its moment may differ: a brief may be sent with any of that day.
  const changed = changedLines(before, after).filter(
    (line) => lineText(before, line, deal.currency) !== lineText(after, line, deal.currency),
  );
  return (
    <dl className="mt-4 grid gap-4 sm:grid-cols-2">
      {changed.map((line) => (
        <div key={line} className="min-w-0">
          <dt className="text-sm">{lineLabel(line)}</dt>
          <dd className="mt-0.5 font-semibold wrap-anywhere">
            <span className={line === 'budget' ? 'disp num text-[22px]' : 'num'}>
              {lineText(after, line, deal.currency)}
            </span>
            <span className="num block text-sm font-normal">
              {m.proposal_instead_of({ before: lineText(before, line, deal.currency) })}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

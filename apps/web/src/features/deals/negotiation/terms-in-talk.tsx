import type { Currency, DealDetail, DealLines, Proposal } from '@briefcast/contract';
import {
  changedLines,
  type DealLine,
  dealLines,
  linesBefore,
  linesOfDeal,
  linesOfProposal,
} from '@briefcast/contract/deals/versions';
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

/** The lines in which a version differs from another one, each with its text in the other one. */
function differences(from: DealLines, to: DealLines, currency: Currency): Map<DealLine, string> {
  const changed = changedLines(from, to).map((line) => [line, lineText(from, line, currency)] as const);
  // Compares the day people agree on, not its moment: a brief may be sent with any of that day.
  return new Map(changed.filter(([line, before]) => before !== lineText(to, line, currency)));
}

/**
 * Lines that differ from the answered version or, where both sides agree already, from the brief: everything
 * accepted is read here.
 */
function ProposedTerms({ deal, proposal }: { deal: DealDetail; proposal: Proposal }) {
  const brief = linesOfDeal(deal);
  const after = linesOfProposal(proposal, brief);
  const instead = differences(linesBefore(proposal, brief), after, deal.currency);
  const sinceBrief = differences(brief, after, deal.currency);
  return (
    <>
      <dl className="mt-4 grid gap-4 sm:grid-cols-2">
        {dealLines
          .filter((line) => instead.has(line) || sinceBrief.has(line))
          .map((line) => (
            <div key={line} className="min-w-0">
              <dt className="text-sm">{lineLabel(line)}</dt>
              <dd className="mt-0.5 font-semibold wrap-anywhere">
                <span className={line === 'budget' ? 'disp num text-[22px]' : 'num'}>
                  {lineText(after, line, deal.currency)}
                </span>
                <span className="num block text-sm font-normal">
                  {instead.has(line)
                    ? m.proposal_instead_of({ before: instead.get(line) ?? '' })
                    : m.proposal_brief_said({ before: sinceBrief.get(line) ?? '' })}
                </span>
              </dd>
            </div>
          ))}
      </dl>
      {proposal.lines?.startsWithDeposit ? <p className="mt-3">{m.proposal_starts_with_deposit()}</p> : null}
    </>
  );
}

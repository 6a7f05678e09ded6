import { can, type DealDetail, openProposal, type Proposal, type Role } from '@briefcast/contract';
import { formatExactMoney, formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { ArrowLeftRight, Ban } from 'lucide-react';
import type { ReactNode } from 'react';
import { actorOf } from '../../lib/actor.ts';
import { partiesOf } from '../../lib/deal-parties.ts';
import { useUser } from '../../lib/use-user.ts';
import { Button } from '../../ui/button.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { brandName, creatorName } from './party-names.ts';
import { useAnswerProposal } from './use-proposals.ts';

const nameOf = (deal: DealDetail, side: Role) =>
  side === 'BRAND' ? brandName(deal.brand) : creatorName(deal.creator);

/** What one side proposed and the other has not answered, with the answers there are; nothing where nothing waits. */
export function OpenProposal({ deal }: { deal: DealDetail }) {
  const proposal = openProposal(deal.proposals);
  return proposal ? <Waiting key={proposal.id} deal={deal} proposal={proposal} /> : null;
}

function Waiting({ deal, proposal }: { deal: DealDetail; proposal: Proposal }) {
  const user = useUser();
  const isOwn = proposal.by === user.role;
  const isAboutTerms = proposal.kind === 'TERMS';
  const Icon = isAboutTerms ? ArrowLeftRight : Ban;
  const other = nameOf(deal, user.role === 'BRAND' ? 'CREATOR' : 'BRAND');
  const titles = isAboutTerms
    ? { own: m.proposal_terms_own, theirs: m.proposal_terms_theirs }
    : { own: m.proposal_end_own, theirs: m.proposal_end_theirs };
  return (
    <section
      aria-labelledby="open-proposal"
      data-stock={isAboutTerms ? 'yellow' : 'orange'}
      className="ear border-s-5 border-k bg-k-bg px-5 py-5 text-k-ink md:px-7"
    >
      <h2 id="open-proposal" className="flex items-start gap-2.5 pe-4 text-d4">
        <Icon aria-hidden className="ic mt-1" />
        <span className="min-w-0 wrap-anywhere">
          <RichText
            parts={(isOwn ? titles.own : titles.theirs).parts({ name: other })}
            tags={{ name: (children) => <bdi>{children}</bdi> }}
          />
        </span>
      </h2>
      {isAboutTerms ? <ProposedTerms deal={deal} proposal={proposal} /> : null}
      {proposal.note ? (
        <p dir="auto" className="mt-3 max-w-[62ch] whitespace-pre-line wrap-anywhere">
          <LinkedText>{proposal.note}</LinkedText>
        </p>
      ) : null}
      <p className="mt-3 max-w-[75ch] text-sm text-pretty">
        {isAboutTerms
          ? isOwn
            ? m.proposal_terms_waits()
            : m.proposal_terms_means()
          : m.proposal_end_means()}
      </p>
      {can(actorOf(user), 'deal.move', partiesOf(deal, user)) ? (
        <Answers deal={deal} proposal={proposal} isOwn={isOwn} />
      ) : null}
    </section>
  );
}

function Answers({ deal, proposal, isOwn }: { deal: DealDetail; proposal: Proposal; isOwn: boolean }) {
  const { mutate, isPending, variables } = useAnswerProposal(deal.id, proposal);
  const isBusy = (answer: typeof variables) => isPending && variables === answer;
  const isAboutTerms = proposal.kind === 'TERMS';
  return (
    <div className="mt-4 flex flex-wrap gap-2.5 max-sm:*:flex-1">
      {isOwn ? (
        <Button
          variant="outline"
          busy={isBusy('WITHDRAWN')}
          busyText={m.proposal_answering()}
          onClick={() => mutate('WITHDRAWN')}
        >
          {m.proposal_take_back()}
        </Button>
      ) : (
        <>
          <Button
            variant="outline"
            disabled={isBusy('ACCEPTED')}
            busy={isBusy('DECLINED')}
            busyText={m.proposal_answering()}
            onClick={() => mutate('DECLINED')}
          >
            {isAboutTerms ? m.proposal_decline_terms() : m.proposal_decline_end()}
          </Button>
          <Button
            variant={isAboutTerms ? 'cast' : 'danger'}
            disabled={isBusy('DECLINED')}
            busy={isBusy('ACCEPTED')}
            busyText={m.proposal_answering()}
            onClick={() => mutate('ACCEPTED')}
          >
            {isAboutTerms ? m.proposal_accept_terms() : m.proposal_accept_end()}
          </Button>
        </>
      )}
    </div>
  );
}

/** Price and day, as they were proposed and as the brief has them. */
function ProposedTerms({ deal, proposal: { budget, deadline } }: { deal: DealDetail; proposal: Proposal }) {
  if (budget === null || deadline === null) return null;
  // What people agree on is the day. Its moment may differ: a brief may be sent with any of that day.
  const [day, dayBefore] = [formatLongDate(deadline), formatLongDate(deal.deadline)];
  return (
    <dl className="mt-4 grid gap-4 sm:grid-cols-2">
      <Compared
        label={m.deal_budget()}
        proposed={<span className="disp num text-[22px]">{formatExactMoney(budget)}</span>}
        before={budget === deal.budget ? null : formatExactMoney(deal.budget)}
      />
      <Compared
        label={m.deal_deadline()}
        proposed={<span className="num">{day}</span>}
        before={dayBefore === day ? null : dayBefore}
      />
    </dl>
  );
}

interface ComparedProps {
  label: string;
  proposed: ReactNode;
  /** Null where nothing changes. */
  before: string | null;
}

function Compared({ label, proposed, before }: ComparedProps) {
  return (
    <div className="min-w-0">
      <dt className="text-sm">{label}</dt>
      <dd className="mt-0.5 font-semibold">
        <bdi>{proposed}</bdi>
        <span className="num block text-sm font-normal">
          {before === null ? m.proposal_as_before() : m.proposal_instead_of({ before })}
        </span>
      </dd>
    </div>
  );
}

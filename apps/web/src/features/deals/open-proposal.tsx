import { can, type DealDetail, type Proposal, type Role } from '@briefcast/contract';
import { isBriefReplaced, lapsesAt, openProposal } from '@briefcast/contract/deals/proposals';
import { paths } from '@briefcast/contract/paths';
import { formatDateWithTime } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { ArrowLeftRight, Ban } from 'lucide-react';
import { useState } from 'react';
import { actorOf, partiesOf } from '../../lib/policy.ts';
import { useUser } from '../../lib/use-user.ts';
import { LinkedText } from '../../parts/files/linked-text.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { OnlineButton, OnlineButtonLink } from '../../ui/online-button.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { CounterButton } from './negotiation/counter-button.tsx';
import { useTermsSheets } from './negotiation/counter-forms.tsx';
import { brandName, creatorName } from './party-names.ts';
import { ReplacedBrief } from './replaced-brief.tsx';
import { useAnswerProposal } from './use-proposals.ts';

/** Its place while its code is on the way: few deals have terms in talk. */
const TermsPlace = () => <div className="h-24" />;
const TermsInTalk = latePart(
  async () => (await import('./negotiation/terms-in-talk.tsx')).TermsInTalk,
  TermsPlace,
);

const nameOf = (deal: DealDetail, side: Role) =>
  side === 'BRAND' ? brandName(deal.brand) : creatorName(deal.creator);

interface OpenProposalProps {
  deal: DealDetail;
  /** Whether it is shown on the sheet on which a creator accepts. */
  isOnSheet?: boolean;
}

/** Unanswered proposal of one side with the possible answers; without one, the past rounds of terms. */
export function OpenProposal({ deal, isOnSheet = false }: OpenProposalProps) {
  const proposal = openProposal(deal.proposals);
  if (proposal) return <Waiting key={proposal.id} deal={deal} proposal={proposal} isOnSheet={isOnSheet} />;
  if (!deal.proposals?.some(({ kind }) => kind === 'TERMS')) return null;
  return (
    <>
      {deal.status === 'BRIEF_SENT' && isBriefReplaced(deal.proposals) ? <ReplacedBrief deal={deal} /> : null}
      <TermsInTalk deal={deal} proposal={null} />
    </>
  );
}

/** Consequences of an answer to open terms, for the reader's side. */
function termsMeaning({ proposals }: DealDetail, viewer: Role, isOwn: boolean): string {
  if (isOwn && viewer === 'BRAND') return m.proposal_terms_waits_brand();
  const isReplaced = isBriefReplaced(proposals);
  if (isOwn) return isReplaced ? m.proposal_terms_waits_alone() : m.proposal_terms_waits();
  return isReplaced ? m.proposal_terms_means_alone() : m.proposal_terms_means();
}

interface WaitingProps {
  deal: DealDetail;
  proposal: Proposal;
  isOnSheet: boolean;
}

function Waiting({ deal, proposal, isOnSheet }: WaitingProps) {
  const user = useUser();
  const isOwn = proposal.by === user.role;
  const isAboutTerms = proposal.kind === 'TERMS';
  const Icon = isAboutTerms ? ArrowLeftRight : Ban;
  const end = lapsesAt(proposal);
  const other = nameOf(deal, user.role === 'BRAND' ? 'CREATOR' : 'BRAND');
  const titles = isAboutTerms
    ? { own: m.proposal_terms_own, theirs: m.proposal_terms_theirs }
    : { own: m.proposal_end_own, theirs: m.proposal_end_theirs };
  return (
    <section
      aria-labelledby="open-proposal"
      data-tone={isAboutTerms ? 'yellow' : 'orange'}
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
      {isAboutTerms ? <TermsInTalk deal={deal} proposal={proposal} /> : null}
      {proposal.note ? (
        <p dir="auto" className="mt-3 max-w-[62ch] whitespace-pre-line wrap-anywhere">
          <LinkedText>{proposal.note}</LinkedText>
        </p>
      ) : null}
      <p className="mt-3 max-w-[75ch] text-sm text-pretty">
        {isAboutTerms ? termsMeaning(deal, user.role, isOwn) : m.proposal_end_means()}
        {!isAboutTerms && deal.payout?.isDeposit ? ` ${m.proposal_end_deposit()}` : null}
        {end ? ` ${m.proposal_until({ when: formatDateWithTime(end) })}` : null}
      </p>
      {can(actorOf(user), 'deal.move', partiesOf(deal, user)) ? (
        <Answers deal={deal} proposal={proposal} isOnSheet={isOnSheet} isOwn={isOwn} />
      ) : isOwn ? null : (
        <p className="mt-3 text-sm font-semibold">{m.role_proposal_note()}</p>
      )}
    </section>
  );
}

function Answers({ deal, proposal, isOnSheet, isOwn }: WaitingProps & { isOwn: boolean }) {
  const { mutate, isPending, variables } = useAnswerProposal(deal.id, proposal);
  const sheets = useTermsSheets();
  const [isEnding, setEnding] = useState(false);
  const isBusy = (answer: typeof variables) => isPending && variables === answer;
  const isAboutTerms = proposal.kind === 'TERMS';
  return (
    <div className="mt-4 flex flex-wrap gap-2.5 max-sm:*:flex-1">
      {isOwn ? (
        <OnlineButton
          variant="outline"
          busy={isBusy('WITHDRAWN')}
          busyText={m.proposal_answering()}
          onClick={() => mutate('WITHDRAWN')}
        >
          {m.proposal_take_back()}
        </OnlineButton>
      ) : (
        <>
          <OnlineButton
            variant="outline"
            disabled={isBusy('ACCEPTED')}
            busy={isBusy('DECLINED')}
            busyText={m.proposal_answering()}
            onClick={() => mutate('DECLINED')}
          >
            {isAboutTerms ? m.proposal_decline_terms() : m.proposal_decline_end()}
          </OnlineButton>
          {isAboutTerms ? <CounterButton deal={deal} answered={proposal} disabled={isPending} /> : null}
          {isAboutTerms && proposal.by === 'BRAND' ? (
            // A creator accepts on the sheet that says the whole of it.
            isOnSheet ? null : (
              <OnlineButtonLink to={paths.acceptDeal.href(deal.id)} variant="cast">
                {m.proposal_read_terms()}
              </OnlineButtonLink>
            )
          ) : (
            <OnlineButton
              variant={isAboutTerms ? 'cast' : 'danger'}
              disabled={isBusy('DECLINED')}
              busy={isBusy('ACCEPTED')}
              busyText={m.proposal_answering()}
              onClick={() => (isAboutTerms ? sheets.accept(proposal) : setEnding(true))}
            >
              {isAboutTerms ? m.proposal_accept_terms() : m.proposal_accept_end()}
            </OnlineButton>
          )}
          <ConfirmDialog
            open={isEnding}
            onOpenChange={setEnding}
            title={m.proposal_end_yes()}
            confirmLabel={m.proposal_accept_end()}
            cancelLabel={m.proposal_keep_project()}
            danger
            busy={isBusy('ACCEPTED')}
            busyText={m.proposal_answering()}
            onConfirm={() => mutate('ACCEPTED', { onSettled: () => setEnding(false) })}
          >
            {m.proposal_end_yes_text()}
            {deal.payout?.isDeposit ? ` ${m.proposal_end_deposit()}` : null}
          </ConfirmDialog>
        </>
      )}
    </div>
  );
}

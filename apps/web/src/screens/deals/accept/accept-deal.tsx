import { type DealDetail, movesFor, type OwnUser, type Proposal } from '@briefcast/contract';
import { canAcceptBrief, newerOffer } from '@briefcast/contract/deals/proposals';
import { linesOfDeal, linesOfProposal, withLines } from '@briefcast/contract/deals/versions';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatDateWithTime } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { ArrowLeftRight, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { CounterForms } from '../../../features/deals/negotiation/counter-forms.tsx';
import { OpenProposal } from '../../../features/deals/open-proposal.tsx';
import { brandName } from '../../../features/deals/party-names.ts';
import { ReadDeal } from '../../../features/deals/read-deal.tsx';
import { useChangeStatus } from '../../../features/deals/use-change-status.ts';
import { useAnswerProposal } from '../../../features/deals/use-proposals.ts';
import { WhatBinds } from '../../../features/deals/what-binds/what-binds.tsx';
import { mediaUrl } from '../../../lib/media-url.ts';
import { useUser } from '../../../lib/use-user.ts';
import { BrandLogoAvatar } from '../../../parts/brands/brand-logo-avatar.tsx';
import { Main } from '../../../ui/main.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { BackLink } from '../../../ui/text-link.tsx';
import { BriefIsOver } from './brief-is-over.tsx';
import { Sign } from './sign.tsx';

type Creator = Extract<OwnUser, { role: 'CREATOR' }>;

/** The whole deal in one look, before its creator accepts it (/deal/{id}/accept). */
export function AcceptDealScreen() {
  const { id = '' } = useParams();
  const user = useUser();
  if (user.role === 'BRAND') return <Navigate to={paths.brandDeal.href(id)} replace />;
  return (
    <ReadDeal key={id} id={id} title={m.accept_title}>
      {(deal) => (
        <Main>
          <PageHeader
            back={
              <BackLink to={paths.creatorDeal.href(id)}>
                <bdi className="wrap-anywhere">{deal?.title ?? m.log_back()}</bdi>
              </BackLink>
            }
            title={m.accept_title()}
            subtitle={m.accept_lead()}
            actions={deal ? <AskedBy deal={deal} /> : null}
          />
          <div className="mt-5 grid gap-4">
            {deal ? (
              <CounterForms deal={deal}>
                <Answer deal={deal} user={user} />
              </CounterForms>
            ) : (
              <Loading />
            )}
          </div>
        </Main>
      )}
    </ReadDeal>
  );
}

/** Brand that asks, with the number of deals that it has completed here. */
function AskedBy({ deal: { brand, brandFacts } }: { deal: DealDetail }) {
  const name = brandName(brand);
  return (
    <div className="flex min-w-0 items-center gap-3">
      <BrandLogoAvatar name={name} src={brand.profileImage ? mediaUrl(brand.profileImage) : null} size={40} />
      <p className="min-w-0 text-ui">
        <bdi className="block font-semibold wrap-anywhere">{name}</bdi>
        {brandFacts ? (
          <span className="hint">
            {m.accept_brand_completed({ n: brandFacts.completed, count: formatCount(brandFacts.completed) })}
          </span>
        ) : null}
      </p>
    </div>
  );
}

/** Agreed terms as one text: where it differs from the version that was read, it has to be read again. */
const whatStands = (deal: DealDetail): string => {
  const { title, description, requirements, budget, deadline, deliverables, deliverableWishes } = deal;
  const { rounds, paymentDays, deposit, licenceMonths, exclusivity, rights, sample } = deal;
  return JSON.stringify([
    [title, description, requirements, budget, deadline, deliverables, deliverableWishes],
    [rounds?.included, paymentDays, deposit, licenceMonths, exclusivity, rights, sample],
  ]);
};

/**
 * The newest that the brand offers: its brief, or the terms that it proposed since, as the deal that accepting makes. Accepting
 * is about exactly that.
 */
function Answer({ deal, user }: { deal: DealDetail; user: Creator }) {
  const [startsWithDeposit, setStartsWithDeposit] = useState(false);
  const newer = newerOffer(deal.proposals);
  const offered = newer ? withLines(deal, linesOfProposal(newer, linesOfDeal(deal))) : deal;
  const waits = startsWithDeposit && Boolean(offered.deposit);
  const acceptBrief = useChangeStatus(deal.id, {
    failed: m.deal_accept_failed(),
    done: m.deal_accepted(),
    doneDetail: m.deal_accepted_text(),
    startsWithDeposit: waits,
  });
  const acceptTerms = useAnswerProposal(deal.id, newer ?? { id: '', kind: 'TERMS' }, waits);
  const isPending = acceptBrief.isPending || acceptTerms.isPending;
  const stands = `${newer?.id ?? ''}${whatStands(offered)}`;
  const [firstRead] = useState(stands);
  if (acceptBrief.isSuccess || acceptTerms.isSuccess)
    return <Navigate to={paths.creatorDeal.href(deal.id)} replace />;
  // While it is being accepted, a live update may be here before the answer.
  if (!isPending && !movesFor(deal.status, 'CREATOR', deal.files).includes('ACCEPTED'))
    return <BriefIsOver deal={deal} />;
  // Its brand's terms replaced it, and are open no more.
  if (!isPending && !newer && !canAcceptBrief(deal.proposals).allowed) return <OpenProposal deal={deal} />;

  return (
    <>
      {stands === firstRead ? null : (
        <Notice tone="yellow" title={m.accept_changed()} icon={<RotateCw aria-hidden className="ic" />} alert>
          {m.accept_changed_text()}
        </Notice>
      )}
      {newer ? <Newest deal={deal} offer={newer} /> : null}
      <OpenProposal deal={deal} isOnSheet />
      <div className="accept-sheet">
        <div className="grid gap-4">
          <WhatBinds deal={offered} user={user} />
        </div>
        <Sign
          key={stands}
          deal={deal}
          offered={offered}
          isBusy={isPending}
          onStartsWithDeposit={setStartsWithDeposit}
          onAccept={() => (newer ? acceptTerms.mutate('ACCEPTED') : acceptBrief.mutate('ACCEPTED'))}
        />
      </div>
    </>
  );
}

/** Says that the sheet is about the brand's newest offer, and no more about its brief. */
function Newest({ deal, offer }: { deal: DealDetail; offer: Proposal }) {
  return (
    <Notice tone="blue" title={m.accept_newest()} icon={<ArrowLeftRight aria-hidden className="ic" />}>
      <RichText
        parts={m.accept_newest_text.parts({
          brand: brandName(deal.brand),
          when: formatDateWithTime(offer.createdAt),
        })}
        tags={{ brand: (children) => <bdi>{children}</bdi> }}
      />
    </Notice>
  );
}

function Loading() {
  return (
    <>
      <p role="status" className="sr-only">
        {m.accept_loading()}
      </p>
      <Skeleton className="ear h-96" />
      <Skeleton className="ear h-32" />
      <Skeleton className="ear h-52" />
    </>
  );
}

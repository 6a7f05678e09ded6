import type { PublicCreator } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { type ComponentType, lazy, Suspense } from 'react';
import { CreatorDetails, useCreatorDetails } from '../../../features/creators/creator-details.tsx';
import { PortfolioGrid } from '../../../features/creators/portfolio-grid.tsx';
import { PriceList } from '../../../features/creators/price-list.tsx';
import { SendBriefAction } from '../../../features/deals/send-brief/send-brief-action.tsx';
import { useSendBriefDialog } from '../../../features/deals/send-brief/use-send-brief-dialog.tsx';
import { SaveCreator } from '../../../features/rosters/save-creator.tsx';
import { fullName } from '../../../lib/names.ts';
import { mayForOrganization } from '../../../lib/policy.ts';
import { useSession } from '../../../lib/session.ts';
import { ReportButton } from '../../../parts/moderation/report-button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CopyLinkButton } from '../../../ui/copy-link-button.tsx';
import { CreatorSummary } from './creator-summary.tsx';
import { ShownResults } from './shown-results.tsx';
import { SimilarCreators } from './similar-creators.tsx';

/** The creator's card stays in sight while the portfolio scrolls by. */
export const profileLayout = 'mt-1 grid items-start gap-5 lg:grid-cols-[340px_minmax(0,1fr)] lg:gap-6';

/** Complete content of a published profile. */
export function CreatorProfile({ creator }: { creator: PublicCreator }) {
  const { open, dialog } = useSendBriefDialog();
  const name = fullName(creator);
  const details = useCreatorDetails(creator.id);
  const { user } = useSession();
  return (
    <div className={profileLayout}>
      <CreatorSummary
        creator={creator}
        rate={details?.rate}
        action={
          <SendBriefAction
            creatorName={name}
            variant="cast"
            onSend={() => open(creator)}
            isSample={creator.isSample}
          />
        }
        tools={
          <>
            <CopyLinkButton path={paths.creator.href(creator.id)} variant="ghost" />
            {/* Comes later than the page: in the same row, so that nothing moves. */}
            {creator.isSample ? null : (
              <>
                <SaveCreator creatorId={creator.id} name={name} />
                <Invite creator={creator} />
              </>
            )}
            {details?.takesReports && user?.id !== creator.id && !creator.isSample ? (
              <ReportButton reported={{ subject: 'PROFILE', id: creator.id }} />
            ) : null}
          </>
        }
      />
      <div className="grid gap-5 lg:gap-6">
        <PortfolioGrid creator={creator} />
        <WorkedTogether creator={creator} />
        {creator.bio ? (
          <Card title={m.person_about()}>
            <p dir="auto" className="max-w-[62ch] whitespace-pre-line text-ink-2">
              {creator.bio}
            </p>
          </Card>
        ) : null}
        <PriceList creator={creator} />
        {details ? <CreatorDetails {...details} currency={creator.currency} /> : null}
        {creator.isSample ? null : <ShownResults creatorId={creator.id} />}
        <SimilarCreators creator={creator} />
      </div>
      {dialog}
    </div>
  );
}

interface WorkedTogetherProps {
  creator: PublicCreator;
}

/** For teams that post castings: nobody else loads it. */
const InviteButton = lazy(
  (): Promise<{ default: ComponentType<WorkedTogetherProps> }> =>
    import('./invite-creator.tsx').then(
      ({ InviteCreator }) => ({ default: InviteCreator }),
      () => ({ default: () => <></> }),
    ),
);

function Invite(props: WorkedTogetherProps) {
  const { user } = useSession();
  return user?.role === 'BRAND' && mayForOrganization(user, 'casting.post') ? (
    <Suspense>
      <InviteButton {...props} />
    </Suspense>
  ) : null;
}

/** For brands alone: nobody else loads it. The page is whole without it. */
const Projects = lazy(
  (): Promise<{ default: ComponentType<WorkedTogetherProps> }> =>
    import('./shared-projects.tsx').then(
      ({ SharedProjects }) => ({ default: SharedProjects }),
      () => ({ default: () => <></> }),
    ),
);

/** Work that the viewing brand and this creator have done together. */
function WorkedTogether(props: WorkedTogetherProps) {
  const { user } = useSession();
  return user?.role === 'BRAND' ? (
    <Suspense>
      <Projects {...props} />
    </Suspense>
  ) : null;
}

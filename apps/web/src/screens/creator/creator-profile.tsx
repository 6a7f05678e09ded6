import type { PublicCreator } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { SaveCreator } from '../../features/rosters/save-creator.tsx';
import { SendBriefAction } from '../../features/send-brief/send-brief-action.tsx';
import { useSendBriefDialog } from '../../features/send-brief/use-send-brief-dialog.tsx';
import { fullName } from '../../lib/full-name.ts';
import { useSession } from '../../lib/session.ts';
import { Card } from '../../ui/card.tsx';
import { CopyLinkButton } from '../../ui/copy-link-button.tsx';
import { ReportButton } from '../../ui/report-button.tsx';
import { CreatorDetails, useCreatorDetails } from './creator-details.tsx';
import { CreatorSummary } from './creator-summary.tsx';
import { PortfolioGrid } from './portfolio-grid.tsx';
import { PriceList } from './price-list.tsx';
import { SimilarCreators } from './similar-creators.tsx';
import { WorkedTogether } from './worked-together.tsx';

/** The creator's card stays in sight while the portfolio scrolls by. */
export const profileLayout = 'mt-1 grid items-start gap-5 lg:grid-cols-[340px_minmax(0,1fr)] lg:gap-6';

/** Everything a published profile tells. */
export function CreatorProfile({ creator }: { creator: PublicCreator }) {
  const { open, dialog } = useSendBriefDialog();
  const name = fullName(creator);
  const details = useCreatorDetails(creator.id);
  const { user } = useSession();
  return (
    <div className={profileLayout}>
      <CreatorSummary
        creator={creator}
        action={<SendBriefAction creatorName={name} variant="cast" onSend={() => open(creator)} />}
        tools={
          <>
            <CopyLinkButton path={paths.creator.href(creator.id)} variant="ghost" />
            {/* Comes later than the page: in the same row, so that nothing moves. */}
            <SaveCreator creatorId={creator.id} name={name} />
            {details?.takesReports && user?.id !== creator.id ? (
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
        {details ? <CreatorDetails {...details} /> : null}
        <SimilarCreators creator={creator} />
      </div>
      {dialog}
    </div>
  );
}

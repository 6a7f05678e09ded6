import type { OwnCreator } from '@briefcast/contract';
import { type CreatorSceneWithMissing, creatorScenes } from '@briefcast/contract/accounts/call-sheet';
import { minimumPortfolioItems } from '@briefcast/contract/creators/profile-completeness';
import { paths } from '@briefcast/contract/paths';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { profileFindingText } from '@briefcast/i18n/profile-findings';
import { useQuery } from '@tanstack/react-query';
import { CircleUser, Film, Lock, Radio, Tags } from 'lucide-react';
import type { ReactNode } from 'react';
import { ReviewBadge } from '../../../features/moderation/review-badge.tsx';
import { fieldOfPoint } from '../../../features/profiles/own-profile.ts';
import { usePublishCreator } from '../../../features/profiles/use-publish-creator.ts';
import { siteQuery } from '../../../lib/site-query.ts';
import { useUser } from '../../../lib/use-user.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { FirstDay, type QueueOfFirstDay } from '../first-day/first-day.tsx';
import { ScenePoints, SceneRow } from '../first-day/scene-row.tsx';
import { CardPreview } from './card-preview.tsx';

/** The queue of a creator up to the published profile. */
export function CreatorStart({ renderQueue }: QueueOfFirstDay) {
  const creator = useUser('CREATOR');
  const scenes = creatorScenes({ ...creator, portfolioItems: creator.portfolio.length });
  return (
    <FirstDay
      renderQueue={renderQueue}
      scenes={scenes}
      renderScene={(name, isNow) => {
        const scene = scenes.find((one) => one.name === name);
        const left = scenes.filter((one) => !one.isDone && one.name !== 'publish').length;
        return scene ? <CreatorSceneRow {...{ scene, isNow, creator, left }} /> : null;
      }}
      preview={{ title: m.start_preview(), content: <CardPreview creator={creator} /> }}
    />
  );
}

interface CreatorSceneRowProps {
  scene: CreatorSceneWithMissing;
  isNow: boolean;
  creator: OwnCreator;
  /** Scenes before the last that are not done. */
  left: number;
}

function CreatorSceneRow({ scene, isNow, creator, left }: CreatorSceneRowProps) {
  const { name, missing, isBegun } = scene;
  const row = { name, isNow };
  /** The first field that is missing, else the one named. */
  const fieldFrom = (field: string) => fieldOfPoint(missing[0] ?? { path: [field] });
  switch (name) {
    case 'face':
      return (
        <SceneRow
          {...row}
          minutes={4}
          Icon={CircleUser}
          title={m.start_face()}
          text={m.start_face_text()}
          to={fieldFrom('bio')}
          act={isBegun ? m.start_go_on() : m.start_begin()}
        >
          <MissingPoints scene={scene} />
        </SceneRow>
      );
    case 'frames': {
      const count = creator.portfolio.length;
      const counts = { count: formatCount(count), wanted: formatCount(minimumPortfolioItems) };
      return (
        <SceneRow
          {...row}
          minutes={5}
          Icon={Film}
          title={m.start_frames()}
          text={count > 0 ? m.start_frames_count(counts) : m.start_frames_text()}
          to={fieldFrom('portfolio')}
          act={m.portfolio_add()}
        />
      );
    }
    case 'prices':
      return (
        <SceneRow
          {...row}
          minutes={3}
          Icon={Tags}
          title={m.start_prices()}
          text={m.start_prices_text()}
          to={fieldFrom('ugcVideoPricing')}
          act={m.start_prices_set()}
        >
          {isBegun ? <MissingPoints scene={scene} /> : null}
        </SceneRow>
      );
    case 'publish':
      return (
        <SceneRow
          {...row}
          minutes={1}
          Icon={Radio}
          title={m.start_publish()}
          text={<PublishText creator={creator} />}
          to={paths.creatorProfile.href()}
          act={{ instead: <PublishAction creator={creator} left={left} /> }}
        />
      );
  }
}

/** Each point that is missing leads to its field. */
function MissingPoints({ scene: { missing } }: { scene: CreatorSceneWithMissing }) {
  return (
    <ScenePoints>
      {missing.map((point) => (
        <li key={point.path.join('.')}>
          <TextLink to={fieldOfPoint(point)}>{profileFindingText(point)}</TextLink>
        </li>
      ))}
    </ScenePoints>
  );
}

function ToGo({ left }: { left: number }) {
  return (
    <p className="flex min-h-9 items-center justify-center gap-2 rounded-md bg-sunken px-3 text-sm font-semibold text-ink-2">
      <Lock aria-hidden className="ic size-4!" />
      {m.start_to_go({ n: left, count: formatCount(left) })}
    </p>
  );
}

/** Effect of publishing: at once, or after the operator's review. */
function PublishText({ creator: { review } }: { creator: OwnCreator }): ReactNode {
  const isModerated = useQuery(siteQuery).data?.market?.moderation === true;
  if (review?.state === 'WAITING') return m.review_waiting_text();
  if (review?.state === 'SENT_BACK') return m.start_sent_back();
  return isModerated ? m.start_publish_moderated() : m.start_publish_text();
}

function PublishAction({ creator: { review }, left }: { creator: OwnCreator; left: number }) {
  if (left > 0) return <ToGo left={left} />;
  if (review?.state === 'WAITING') return <ReviewBadge state="WAITING" />;
  if (review?.state === 'SENT_BACK')
    return (
      <ButtonLink to={paths.creatorProfile.href()} variant="cast" size="sm">
        {m.start_read_why()}
      </ButtonLink>
    );
  return <PublishButton />;
}

function PublishButton() {
  const publish = usePublishCreator();
  return (
    <OnlineButton
      variant="cast"
      size="sm"
      busy={publish.isPending}
      busyText={m.creator_publishing()}
      onClick={() => publish.mutate(true)}
    >
      {m.creator_publish()}
    </OnlineButton>
  );
}

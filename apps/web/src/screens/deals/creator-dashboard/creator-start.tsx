import type { OwnCreator } from '@briefcast/contract';
import { type CreatorSceneWithMissing, creatorScenes } from '@briefcast/contract/accounts/call-sheet';
import {
  minimumPortfolioItems,
  profileCompleteness,
} from '@briefcast/contract/creators/profile-completeness';
import { paths } from '@briefcast/contract/paths';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { profileFindingText } from '@briefcast/i18n/profile-findings';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Lock, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { CallSheet, FrameSlots, SceneRow, type SceneStage } from '../../../features/accounts/call-sheet.tsx';
import { ReviewBadge } from '../../../features/moderation/review-badge.tsx';
import { fieldOfPoint } from '../../../features/profiles/own-profile.ts';
import { usePublishCreator } from '../../../features/profiles/use-publish-creator.ts';
import { fullName } from '../../../lib/names.ts';
import { siteQuery } from '../../../lib/site-query.ts';
import { useUser } from '../../../lib/use-user.ts';
import { ButtonLink, type ButtonVariant } from '../../../ui/button.tsx';
import { MediaStill } from '../../../ui/media-still.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { CardPreview } from './card-preview.tsx';

const eightPoints = [1, 2, 3, 4, 5, 6, 7, 8];

/** Steps to a creator's published profile. */
export function CreatorStart() {
  const creator = useUser('CREATOR');
  const scenes = creatorScenes({ ...creator, portfolioItems: creator.portfolio.length });
  return (
    <>
      <p className="mt-4 text-ink-2">{m.start_creator_lead()}</p>
      <CallSheet
        name={fullName(creator)}
        scenes={scenes}
        renderScene={(name, stage, number) => {
          const scene = scenes.find((one) => one.name === name);
          const left = scenes.filter((one) => !one.isDone && one.name !== 'publish').length;
          return scene ? <CreatorSceneRow {...{ scene, stage, number, creator, left }} /> : null;
        }}
        aside={<CardPreview creator={creator} />}
      />
    </>
  );
}

interface CreatorSceneRowProps {
  scene: CreatorSceneWithMissing;
  stage: SceneStage;
  number: number;
  creator: OwnCreator;
  /** Scenes before the last that are not done. */
  left: number;
}

/** One button of the view is pink: that of the scene to go on with. */
const variantOf = (stage: SceneStage): ButtonVariant =>
  stage === 'done' ? 'ghost' : stage === 'now' ? 'cast' : 'outline';

function CreatorSceneRow({ scene, stage, number, creator, left }: CreatorSceneRowProps) {
  const { missing, isBegun } = scene;
  const row = { stage, number };
  /** To the first field that is missing, else to the one named. */
  const lead = (field: string, label: string, icon?: ReactNode) => (
    <ButtonLink to={fieldOfPoint(missing[0] ?? { path: [field] })} variant={variantOf(stage)} icon={icon}>
      {stage === 'done' ? m.start_edit() : label}
    </ButtonLink>
  );
  switch (scene.name) {
    case 'face':
      return (
        <SceneRow
          {...row}
          title={m.start_face()}
          text={m.start_face_text()}
          action={lead('bio', isBegun ? m.start_go_on() : m.start_begin())}
        >
          <Points creator={creator} />
          <MissingPoints scene={scene} />
        </SceneRow>
      );
    case 'frames': {
      const { portfolio } = creator;
      const counts = { count: formatCount(portfolio.length), wanted: formatCount(minimumPortfolioItems) };
      return (
        <SceneRow
          {...row}
          title={m.start_frames()}
          text={m.start_frames_text()}
          action={lead('portfolio', m.portfolio_add(), <Upload aria-hidden className="ic" />)}
        >
          <FrameSlots
            label={m.start_frames_count(counts)}
            filled={portfolio.map(({ id, type, url, poster }) => ({
              id,
              picture: <MediaStill type={type} url={url} poster={poster} />,
            }))}
            wanted={minimumPortfolioItems}
          />
        </SceneRow>
      );
    }
    case 'prices':
      return (
        <SceneRow
          {...row}
          title={m.start_prices()}
          text={m.start_prices_text()}
          action={lead('ugcVideoPricing', m.start_prices_set())}
        >
          {isBegun ? <MissingPoints scene={scene} /> : null}
        </SceneRow>
      );
    case 'publish':
      return (
        <SceneRow
          {...row}
          title={m.start_publish()}
          text={<PublishText creator={creator} />}
          action={<PublishAction creator={creator} left={left} />}
        />
      );
  }
}

function Points({ creator }: { creator: OwnCreator }) {
  const { points } = profileCompleteness({ ...creator, portfolioItems: creator.portfolio.length });
  const counts = { count: formatCount(points), all: formatCount(eightPoints.length) };
  return (
    <div role="img" aria-label={m.start_points(counts)} className="mt-3 grid max-w-[340px] grid-cols-8 gap-1">
      {eightPoints.map((point) => (
        <span
          key={point}
          className={clsx(
            'h-2.5 rounded-[2px] rounded-se-[6px]',
            point <= points ? 'bg-primary' : 'bg-sunken shadow-[inset_0_0_0_1px_var(--c-line-strong)]',
          )}
        />
      ))}
    </div>
  );
}

/** Each point that is missing leads to its field. */
function MissingPoints({ scene: { missing } }: { scene: CreatorSceneWithMissing }) {
  if (missing.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
      {missing.map((point) => (
        <li key={point.path.join('.')}>
          <TextLink to={fieldOfPoint(point)}>{profileFindingText(point)}</TextLink>
        </li>
      ))}
    </ul>
  );
}

function ToGo({ left }: { left: number }) {
  return (
    <p className="flex min-h-11 items-center justify-center gap-2 rounded-md bg-sunken px-4 text-ui font-semibold text-ink-2">
      <Lock aria-hidden className="ic" />
      {m.start_to_go({ n: left, count: formatCount(left) })}
    </p>
  );
}

/** Effect of publishing: at once, or after the operator's review. */
function PublishText({ creator: { review } }: { creator: OwnCreator }) {
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
      <ButtonLink to={paths.creatorProfile.href()} variant="cast">
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
      busy={publish.isPending}
      busyText={m.creator_publishing()}
      onClick={() => publish.mutate(true)}
    >
      {m.creator_publish()}
    </OnlineButton>
  );
}

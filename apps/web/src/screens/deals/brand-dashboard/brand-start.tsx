import type { OwnBrand, RosterCreator } from '@briefcast/contract';
import {
  type BrandScene,
  brandScenes,
  facesWanted,
  houseRules,
  houseRulesWanted,
  type IdentityField,
  identityLacks,
} from '@briefcast/contract/accounts/call-sheet';
import { paths } from '@briefcast/contract/paths';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Clock, Search, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { CallSheet, FrameSlots, SceneRow, type SceneStage } from '../../../features/accounts/call-sheet.tsx';
import { mediaUrl } from '../../../lib/media-url.ts';
import { siteQuery } from '../../../lib/site-query.ts';
import { useUser } from '../../../lib/use-user.ts';
import { rosterCreatorsQuery, rostersQuery } from '../../../parts/creators/rosters-query.ts';
import { useCredits } from '../../../parts/credits/use-credits.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { ButtonLink, type ButtonVariant } from '../../../ui/button.tsx';
import { MediaStill } from '../../../ui/media-still.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { FirstBrief } from './first-brief.tsx';

/** Steps to a brand's first brief. Its own part of the code: most brands have sent one. */
export function BrandStart() {
  const brand = useUser('BRAND');
  const rosters = useQuery(rostersQuery);
  const savedCount = rosters.data?.saved.length ?? 0;
  const faces = useQuery({ ...rosterCreatorsQuery, enabled: savedCount > 0 }).data ?? [];
  const scenes = brandScenes({ ...brand, savedCreators: savedCount, briefs: 0 });

  return (
    <>
      <p className="mt-4 text-ink-2">{m.start_brand_lead()}</p>
      <CallSheet
        name={brand.companyName}
        scenes={scenes}
        renderScene={(name, stage, number) => (
          <BrandSceneRow {...{ name, stage, number, brand, savedCount, faces }} />
        )}
        aside={<FirstBrief brand={brand} faces={faces} />}
      />
    </>
  );
}

interface BrandSceneRowProps {
  name: BrandScene;
  stage: SceneStage;
  number: number;
  brand: OwnBrand;
  savedCount: number;
  faces: readonly RosterCreator[];
}

/** Label of the link to each field that is still missing. */
const identityWords: Record<IdentityField, () => string> = {
  profileImage: m.start_add_logo,
  industry: m.start_add_industry,
};

/** One button of the view is pink: that of the scene to go on with. */
const variantOf = (stage: SceneStage): ButtonVariant =>
  stage === 'done' ? 'ghost' : stage === 'now' ? 'cast' : 'outline';

function BrandSceneRow({ name, stage, number, brand, savedCount, faces }: BrandSceneRowProps) {
  const variant = variantOf(stage);
  const row = { stage, number };
  const lead = (to: string, label: string, icon?: ReactNode) => (
    <ButtonLink to={to} variant={variant} icon={icon}>
      {stage === 'done' ? m.start_edit() : label}
    </ButtonLink>
  );
  const find = <Search aria-hidden className="ic" />;
  switch (name) {
    case 'identity': {
      const lacks = identityLacks(brand);
      return (
        <SceneRow
          {...row}
          title={m.start_identity()}
          text={m.start_identity_text()}
          action={lead(
            paths.brandProfile.href(lacks[0] ?? 'industry'),
            lacks.length === 1 ? m.start_go_on() : m.start_begin(),
          )}
        >
          {lacks.length > 0 ? (
            <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
              {lacks.map((field) => (
                <li key={field}>
                  <TextLink to={paths.brandProfile.href(field)}>{identityWords[field]()}</TextLink>
                </li>
              ))}
            </ul>
          ) : null}
        </SceneRow>
      );
    }
    case 'rules': {
      const count = houseRules(brand);
      return (
        <SceneRow
          {...row}
          title={m.start_rules()}
          text={m.start_rules_text()}
          action={lead(paths.brandProfile.href('contentDos'), count > 0 ? m.start_go_on() : m.start_begin())}
        >
          {stage === 'done' ? null : (
            <p className="hint num mt-2.5 flex items-center gap-1.5">
              <Clock aria-hidden className="ic size-4!" />
              {m.start_rules_count({ count: formatCount(count), wanted: formatCount(houseRulesWanted) })}
            </p>
          )}
        </SceneRow>
      );
    }
    case 'faces':
      return (
        <SceneRow
          {...row}
          title={m.start_faces()}
          text={m.start_faces_text()}
          action={
            stage === 'done' ? (
              <ButtonLink to={paths.rosters.href()} variant={variant}>
                {m.roster_title()}
              </ButtonLink>
            ) : (
              lead(paths.creators.href(), m.header_find_creators(), find)
            )
          }
        >
          <FrameSlots
            label={m.start_faces_count({ count: formatCount(savedCount), wanted: formatCount(facesWanted) })}
            filled={faces.map((face) => ({ id: face.creatorId, picture: <Face face={face} /> }))}
            wanted={facesWanted}
          />
        </SceneRow>
      );
    case 'brief':
      return (
        <SceneRow
          {...row}
          title={m.start_brief()}
          text={
            <>
              {m.start_brief_text()} <StarterCredits isConfirmed={brand.emailConfirmed} />
            </>
          }
          action={lead(
            savedCount > 0 ? paths.rosters.href() : paths.creators.href(),
            m.brief_send(),
            <Send aria-hidden className="ic ic-turn" />,
          )}
        />
      );
  }
}

/** The credits that a brand begins with, once its e-mail is confirmed; nothing where it got none or spent them. */
function StarterCredits({ isConfirmed }: { isConfirmed: boolean }) {
  const { data: site } = useQuery(siteQuery);
  const credits = useCredits();
  const given = site?.market?.starterCredits;
  if (!given || !credits) return null;
  if (!isConfirmed) return m.start_starter_credits_to_confirm({ n: given, count: formatCount(given) });
  if (credits.ready === 0) return null;
  return m.start_starter_credits({ n: given, count: formatCount(given) });
}

function Face({ face: { name, creator } }: { face: RosterCreator }) {
  const cover = creator?.portfolio[0];
  if (cover) return <MediaStill type={cover.type} url={cover.url} poster={cover.poster} />;
  const src = creator?.profileImage ? mediaUrl(creator.profileImage) : null;
  return <Avatar name={name} src={src} size={40} />;
}

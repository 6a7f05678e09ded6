import type { OwnBrand } from '@briefcast/contract';
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
import { ListChecks, Search, Send, Store } from 'lucide-react';
import { siteQuery } from '../../../lib/site-query.ts';
import { useUser } from '../../../lib/use-user.ts';
import { rosterCreatorsQuery, rostersQuery } from '../../../parts/creators/rosters-query.ts';
import { useCredits } from '../../../parts/credits/use-credits.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { FirstDay, type QueueOfFirstDay } from '../first-day/first-day.tsx';
import { ScenePoints, SceneRow } from '../first-day/scene-row.tsx';
import { FirstBrief } from './first-brief.tsx';

/** The queue of a brand up to its first brief. Its own part of the code: most brands have sent one. */
export function BrandStart({ renderQueue }: QueueOfFirstDay) {
  const brand = useUser('BRAND');
  const rosters = useQuery(rostersQuery);
  const savedCount = rosters.data?.saved.length ?? 0;
  const faces = useQuery({ ...rosterCreatorsQuery, enabled: savedCount > 0 }).data ?? [];
  return (
    <FirstDay
      renderQueue={renderQueue}
      scenes={brandScenes({ ...brand, savedCreators: savedCount, briefs: 0 })}
      renderScene={(name, isNow) => <BrandSceneRow {...{ name, isNow, brand, savedCount }} />}
      preview={{ title: m.start_first_brief(), content: <FirstBrief brand={brand} faces={faces} /> }}
    />
  );
}

interface BrandSceneRowProps {
  name: BrandScene;
  isNow: boolean;
  brand: OwnBrand;
  savedCount: number;
}

/** Label of the link to each field that is still missing. */
const identityWords: Record<IdentityField, () => string> = {
  profileImage: m.start_add_logo,
  industry: m.start_add_industry,
};

function BrandSceneRow({ name, isNow, brand, savedCount }: BrandSceneRowProps) {
  const row = { name, isNow };
  switch (name) {
    case 'identity': {
      const lacks = identityLacks(brand);
      return (
        <SceneRow
          {...row}
          minutes={2}
          Icon={Store}
          title={m.start_identity()}
          text={m.start_identity_text()}
          to={paths.brandProfile.href(lacks[0] ?? 'industry')}
          act={lacks.length === 1 ? m.start_go_on() : m.start_begin()}
        >
          <ScenePoints>
            {lacks.map((field) => (
              <li key={field}>
                <TextLink to={paths.brandProfile.href(field)}>{identityWords[field]()}</TextLink>
              </li>
            ))}
          </ScenePoints>
        </SceneRow>
      );
    }
    case 'rules': {
      const count = houseRules(brand);
      const counts = { count: formatCount(count), wanted: formatCount(houseRulesWanted) };
      return (
        <SceneRow
          {...row}
          minutes={5}
          Icon={ListChecks}
          title={m.start_rules()}
          text={count > 0 ? m.start_rules_count(counts) : m.start_rules_text()}
          to={paths.brandProfile.href('contentDos')}
          act={count > 0 ? m.start_go_on() : m.start_begin()}
        />
      );
    }
    case 'faces': {
      const counts = { count: formatCount(savedCount), wanted: formatCount(facesWanted) };
      return (
        <SceneRow
          {...row}
          minutes={5}
          Icon={Search}
          title={m.start_faces()}
          text={savedCount > 0 ? m.start_faces_count(counts) : m.start_faces_text()}
          to={paths.creators.href()}
          act={m.header_find_creators()}
        />
      );
    }
    case 'brief':
      return (
        <SceneRow
          {...row}
          minutes={8}
          Icon={Send}
          title={m.start_brief()}
          text={
            <>
              {m.start_brief_text()} <StarterCredits isConfirmed={brand.emailConfirmed} />
            </>
          }
          to={savedCount > 0 ? paths.rosters.href() : paths.creators.href()}
          act={m.brief_send()}
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

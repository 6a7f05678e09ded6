/** Where the finder leads, besides what the server finds. */
import { type FinderHit, isFoundIn, type Role, searchWords } from '@briefcast/contract';
import { dealPath, paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';

/** A line of the finder: what it says, and where it leads. */
export interface Place {
  key: string;
  title: string;
  detail?: string | undefined;
  image?: string | null;
  to: string;
}

const pagesOf = (role: Role): Omit<Place, 'key'>[] =>
  role === 'BRAND'
    ? [
        { title: m.header_dashboard(), to: paths.brandDashboard.href() },
        { title: m.inbox_title(), to: paths.inbox.href() },
        { title: m.casting_castings(), to: paths.ownCastings.href() },
        { title: m.casting_post(), to: paths.postCasting.href() },
        { title: m.header_find_creators(), to: paths.creators.href() },
        { title: m.roster_title(), to: paths.rosters.href() },
        { title: m.owed_title(), to: paths.payouts.href() },
        { title: m.rights_link(), to: paths.rights.href() },
        { title: m.organization_team(), to: paths.team.href() },
        { title: m.organization_brand_profile(), to: paths.brandProfile.href() },
        { title: m.header_account(), to: paths.account.href() },
        { title: m.header_settings(), to: paths.notificationSettings.href() },
      ]
    : [
        { title: m.header_dashboard(), to: paths.creatorDashboard.href() },
        { title: m.inbox_title(), to: paths.inbox.href() },
        { title: m.casting_castings(), to: paths.castings.href() },
        { title: m.application_mine(), to: paths.applications.href() },
        { title: m.money_title(), to: paths.money.href() },
        { title: m.rights_link(), to: paths.rights.href() },
        { title: m.header_profile(), to: paths.creatorProfile.href() },
        { title: m.header_account(), to: paths.account.href() },
        { title: m.header_settings(), to: paths.notificationSettings.href() },
      ];

/** Pages of a person whose names have these words; all of them for none. */
export const placesFor = (role: Role, words: string): Place[] =>
  pagesOf(role)
    .filter(({ title }) => isFoundIn([title], searchWords(words)))
    .map((place) => ({ key: place.to, ...place }));

/** Page of the directory or the board that goes on with the same words. */
export function widerSearch(role: Role, words: string): Place {
  const search = new URLSearchParams({ search: words });
  return role === 'BRAND'
    ? { key: 'wider', title: m.find_all_creators({ words }), to: paths.creators.href(search) }
    : { key: 'wider', title: m.find_all_castings({ words }), to: paths.castings.href(search) };
}

function pathOf({ kind, id, dealId }: FinderHit, role: Role): string {
  if (kind === 'PERSON')
    return role === 'BRAND'
      ? paths.creator.href(id)
      : `${paths.inbox.href()}?${new URLSearchParams({ with: id })}`;
  if (kind === 'CASTING') return (role === 'BRAND' ? paths.ownCasting : paths.casting).href(id);
  if (kind === 'MESSAGE') return paths.inbox.href(dealId ?? undefined, id);
  return dealPath(role, dealId ?? id);
}

/** The line of something that the server found. */
export const placeOf = (found: FinderHit, role: Role): Place => ({
  key: `${found.kind} ${found.id}`,
  title: found.title,
  detail: found.detail ?? undefined,
  image: found.image,
  to: pathOf(found, role),
});

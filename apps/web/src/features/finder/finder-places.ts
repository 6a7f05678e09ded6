/** Where the finder leads, besides what the server finds. */
import {
  type FinderHit,
  foldForSearch,
  isFoundIn,
  type OwnUser,
  type Role,
  searchWords,
} from '@briefcast/contract';
import { dealPath, paths } from '@briefcast/contract/paths';
import { formatSeries } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { mayForOrganization } from '../../lib/policy.ts';
import { setTheme } from '../../ui/theme-switch.tsx';

/** A line of the finder: what it says, and where it leads. */
export interface Place {
  key: string;
  title: string;
  detail?: string | undefined;
  image?: string | null;
  to: string;
  /** Done instead of going there. */
  act?: () => void;
}

interface Row extends Omit<Place, 'key'> {
  /** Other words for it. */
  also?: string;
  /** Where absent, everybody of the side may. */
  may?: Parameters<typeof mayForOrganization>[1];
}

const pagesOfBrand = (): Row[] => [
  { title: m.header_dashboard(), to: paths.brandDashboard.href() },
  { title: m.inbox_title(), to: paths.inbox.href(), also: m.find_also_inbox() },
  { title: m.campaign_title(), to: paths.campaigns.href() },
  { title: m.casting_castings(), to: paths.ownCastings.href() },
  {
    title: m.casting_post(),
    to: paths.postCasting.href(),
    also: m.find_also_new_casting(),
    may: 'casting.post',
  },
  { title: m.header_find_creators(), to: paths.creators.href(), also: m.find_also_creators() },
  { title: m.roster_title(), to: paths.rosters.href() },
  { title: m.owed_title(), to: paths.payouts.href(), also: m.find_also_pay() },
  { title: m.billing_title(), to: paths.billing.href(), also: m.find_also_billing(), may: 'credits.read' },
  { title: m.rights_link(), to: paths.rights.href() },
  { title: m.organization_team(), to: paths.team.href(), also: m.find_also_team() },
  { title: m.organization_brand_profile(), to: paths.brandProfile.href() },
];

const pagesOfCreator = (): Row[] => [
  { title: m.header_dashboard(), to: paths.creatorDashboard.href() },
  { title: m.inbox_title(), to: paths.inbox.href(), also: m.find_also_inbox() },
  { title: m.casting_castings(), to: paths.castings.href() },
  { title: m.application_mine(), to: paths.applications.href() },
  { title: m.money_title(), to: paths.money.href(), also: m.find_also_money() },
  { title: m.rights_link(), to: paths.rights.href() },
  { title: m.header_profile(), to: paths.creatorProfile.href() },
];

const pagesOfBoth = (): Row[] => [
  { title: m.header_account(), to: paths.account.href(), also: m.find_also_account() },
  { title: m.header_settings(), to: paths.notificationSettings.href() },
];

/** Themes, offered only to somebody who asks for one. */
const themes = (): Row[] =>
  (
    [
      ['dark', m.theme_dark],
      ['light', m.theme_light],
      ['system', m.theme_system],
    ] as const
  ).map(([theme, name]) => ({
    title: formatSeries([m.theme_choice(), name()]),
    to: `theme:${theme}`,
    act: () => setTheme(theme),
  }));

/** Pages and acts of a person whose names have these words; all pages for none. */
export const placesFor = (user: OwnUser, words: string): Place[] =>
  [
    ...(user.role === 'BRAND' ? pagesOfBrand() : pagesOfCreator()),
    ...pagesOfBoth(),
    ...(words === '' ? [] : themes()),
  ]
    .filter(({ may }) => may === undefined || mayForOrganization(user, may))
    .filter(({ title, also = '' }) => isFoundIn([title, also], searchWords(words)))
    .map(({ also, may, ...place }) => ({ key: place.to, ...place }));

/** Name in "brief Layla"; null for other words, and without the right to send one. */
export function briefedName(user: OwnUser, words: string): string | null {
  const [verb = '', ...name] = words.split(/\s+/u);
  const isBrief = foldForSearch(verb) === foldForSearch(m.find_brief());
  return isBrief && name.length > 0 && mayForOrganization(user, 'brief.send') ? name.join(' ') : null;
}

/** Creators who were found, each to be sent a brief from their page. */
export const briefsOf = (found: readonly FinderHit[]): Place[] =>
  found
    .filter(({ kind }) => kind === 'PERSON')
    .map(({ id, title }) => ({
      key: `brief ${id}`,
      title: m.find_brief_to({ name: title }),
      to: paths.creator.href(id),
    }));

/** Page of the directory or the board that goes on with the same words. */
export function widerSearch(role: Role, words: string): Place {
  const search = new URLSearchParams({ search: words });
  return role === 'BRAND'
    ? { key: 'wider', title: m.find_all_creators({ words }), to: paths.creators.href(search) }
    : { key: 'wider', title: m.find_all_castings({ words }), to: paths.castings.href(search) };
}

function pathOf({ kind, id, dealId, fileId }: FinderHit, role: Role): string {
  if (kind === 'PERSON')
    return role === 'BRAND'
      ? paths.creator.href(id)
      : `${paths.inbox.href()}?${new URLSearchParams({ with: id })}`;
  if (kind === 'CASTING') return (role === 'BRAND' ? paths.ownCasting : paths.casting).href(id);
  if (kind === 'CAMPAIGN') return paths.campaign.href(id);
  if (kind === 'ROSTER') return `${paths.rosters.href()}?${new URLSearchParams({ list: id })}`;
  if (kind === 'COMMENT' && dealId && fileId) return paths.reviewRoom.href({ dealId, fileId, comment: id });
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

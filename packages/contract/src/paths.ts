/**
 * The pages of the web app: the pattern by which its router finds each, and a function that returns its address.
 * Links, redirects, mails and notifications take their addresses from here, so a page is moved in one place.
 */

import type { Role } from './accounts/schemas.ts';

/** What a deal's page can be opened at. */
export type DealSection = 'chat';

/** A side of the market that somebody signs up for. */
export type MarketSide = 'brand' | 'creator';

/** A page whose address has no parameters. */
const page = <Pattern extends string>(pattern: Pattern) => ({ pattern, href: () => pattern });

/** The address with those parameters that are given; without a "?" where none is. */
const withQuery = (path: string, values: Record<string, string | number | undefined>) => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) query.set(name, String(value));
  }
  return query.size === 0 ? path : `${path}?${query}`;
};

/** One's own profile; with a field of it, that is edited at once. */
const profilePage = <Pattern extends string>(pattern: Pattern) => ({
  pattern,
  href: (edit?: string) => withQuery(pattern, { edit }),
});

/** A page that a mail leads to, with the token that proves it. */
const pageOfToken = <Pattern extends string>(pattern: Pattern) => ({
  pattern,
  href: (token: string) => `${pattern}?${new URLSearchParams({ token })}`,
});

/** A page of one thing, by the name of what tells it, or of something about that thing. */
const pageOf = <Path extends string, Name extends string, About extends string = ''>(
  path: Path,
  name: Name,
  about = '' as About,
) => ({
  pattern: `${path}/:${name}${about}` as const,
  href: (value: string) => `${path}/${encodeURIComponent(value)}${about}`,
});

const pageOfDeal = <Path extends string>(path: Path) => ({
  pattern: `${path}/:id` as const,
  href: (id: string, section?: DealSection) =>
    `${path}/${encodeURIComponent(id)}${section ? `#${section}` : ''}`,
});

/** A moment of a film, a comment of a file, or what a new one is about, that the review room is opened at. */
export interface RoomPlace {
  dealId: string;
  fileId: string;
  /** Number of the frame, from 0. */
  frame?: number | undefined;
  comment?: string | undefined;
  /** An item of the brief that a new comment names. */
  cite?: string | undefined;
}

/** What a new casting begins with, by its id; `invite` has creators' ids between commas. */
export interface CastingStart {
  draft?: string | undefined;
  template?: string | undefined;
  project?: string | undefined;
  /** What is taken over from the project; everything where absent. */
  kept?: 'deliverables' | undefined;
  /** A casting of the organisation that is used again. */
  casting?: string | undefined;
  /** The creator for whom a brief was begun on this device. */
  brief?: string | undefined;
  invite?: string | undefined;
}

const roomOf = (dealId: string, fileId: string) =>
  `/review/${encodeURIComponent(dealId)}/${encodeURIComponent(fileId)}`;

export const paths = {
  landing: page('/'),
  terms: page('/terms'),
  privacy: page('/privacy'),
  creators: {
    pattern: '/creators',
    /** With the filters of a query, if there are any; as a text it may begin with its "?". */
    href: (filters: URLSearchParams | string = '') => {
      const query = new URLSearchParams(filters).toString();
      return query ? `/creators?${query}` : '/creators';
    },
  },
  creator: pageOf('/creators', 'id'),
  castings: {
    pattern: '/castings',
    /** The board, with the filters of a query as `creators` takes them. */
    href: (filters: URLSearchParams | string = '') => {
      const query = new URLSearchParams(filters).toString();
      return query ? `/castings?${query}` : '/castings';
    },
  },
  casting: {
    pattern: '/castings/:id',
    /** With `edit`, the form of one's own application to it is open. */
    href: (id: string, edit?: 'application') => withQuery(`/castings/${encodeURIComponent(id)}`, { edit }),
  },
  applications: page('/my-applications'),
  ownCastings: page('/my-castings'),
  savedCastings: page('/saved-castings'),
  postCasting: {
    pattern: '/my-castings/new',
    /** Begun with a draft, a template, a project or a casting of one's own, or the draft of a brief; and who is invited once it is posted. */
    href: (from: CastingStart = {}) => withQuery('/my-castings/new', { ...from }),
  },
  ownCasting: pageOf('/my-castings', 'id'),
  changeCasting: pageOf('/my-castings', 'id', '/change'),
  compareApplicants: {
    pattern: '/my-castings/:id/compare',
    /** Applications beside one another, in this order. */
    href: (id: string, applicationIds: readonly string[] = []) => {
      const path = `/my-castings/${encodeURIComponent(id)}/compare`;
      return applicationIds.length === 0
        ? path
        : `${path}?ids=${applicationIds.map(encodeURIComponent).join(',')}`;
    },
  },
  compareCreators: {
    pattern: '/creators/compare',
    /** Beside one another, in this order. */
    href: (ids: readonly string[] = []) =>
      ids.length === 0
        ? '/creators/compare'
        : `/creators/compare?ids=${ids.map(encodeURIComponent).join(',')}`,
  },
  login: page('/login'),
  signup: {
    pattern: '/signup',
    /** With a side chosen already; the browser alone reads it, and the server's page is the same for all. */
    href: (side?: MarketSide) => (side ? `/signup#${side}` : '/signup'),
  },
  forgotPassword: page('/forgot-password'),
  resetPassword: pageOfToken('/reset-password'),
  confirmEmail: pageOfToken('/confirm-email'),
  newEmail: pageOfToken('/new-email'),
  unsubscribe: pageOfToken('/unsubscribe'),
  /** What another app shared to this one; the phone sends the files here, and the service worker keeps them. */
  sharedFiles: page('/shared-files'),
  /** Everything that is on its way into the creator's drafts. */
  uploads: page('/uploads'),
  brandDashboard: page('/dashboard'),
  brandProfile: profilePage('/brand-profile'),
  brandDeal: pageOfDeal('/brand-deal'),
  creatorDashboard: page('/creator-dashboard'),
  creatorProfile: profilePage('/creator-profile'),
  creatorDeal: pageOfDeal('/deal'),
  acceptDeal: pageOf('/deal', 'id', '/accept'),
  reviewRoom: {
    pattern: '/review/:dealId/:fileId',
    href: ({ dealId, fileId, frame, comment, cite }: RoomPlace) =>
      withQuery(roomOf(dealId, fileId), { frame, comment, cite }),
  },
  compare: {
    pattern: '/review/:dealId/:fileId/compare',
    /** Two versions of one file: the one that was watched, and the other. */
    href: (place: { dealId: string; fileId: string; with?: string | undefined }) =>
      withQuery(`${roomOf(place.dealId, place.fileId)}/compare`, { with: place.with }),
  },
  account: page('/account'),
  inbox: {
    pattern: '/inbox',
    /** With a deal, its conversation is open; with a message too, at that one. */
    href: (dealId?: string, messageId?: string) => withQuery('/inbox', { deal: dealId, message: messageId }),
  },
  rosters: page('/rosters'),
  ownPeople: page('/rosters/people'),
  campaigns: page('/campaigns'),
  campaign: {
    pattern: '/campaigns/:id',
    /** With a past campaign, whose creators are asked again. */
    href: (id: string, people?: string) => withQuery(`/campaigns/${encodeURIComponent(id)}`, { people }),
  },
  campaignResults: {
    pattern: '/campaigns/:id/results',
    href: (id: string) => `/campaigns/${encodeURIComponent(id)}/results`,
  },
  campaignLinks: pageOf('/campaigns', 'id', '/links'),
  campaignReport: pageOf('/campaigns', 'id', '/report'),
  money: {
    pattern: '/money',
    href: (tab?: 'paid' | 'bank') => withQuery('/money', { tab }),
  },
  subscription: page('/subscription'),
  refunds: page('/refunds'),
  packExpiration: page('/pack-expiration'),
  prices: page('/prices'),
  payouts: {
    pattern: '/billing/payouts',
    /** With a campaign, its payments alone. */
    href: (campaign?: string) => withQuery('/billing/payouts', { campaign }),
  },
  rights: {
    pattern: '/rights',
    /** With a deal, the form that renews its rights is open; with a campaign, its rights alone. */
    href: (renew?: string, campaign?: string) => withQuery('/rights', { renew, campaign }),
  },
  team: page('/team'),
  billing: page('/billing'),
  buyCredits: {
    pattern: '/billing/buy',
    /** With the pack of so many credits chosen. */
    href: (credits?: number) => withQuery('/billing/buy', { credits }),
  },
  creditOrder: pageOf('/billing/orders', 'id'),
  invitation: pageOfToken('/invitation'),
  join: pageOf('/join', 'code'),
  notificationSettings: {
    pattern: '/settings/notifications',
    /** With a kind of news, its line is open and focused. */
    href: (kind?: string) => withQuery('/settings/notifications', { kind }),
  },
  share: pageOf('/l', 'token'),
  sharedReport: pageOf('/r', 'token'),
  dealLog: pageOf('/deals', 'id', '/log'),
  verify: page('/verify'),
  certificate: pageOf('/verify', 'code'),
  admin: page('/admin'),
  adminCreator: pageOf('/admin/creators', 'id'),
  adminBrand: pageOf('/admin/brands', 'id'),
  adminDeal: pageOf('/admin/deals', 'id'),
  adminDispute: pageOf('/admin/disputes', 'id'),
} as const;

/** Where somebody starts once signed in. */
export const dashboardPath = (role: Role): string =>
  (role === 'CREATOR' ? paths.creatorDashboard : paths.brandDashboard).href();

/** Where a side sees what is owed for its deals. */
export const payoutsPath = (role: Role): string => (role === 'CREATOR' ? paths.money : paths.payouts).href();

/** Where a side sees a deal. */
export const dealPath = (role: Role, id: string, section?: DealSection): string =>
  (role === 'CREATOR' ? paths.creatorDeal : paths.brandDeal).href(id, section);

/** Where a short link leads on from; no page of the app. */
export const shortLinkPattern = '/go/:slug';

export const shortLinkPath = (slug: string): string => shortLinkPattern.replace(':slug', slug);

/** Where the picture of a creator's link card is read; pages that have not loaded the calls name it in their head. */
export const linkCardPattern = '/api/users/creators/public/{id}/card';

export const linkCardPath = (creatorId: string): string =>
  linkCardPattern.replace('{id}', encodeURIComponent(creatorId));

/** The same of a casting's page. */
export const castingCardPattern = '/api/castings/{id}/card';

export const castingCardPath = (castingId: string): string =>
  castingCardPattern.replace('{id}', encodeURIComponent(castingId));

/** Where a picture of the market is read, by its digest. */
export const marketPicturePattern = '/api/market/pictures/{digest}';

export const marketPicturePath = (digest: string): string =>
  marketPicturePattern.replace('{digest}', encodeURIComponent(digest));

/** Where the card is read that is drawn of the market, in a language of pages. */
export const marketCardPattern = '/api/market/card/{language}';

export const marketCardPath = (language: string): string =>
  marketCardPattern.replace('{language}', encodeURIComponent(language));

/** Where an icon of this look of the market is read; another look has another tag. */
export const marketIconPattern = '/api/market/icons/{tag}/{icon}';

export const marketIconPath = (tag: string, icon: string): string =>
  marketIconPattern.replace('{tag}', encodeURIComponent(tag)).replace('{icon}', encodeURIComponent(icon));

/** Where an icon is found in every look: the product's file, or the way to the market's own. */
export const iconPath = (icon: string): string => `/icons/${icon}.png`;

/** Where browsers read by what to install the app in a language. */
export const manifestPath = (language: string): string =>
  language === 'en' ? '/manifest.webmanifest' : `/manifest.${language}.webmanifest`;

/**
 * The pages of the web app: the pattern by which its router finds each, and a function that returns the way to it.
 * Links, redirects, mails and notifications take their addresses from here, so a page is moved in one place.
 */
import type { Role } from './schemas/account.ts';

/** What a deal's page can be opened at. */
export type DealSection = 'chat';

/** A page that needs nothing to be found. */
const page = <Pattern extends string>(pattern: Pattern) => ({ pattern, href: () => pattern });

/** A page that a mail leads to, with the token that proves it. */
const pageOfToken = <Pattern extends string>(pattern: Pattern) => ({
  pattern,
  href: (token: string) => `${pattern}?${new URLSearchParams({ token })}`,
});

const pageOfDeal = <Path extends string>(path: Path) => ({
  pattern: `${path}/:id` as const,
  href: (id: string, section?: DealSection) =>
    `${path}/${encodeURIComponent(id)}${section ? `#${section}` : ''}`,
});

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
  creator: {
    pattern: '/creators/:id',
    href: (id: string) => `/creators/${encodeURIComponent(id)}`,
  },
  login: page('/login'),
  signup: page('/signup'),
  forgotPassword: page('/forgot-password'),
  resetPassword: pageOfToken('/reset-password'),
  confirmEmail: pageOfToken('/confirm-email'),
  unsubscribe: pageOfToken('/unsubscribe'),
  brandDashboard: page('/dashboard'),
  brandProfile: page('/brand-profile'),
  brandDeal: pageOfDeal('/brand-deal'),
  creatorDashboard: page('/creator-dashboard'),
  creatorProfile: page('/creator-profile'),
  creatorDeal: pageOfDeal('/deal'),
  team: page('/team'),
  invitation: pageOfToken('/invitation'),
  notificationSettings: page('/settings/notifications'),
  admin: page('/admin'),
} as const;

/** Where somebody starts once signed in. */
export const dashboardPath = (role: Role): string =>
  (role === 'CREATOR' ? paths.creatorDashboard : paths.brandDashboard).href();

/** Where a side sees a deal. */
export const dealPath = (role: Role, id: string, section?: DealSection): string =>
  (role === 'CREATOR' ? paths.creatorDeal : paths.brandDeal).href(id, section);

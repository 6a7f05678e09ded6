/** The pages that browsers make: whose code each asks for, and what is there before it (frame.tsx). */
import type { PublicPage, Role } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { Search } from 'lucide-react';
import { DealPageSkeleton } from '../features/deals/deal-page-skeleton.tsx';
import { TitlePlace } from '../features/deals/title-place.tsx';
import { firstCalls } from '../lib/first-calls.ts';
import { DashboardSkeleton } from '../screens/brand-dashboard/dashboard-skeleton.tsx';
import { DealSheetsSkeleton } from '../screens/creator-dashboard/deal-list.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { Look } from './frame.tsx';
import { adminFrame, roomFrame, type WholeFrame } from './whole-frames.tsx';

interface Frame {
  /** Whose code the page asks for at once. */
  modules: string[];
  /** What stands there until the app draws the page. */
  look?: Look;
  /** The same where the app's header is not above it. */
  whole?: WholeFrame;
  /** What its script asks the server for first, by the parameters of its address. */
  calls?: (params: { id?: string | undefined }) => string[];
}

const data = 'src/app/data-layout.tsx';
const bare = (screen: string): Frame => ({ modules: [data, `src/screens/${screen}`] });
const inRoom = (screen: string): Frame => ({
  modules: [data, 'src/app/room-layout.tsx', `src/screens/${screen}`],
  whole: roomFrame,
});
const ofAdmin = (screen: string): Frame => ({ ...bare(screen), whole: adminFrame });
const underHeader = (screen: string): Frame => ({
  modules: [data, 'src/app/header-layout.tsx', `src/screens/${screen}`],
});
const signedIn = (screen: string, look: Look, calls: Frame['calls'] = () => []): Frame => ({
  modules: [data, 'src/app/signed-in-layout.tsx', `src/screens/${screen}`],
  look,
  calls: (params) => [firstCalls.me, ...calls(params)],
});

const both: Role[] = ['BRAND', 'CREATOR'];
const toDashboard = { to: paths.brandDashboard.href(), label: m.link_back_to_dashboard };
const toBilling = { to: paths.billing.href(), label: m.billing_title };

const cards = () => (
  <div className="mt-6 grid gap-5">
    <Skeleton className="ear h-48" />
    <Skeleton className="ear h-48" />
    <Skeleton className="ear h-48" />
  </div>
);
const creatorDeals = () => (
  <>
    <div className="mt-6 grid grid-cols-2 gap-3 md:mt-7 md:gap-4 lg:grid-cols-4">
      {['first', 'second', 'third', 'fourth'].map((tile) => (
        <Skeleton key={tile} className="ear h-[103px] md:h-[128px]" />
      ))}
    </div>
    <Skeleton className="mt-7 h-11 md:mt-9" />
    <div className="mt-5">
      <DealSheetsSkeleton />
    </div>
  </>
);
const deal = (roles: Role[]): Look => ({
  roles,
  title: () => <TitlePlace />,
  subtitle: m.log_page,
  back: toDashboard,
  isBand: true,
  below: () => <DealPageSkeleton />,
});
const list = (
  roles: Role[],
  title: () => string,
  more: Pick<Look, 'subtitle' | 'back' | 'width'> = {},
): Look => ({ roles, title, ...more, below: cards });

const callsOfDeal: Frame['calls'] = ({ id = '' }) => [firstCalls.deal(id), firstCalls.site];

type Name = Exclude<keyof typeof paths, PublicPage>;

const frames: Record<Name, Frame> = {
  brandDashboard: signedIn(
    'brand-dashboard/brand-dashboard.tsx',
    {
      roles: ['BRAND'],
      title: m.dashboard_brand,
      subtitle: m.dashboard_brand_text,
      actions: () => (
        <ButtonLink to={paths.creators.href()} variant="cast" icon={<Search aria-hidden className="ic" />}>
          {m.dashboard_find_creators()}
        </ButtonLink>
      ),
      below: () => <DashboardSkeleton />,
    },
    () => [firstCalls.brandDeals, firstCalls.brandStats, firstCalls.site],
  ),
  creatorDashboard: signedIn(
    'creator-dashboard/creator-dashboard.tsx',
    {
      roles: ['CREATOR'],
      // Whose name it is only the browser knows.
      title: () => (
        <RichText
          parts={m.dashboard_welcome.parts({ name: '' })}
          tags={{ name: () => <span className="skeleton inline-block h-[.8em] w-[3em] align-middle" /> }}
        />
      ),
      below: creatorDeals,
    },
    () => [firstCalls.creatorDeals, firstCalls.creatorStats, firstCalls.site],
  ),
  brandDeal: signedIn('brand-deal/brand-deal.tsx', deal(['BRAND']), callsOfDeal),
  creatorDeal: signedIn('deal/deal.tsx', deal(['CREATOR']), callsOfDeal),
  dealLog: signedIn('deal-log/deal-log.tsx', {
    roles: both,
    title: m.log_page,
    back: toDashboard,
    isBand: true,
    below: () => <DealPageSkeleton />,
  }),
  account: signedIn(
    'account/account.tsx',
    list(both, m.own_title, { subtitle: m.own_subtitle, back: toDashboard, width: 'mx-auto max-w-[940px]' }),
  ),
  notificationSettings: signedIn(
    'notification-settings.tsx',
    list(both, m.settings_title, { back: toDashboard, width: 'mx-auto max-w-[820px]' }),
  ),
  rights: signedIn('rights/rights.tsx', list(both, m.rights_title, { subtitle: m.rights_about })),
  brandProfile: signedIn(
    'brand-profile/brand-profile.tsx',
    list(['BRAND'], m.brand_title, { back: toDashboard }),
  ),
  rosters: signedIn('rosters/rosters.tsx', list(['BRAND'], m.roster_title, { subtitle: m.roster_about })),
  billing: signedIn('billing/billing.tsx', list(['BRAND'], m.billing_title, { subtitle: m.billing_about })),
  buyCredits: signedIn('billing/buy-credits.tsx', list(['BRAND'], m.billing_buy, { back: toBilling })),
  creditOrder: signedIn(
    'billing/credit-order.tsx',
    list(['BRAND'], m.billing_pro_forma_word, { back: toBilling }),
  ),
  payouts: signedIn('payouts/payouts.tsx', list(['BRAND'], m.owed_title, { subtitle: m.owed_about })),
  team: signedIn('team/team.tsx', list(['BRAND'], m.team_title)),
  subscription: signedIn('subscription/subscription.tsx', list(['CREATOR'], m.subscription_title)),
  money: signedIn('money/money.tsx', list(['CREATOR'], m.money_title, { subtitle: m.money_about })),
  creatorProfile: signedIn(
    'creator-profile/creator-profile.tsx',
    list(['CREATOR'], m.creator_title, { back: { ...toDashboard, label: m.link_back } }),
  ),
  reviewRoom: inRoom('review-room/review-room.tsx'),
  compare: inRoom('review-room/compare.tsx'),
  invitation: underHeader('invitation/invitation.tsx'),
  compareCreators: underHeader('compare-creators/compare-creators.tsx'),
  admin: ofAdmin('admin/admin.tsx'),
  adminCreator: ofAdmin('admin/creator-page.tsx'),
  adminBrand: ofAdmin('admin/brand-page.tsx'),
  adminDeal: ofAdmin('admin/deal-page.tsx'),
  forgotPassword: bare('forgot-password.tsx'),
  resetPassword: bare('reset-password.tsx'),
  newEmail: bare('new-email.tsx'),
  unsubscribe: bare('unsubscribe.tsx'),
  confirmEmail: bare('confirm-email.tsx'),
  share: bare('share/share.tsx'),
  verify: bare('verify/enter-code.tsx'),
  certificate: bare('verify/verify.tsx'),
};

/** The frame of a route, by the route's id; undefined for those that come with their content. */
export const frameOf = (routeId: string | undefined): Frame | undefined =>
  Object.entries(frames).find(([name]) => name === routeId)?.[1];

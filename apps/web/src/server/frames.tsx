/** The pages that browsers render: the code that each needs, and what it shows before (frame.tsx). */
import type { PublicPage, Role } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { Search } from 'lucide-react';
import { DashboardSkeleton } from '../features/deals/dashboard-skeleton.tsx';
import { DealPageSkeleton, TitlePlace } from '../features/deals/deal-page-skeleton.tsx';
import { firstCalls } from '../lib/first-calls.ts';
import { ProjectsSkeleton } from '../screens/deals/brand-dashboard/project-list.tsx';
import { DealSheetsSkeleton } from '../screens/deals/creator-dashboard/deal-list.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { Look } from './frame.tsx';
import { adminFrame, roomFrame, type WholeFrame } from './whole-frames.tsx';

interface Frame {
  /** The modules that the page needs at once. */
  modules: string[];
  /** What it shows until the app renders the page. */
  look?: Look;
  /** The same for a page without the app's header. */
  whole?: WholeFrame;
  /** Its first calls to the server, by the parameters of its address. */
  calls?: (params: { id?: string | undefined; dealId?: string | undefined }) => string[];
}

const data = 'src/app/data-layout.tsx';
const bare = (screen: string): Frame => ({ modules: [data, `src/screens/${screen}`] });
const inRoom = (screen: string): Frame => ({
  modules: [data, 'src/app/room-layout.tsx', `src/screens/${screen}`],
  whole: roomFrame,
  calls: ({ dealId = '' }) => [firstCalls.me, firstCalls.deal(dealId)],
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
const toCastings = { to: paths.ownCastings.href(), label: m.casting_castings };
const toBilling = { to: paths.billing.href(), label: m.billing_title };

const cards = () => (
  <div className="mt-6 grid gap-5">
    <Skeleton className="ear h-48" />
    <Skeleton className="ear h-48" />
    <Skeleton className="ear h-48" />
  </div>
);
const creatorDeals = () => (
  <DashboardSkeleton>
    <DealSheetsSkeleton />
  </DashboardSkeleton>
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
  sharedFiles: bare('drafts/shared-files.tsx'),
  brandDashboard: signedIn(
    'deals/brand-dashboard/brand-dashboard.tsx',
    {
      roles: ['BRAND'],
      title: m.dashboard_brand,
      subtitle: m.dashboard_brand_text,
      actions: () => (
        <ButtonLink to={paths.creators.href()} variant="cast" icon={<Search aria-hidden className="ic" />}>
          {m.dashboard_find_creators()}
        </ButtonLink>
      ),
      below: () => (
        <DashboardSkeleton>
          <ProjectsSkeleton />
        </DashboardSkeleton>
      ),
    },
    () => [firstCalls.brandDeals, firstCalls.brandStats, firstCalls.site],
  ),
  creatorDashboard: signedIn(
    'deals/creator-dashboard/creator-dashboard.tsx',
    {
      roles: ['CREATOR'],
      // Only the browser knows the name.
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
  brandDeal: signedIn('deals/brand-deal/brand-deal.tsx', deal(['BRAND']), callsOfDeal),
  creatorDeal: signedIn('deals/creator-deal/deal.tsx', deal(['CREATOR']), callsOfDeal),
  acceptDeal: signedIn(
    'deals/accept/accept-deal.tsx',
    list(['CREATOR'], m.accept_title, {
      subtitle: m.accept_lead,
      back: { ...toDashboard, label: m.log_back },
    }),
    callsOfDeal,
  ),
  dealLog: signedIn('proof/deal-log.tsx', {
    roles: both,
    title: m.log_page,
    back: toDashboard,
    isBand: true,
    below: () => <DealPageSkeleton />,
  }),
  account: signedIn(
    'accounts/account/account.tsx',
    list(both, m.own_title, { subtitle: m.own_subtitle, back: toDashboard, width: 'mx-auto max-w-[940px]' }),
  ),
  notificationSettings: signedIn(
    'notifications/notification-settings.tsx',
    list(both, m.settings_title, { back: toDashboard, width: 'mx-auto max-w-[968px]' }),
  ),
  rights: signedIn('rights/rights.tsx', list(both, m.rights_title, { subtitle: m.rights_about })),
  brandProfile: signedIn('brands/brand-profile.tsx', list(['BRAND'], m.brand_title, { back: toDashboard })),
  ownCastings: signedIn(
    'castings/own/own-castings.tsx',
    list(['BRAND'], m.casting_castings, { subtitle: m.casting_own_about }),
  ),
  postCasting: signedIn(
    'castings/post/post-casting.tsx',
    list(['BRAND'], m.casting_post, { subtitle: m.casting_post_about, back: toCastings }),
  ),
  changeCasting: signedIn(
    'castings/post/change-casting.tsx',
    list(['BRAND'], m.casting_change, { back: toCastings }),
  ),
  compareApplicants: signedIn(
    'castings/compare/compare-applicants.tsx',
    list(['BRAND'], m.compare_applicants, { back: toCastings }),
  ),
  ownCasting: signedIn('castings/own/own-casting.tsx', {
    roles: ['BRAND'],
    title: () => <TitlePlace />,
    back: toCastings,
    isBand: true,
    below: cards,
  }),
  applications: signedIn(
    'castings/applications.tsx',
    list(['CREATOR'], m.casting_castings, { subtitle: m.application_about }),
  ),
  uploads: signedIn(
    'drafts/uploads.tsx',
    list(['CREATOR'], m.upload_title, { subtitle: m.upload_about, back: toDashboard }),
  ),
  savedCastings: signedIn(
    'castings/saved.tsx',
    list(['CREATOR'], m.casting_castings, { subtitle: m.casting_saved_about }),
  ),
  rosters: signedIn('rosters/rosters.tsx', list(['BRAND'], m.roster_title, { subtitle: m.roster_about })),
  billing: signedIn('credits/billing.tsx', list(['BRAND'], m.billing_title, { subtitle: m.billing_about })),
  buyCredits: signedIn('credits/buy-credits.tsx', list(['BRAND'], m.billing_buy, { back: toBilling })),
  creditOrder: signedIn(
    'credits/credit-order.tsx',
    list(['BRAND'], m.billing_pro_forma_word, { back: toBilling }),
  ),
  payouts: signedIn('payouts/payouts.tsx', list(['BRAND'], m.owed_title, { subtitle: m.owed_about })),
  team: signedIn('teams/team.tsx', list(['BRAND'], m.team_title)),
  subscription: signedIn('subscriptions/subscription.tsx', list(['CREATOR'], m.subscription_title)),
  money: signedIn('payouts/money.tsx', list(['CREATOR'], m.money_title, { subtitle: m.money_about })),
  creatorProfile: signedIn(
    'creators/creator-profile/creator-profile.tsx',
    list(['CREATOR'], m.creator_title, { back: { ...toDashboard, label: m.link_back } }),
  ),
  reviewRoom: inRoom('deals/review-room/review-room.tsx'),
  compare: inRoom('deals/review-room/compare.tsx'),
  invitation: underHeader('teams/invitation/invitation.tsx'),
  compareCreators: underHeader('creators/compare-creators/compare-creators.tsx'),
  admin: ofAdmin('admin/admin.tsx'),
  adminCreator: ofAdmin('admin/details/creator-page.tsx'),
  adminBrand: ofAdmin('admin/details/brand-page.tsx'),
  adminDeal: ofAdmin('admin/details/deal-page.tsx'),
  adminDispute: ofAdmin('admin/disputes/case-page.tsx'),
  forgotPassword: bare('accounts/forgot-password.tsx'),
  resetPassword: bare('accounts/reset-password.tsx'),
  newEmail: bare('accounts/new-email.tsx'),
  unsubscribe: bare('accounts/unsubscribe.tsx'),
  confirmEmail: bare('accounts/confirm-email.tsx'),
  share: bare('shares/share.tsx'),
  certificate: bare('proof/verify.tsx'),
};

/** The frame of a route, by the route's id; undefined for pages that the server renders. */
export const frameOf = (routeId: string | undefined): Frame | undefined =>
  Object.entries(frames).find(([name]) => name === routeId)?.[1];

/** The pages of deals: both dashboards, a deal as each side sees it, and the review room. */
import type { Role } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { Search } from 'lucide-react';
import { DealsPlace } from '../../features/deals/dashboard-skeleton.tsx';
import { DealPageSkeleton, TitlePlace } from '../../features/deals/deal-page-skeleton.tsx';
import { NeedsPlace } from '../../features/needs/needs-skeleton.tsx';
import { firstCalls } from '../../lib/first-calls.ts';
import type { Frame, Pages } from '../../lib/page.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { ProjectsSkeleton } from './brand-dashboard/projects-skeleton.tsx';
import { DealSheetsSkeleton } from './creator-dashboard/deal-sheets-skeleton.tsx';
import { roomFrame } from './review-room/room-frame.tsx';

const callsOfDeal: Frame['calls'] = ({ id = '' }) => [firstCalls.deal(id), firstCalls.site];

const dealFrame = (of: Role): Frame => ({
  of,
  title: () => <TitlePlace />,
  subtitle: m.log_page,
  back: { to: 'brandDashboard', label: m.link_back_to_dashboard },
  isBand: true,
  below: () => <DealPageSkeleton />,
  calls: callsOfDeal,
});

export const pages = {
  brandDashboard: {
    whose: 'BRAND',
    load: () => import('./brand-dashboard/brand-dashboard.tsx'),
    frame: import.meta.env.SSR && {
      title: m.dashboard_brand,
      subtitle: m.dashboard_brand_text,
      isDense: true,
      actions: () => (
        <ButtonLink to={paths.creators.href()} variant="outline" icon={<Search aria-hidden className="ic" />}>
          {m.dashboard_find_creators()}
        </ButtonLink>
      ),
      below: () => (
        <>
          <NeedsPlace />
          <DealsPlace>
            <ProjectsSkeleton />
          </DealsPlace>
        </>
      ),
      calls: () => [firstCalls.needs, firstCalls.brandDeals, firstCalls.brandStats, firstCalls.site],
    },
  },
  creatorDashboard: {
    whose: 'CREATOR',
    load: () => import('./creator-dashboard/creator-dashboard.tsx'),
    frame: import.meta.env.SSR && {
      // Only the browser knows the name.
      title: () => (
        <RichText
          parts={m.dashboard_welcome.parts({ name: '' })}
          tags={{ name: () => <span className="skeleton inline-block h-[.8em] w-[3em] align-middle" /> }}
        />
      ),
      isDense: true,
      below: () => (
        <>
          <NeedsPlace />
          <DealsPlace>
            <DealSheetsSkeleton />
          </DealsPlace>
        </>
      ),
      calls: () => [firstCalls.needs, firstCalls.creatorDeals, firstCalls.creatorStats, firstCalls.site],
    },
  },
  brandDeal: {
    whose: 'both',
    load: () => import('./brand-deal/brand-deal.tsx'),
    frame: import.meta.env.SSR && dealFrame('BRAND'),
  },
  creatorDeal: {
    whose: 'both',
    load: () => import('./creator-deal/deal.tsx'),
    frame: import.meta.env.SSR && dealFrame('CREATOR'),
  },
  acceptDeal: {
    whose: 'both',
    load: () => import('./accept/accept-deal.tsx'),
    frame: import.meta.env.SSR && {
      of: 'CREATOR',
      title: m.accept_title,
      subtitle: m.accept_lead,
      back: { to: 'brandDashboard', label: m.log_back },
      calls: callsOfDeal,
    },
  },
  reviewRoom: {
    whose: 'both',
    layout: 'room',
    load: () => import('./review-room/review-room.tsx'),
    frame: import.meta.env.SSR && roomFrame,
  },
  compare: {
    whose: 'both',
    layout: 'room',
    load: () => import('./review-room/compare.tsx'),
    frame: import.meta.env.SSR && roomFrame,
  },
} satisfies Pages;

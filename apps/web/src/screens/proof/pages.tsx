/** The pages of proof: the log of a deal for its sides, and the check of a certificate for everybody. */
import { m } from '@briefcast/i18n/messages';
import { DealPageSkeleton } from '../../features/deals/deal-page-skeleton.tsx';
import { type Pages, stillContent } from '../../lib/page.ts';
import { aboutVerify } from './about-verify.ts';

export const pages = {
  dealLog: {
    whose: 'both',
    load: () => import('./deal-log.tsx'),
    frame: import.meta.env.SSR && {
      title: m.log_page,
      back: { to: 'brandDashboard', label: m.link_back_to_dashboard },
      isBand: true,
      below: () => <DealPageSkeleton />,
    },
  },
  verify: {
    whose: 'everybody',
    layout: 'header',
    load: () => import('./enter-code.tsx'),
    content: import.meta.env.SSR && stillContent(aboutVerify),
  },
  certificate: {
    whose: 'everybody',
    layout: 'header',
    load: () => import('./verify.tsx'),
  },
} satisfies Pages;

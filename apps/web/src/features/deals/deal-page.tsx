import type { DealDetail } from '@briefcast/contract';
import { dashboardPath } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { CirclePause } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUser } from '../../lib/use-user.ts';
import { Main } from '../../ui/main.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { BackLink } from '../../ui/text-link.tsx';
import { DealBadge } from './deal-badge.tsx';
import { DealPageSkeleton, TitlePlace } from './deal-page-skeleton.tsx';
import { CounterForms } from './negotiation/counter-forms.tsx';
import { ReadDeal } from './read-deal.tsx';

interface DealPageProps {
  id: string;
  /** Actions possible on the deal now: buttons of the title bar. */
  actions: (deal: DealDetail) => ReactNode;
  menu: (deal: DealDetail) => ReactNode;
  children: (deal: DealDetail) => ReactNode;
  /** Replaces the not-found page, which it is given, when there is no such deal. */
  whenGone?: (notFound: ReactNode) => ReactNode;
}

/** Marks a brief of which one side is suspended, without a word of which. */
const PausedNotice = () => (
  <div className="wrap pt-4">
    <Notice tone="yellow" title={m.deal_paused_title()} icon={<CirclePause aria-hidden className="ic" />}>
      <p>{m.deal_paused_text()}</p>
    </Notice>
  </div>
);

/** A deal's page: its title bar, and what a side sees below it. */
export function DealPage({ id, actions, menu, children, whenGone }: DealPageProps) {
  const backTo = dashboardPath(useUser().role);
  // One heading from the first moment on: the focus that a navigation set on it stays.
  return (
    <ReadDeal id={id} title={(deal) => deal?.title ?? m.deal_page()} whenGone={whenGone}>
      {(deal) => (
        <Main bleed>
          <PageHeader
            band
            back={<BackLink to={backTo}>{m.link_back_to_dashboard()}</BackLink>}
            menu={deal ? menu(deal) : null}
            title={deal ? <span dir="auto">{deal.title}</span> : <TitlePlace />}
            badge={deal ? <DealBadge status={deal.status} /> : null}
            actions={deal ? actions(deal) : null}
          />
          {deal?.isPaused ? <PausedNotice /> : null}
          {deal ? <CounterForms deal={deal}>{children(deal)}</CounterForms> : <DealPageSkeleton />}
        </Main>
      )}
    </ReadDeal>
  );
}

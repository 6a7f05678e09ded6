import '../../styles/closed-line.css';
import type { DealDetail } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { Files, ScrollText } from 'lucide-react';
import { ButtonLink } from '../../ui/button.tsx';
import { latePart } from '../../ui/late-part.tsx';

const PaperMenus = latePart(
  async () => (await import('./completed/paper-menus.tsx')).PaperMenus,
  () => <span className="h-9 w-60" />,
);

/** One line of the papers of a deal: its certificate and invoice, once there are some, and its evidence log. */
export function Papers({ deal }: { deal: DealDetail }) {
  return (
    <section aria-label={m.deal_papers()} className="card closed-line">
      <div className="papers">
        <Files aria-hidden className="ic text-ink-3 [grid-area:icon]" />
        <h2>{m.deal_papers()}</h2>
        <div className="papers-list">
          {deal.certificate ? <PaperMenus deal={deal} certificate={deal.certificate} /> : null}
          <ButtonLink
            to={paths.dealLog.href(deal.id)}
            variant="ghost"
            size="sm"
            icon={<ScrollText aria-hidden className="ic size-4!" />}
          >
            {m.log_page()}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

import { paths } from '@briefcast/contract/paths';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { Ticket } from 'lucide-react';
import { Link } from 'react-router';
import '../../styles/credits.css';
import { useCredits, useMayBuy } from '../../lib/credits.ts';

/** The credits that are left, as a ticket in the header. Nothing where briefs cost none. */
export function TicketChip() {
  const credits = useCredits();
  const mayBuy = useMayBuy();
  if (!credits) return null;
  const { ready, warningLevel } = credits;
  const stock = ready === 0 ? 'red' : ready < warningLevel ? 'orange' : 'buff';
  const label = m.credits_chip({ n: ready, count: formatCount(ready) });
  const content = (
    <>
      <Ticket aria-hidden className="ic size-4!" />
      <span aria-hidden className="num sm:hidden">
        {formatCount(ready)}
      </span>
      <span className="max-sm:sr-only">{label}</span>
    </>
  );
  const look = clsx('ticket-chip num');
  return mayBuy ? (
    <Link to={paths.billing.href()} data-stock={stock} className={look}>
      {content}
    </Link>
  ) : (
    <span data-stock={stock} className={look}>
      {content}
    </span>
  );
}

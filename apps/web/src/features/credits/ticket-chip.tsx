import { paths } from '@briefcast/contract/paths';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { QueryClientProvider } from '@tanstack/react-query';
import { Ticket } from 'lucide-react';
import { Link } from 'react-router';
import '../../styles/credits.css';
import { useCredits, useMayBuy } from '../../lib/credits.ts';
import { queryClient } from '../../lib/query-client.ts';

/** The credits that are left, as a ticket in the header. It brings its own data, so that every page can show it. */
export function TicketChip() {
  return (
    <QueryClientProvider client={queryClient}>
      <ChipWithData />
    </QueryClientProvider>
  );
}

/** Nothing where briefs cost none. */
function ChipWithData() {
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
  const look = 'ticket-chip num';
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

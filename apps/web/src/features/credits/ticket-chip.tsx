import { paths } from '@briefcast/contract/paths';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { QueryClientProvider } from '@tanstack/react-query';
import { Ticket } from 'lucide-react';
import { Link } from 'react-router';
import '../../styles/credits.css';
import { queryClient } from '../../lib/query-client.ts';
import { useCredits, useMayBuy } from '../../parts/credits/use-credits.ts';

/** The remaining credits, as a ticket in the header. It loads its own data, so that every page can show it. */
export function TicketChip() {
  return (
    <QueryClientProvider client={queryClient}>
      <ChipWithData />
    </QueryClientProvider>
  );
}

/** Renders nothing if briefs cost nothing. */
function ChipWithData() {
  const credits = useCredits();
  const mayBuy = useMayBuy();
  if (!credits) return null;
  const { ready, warningLevel } = credits;
  const tone = ready === 0 ? 'red' : ready < warningLevel ? 'orange' : 'buff';
  const label = m.credits_counted({ n: ready, count: formatCount(ready) });
  const content = (
    <>
      <Ticket aria-hidden className="ic size-4!" />
      <span aria-hidden className="num sm:max-lg:hidden xl:hidden">
        {formatCount(ready)}
      </span>
      <span className="max-sm:sr-only lg:max-xl:sr-only">{label}</span>
    </>
  );
  const look = 'ticket-chip num';
  return mayBuy ? (
    <Link to={paths.billing.href()} data-tone={tone} className={look}>
      {content}
    </Link>
  ) : (
    <span data-tone={tone} className={look}>
      {content}
    </span>
  );
}

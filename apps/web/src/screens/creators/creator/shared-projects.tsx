import { type DealListItem, mostPerPage, openStatuses, type PublicCreator } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatMoney, formatMonth, formatShortDate, formatSums } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { DealBadge } from '../../../features/deals/deal-badge.tsx';
import { q } from '../../../lib/query.ts';
import { sumOfAmounts } from '../../../parts/currencies/sums.ts';
import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

/** Number of projects shown at once; older ones are folded away. */
const shown = 4;

/** The brand's projects with one creator, newest first, each leading to its page; nothing where there are none. */
export function SharedProjects({ creator }: { creator: PublicCreator }) {
  const { data: deals = [] } = useQuery({
    ...q('deals.brandDeals', { query: { creatorId: creator.id, limit: mostPerPage } }),
    select: (page) => page.deals,
  });
  if (deals.length === 0) return null;
  const completed = deals.filter(({ status }) => status === 'COMPLETED');
  const running = deals.filter(({ status }) => openStatuses.includes(status));
  const agreed = sumOfAmounts([...completed, ...running], ({ budget }) => budget);
  const older = deals.slice(shown);
  return (
    <Card
      data-tone="green"
      className="border-(--k-line) bg-(--k-bg)"
      aria-labelledby="together"
      title={<span id="together">{m.person_together({ name: creator.firstName })}</span>}
    >
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <Fact
          name={m.person_together_projects()}
          value={formatCount(deals.length)}
          more={
            running.length > 0 ? m.person_together_running({ count: formatCount(running.length) }) : undefined
          }
        />
        <Fact name={m.person_together_completed()} value={formatCount(completed.length)} />
        <Fact name={m.person_together_budgets()} value={formatSums(agreed)} />
      </dl>
      <Projects deals={deals.slice(0, shown)} />
      {older.length > 0 ? (
        <details className="mt-3">
          <summary className="text-sm font-medium">{m.person_together_more()}</summary>
          <Projects deals={older} />
        </details>
      ) : null}
    </Card>
  );
}

function Fact({ name, value, more }: { name: string; value: string; more?: string | undefined }) {
  return (
    <div>
      <dt className="text-sm">{name}</dt>
      <dd className="disp num text-d3 text-(--k-ink)">
        <bdi>{value}</bdi>
        {more ? <span className="block font-sans text-sm">{more}</span> : null}
      </dd>
    </div>
  );
}

function Projects({ deals }: { deals: readonly DealListItem[] }) {
  return (
    <ul className="mt-4 grid gap-2">
      {deals.map(({ id, title, status, deadline, createdAt, budget, currency }) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-4 gap-y-1.5 rounded-md bg-surface px-4 py-2"
        >
          <DealBadge status={status} />
          <span className="min-w-0 flex-1 basis-52 wrap-anywhere">
            <TextLink to={paths.brandDeal.href(id)}>
              <span dir="auto">{title}</span>
            </TextLink>
          </span>
          <span className="hint">
            {openStatuses.includes(status)
              ? m.person_together_due({ date: formatShortDate(deadline) })
              : formatMonth(createdAt)}
          </span>
          <span className="disp num ms-auto">
            <bdi>{formatMoney(budget, currency)}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}

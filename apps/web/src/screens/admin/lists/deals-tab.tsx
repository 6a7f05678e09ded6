import { type AdminDeal, api, dealSorts, movesFor } from '@briefcast/contract';
import { totalOf } from '@briefcast/contract/additions/total';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatMoney, formatShortDate } from '@briefcast/i18n/format';
import { categoryLabel } from '@briefcast/i18n/labels/category';
import { m } from '@briefcast/i18n/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MessageCircle, Paperclip } from 'lucide-react';
import { Link } from 'react-router';
import { saveAdminFile } from '../../../features/admin/save-admin-file.ts';
import { DealBadge } from '../../../features/deals/deal-badge.tsx';
import { adminQ } from '../../../lib/admin-query.ts';
import { fullName } from '../../../lib/names.ts';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { cancelDeal, deleteDeal } from '../actions/actions.ts';
import { useAdminAction } from '../actions/admin-action.tsx';
import { perPage } from '../admin-queries.ts';
import { cancelSeveral, deleteSeveral } from './bulk-actions.ts';
import { DealFilters, dealFiltersOf } from './deal-filters.tsx';
import { SearchedList } from './searched-list.tsx';
import type { Column } from './sorting.tsx';
import { useListState } from './use-list-state.ts';

const columns: readonly Column<(typeof dealSorts)[number]>[] = [
  { label: m.admin_column_deal, sort: 'title' },
  { label: m.admin_column_brand, sort: 'brand' },
  { label: m.admin_column_creator, sort: 'creator' },
  { label: m.admin_column_status, sort: 'status' },
  { label: m.admin_column_budget, end: true, sort: 'budget', first: 'desc' },
  { label: m.admin_column_sent, sort: 'sent', first: 'desc' },
  { label: m.admin_column_deadline, sort: 'deadline' },
  { label: m.admin_column_activity },
  { label: m.admin_column_actions, end: true },
];
const bulk = [cancelSeveral, deleteSeveral('deals')];

/** Every deal, by text and status. */
export function DealsTab() {
  const list = useListState(dealSorts);
  const filters = dealFiltersOf(list.params);
  const wanted = list.asked(filters);
  const query = useQuery({
    ...adminQ('admin.deals', { query: { ...wanted, page: list.page, limit: perPage } }),
    placeholderData: keepPreviousData,
  });
  const action = useAdminAction();

  const buttons = (deal: AdminDeal, size?: 'sm') => (
    <>
      {movesFor(deal.status, 'ADMIN').includes('CANCELLED') ? (
        <Button
          variant="outline"
          size={size}
          aria-description={deal.title}
          onClick={() => action.ask(cancelDeal(deal))}
        >
          {m.admin_cancel()}
        </Button>
      ) : null}
      <Button
        variant="danger-outline"
        size={size}
        aria-description={deal.title}
        onClick={() => action.ask(deleteDeal(deal))}
      >
        {m.admin_delete()}
      </Button>
    </>
  );

  return (
    <SearchedList
      what="deals"
      list={list}
      query={query}
      items={query.data?.deals}
      total={query.data?.total}
      nameOf={({ title }) => title}
      bulk={bulk}
      filters={{ fields: <DealFilters list={list} />, set: Object.keys(filters).length }}
      onSave={() => saveAdminFile(api.admin.dealsFile, wanted)}
      columns={columns}
      row={(deal) => (
        <>
          <td className="max-w-96 min-w-60">
            <Story deal={deal} />
          </td>
          <td className="max-w-40">
            <Name>{deal.brand.companyName}</Name>
          </td>
          <td className="max-w-40">
            <Creator deal={deal} />
          </td>
          <td>
            <DealBadge status={deal.status} />
          </td>
          <td className="num text-end! font-semibold">
            <bdi>{formatMoney(totalOf(deal), deal.currency)}</bdi>
          </td>
          <td className="whitespace-nowrap">
            <Day of={deal.createdAt} />
          </td>
          <td className="whitespace-nowrap">
            <Day of={deal.deadline} />
          </td>
          <td>
            <Activity deal={deal} />
          </td>
          <td>
            <span className="flex justify-end gap-2">{buttons(deal, 'sm')}</span>
          </td>
        </>
      )}
      card={(deal) => (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2 pe-4">
            <DealBadge status={deal.status} />
            <bdi className="disp num text-d4">{formatMoney(totalOf(deal), deal.currency)}</bdi>
          </div>
          <div className="mt-3">
            <Story deal={deal} />
          </div>
          <dl className="mt-2 grid grid-cols-2 gap-3 text-sm wrap-anywhere">
            <div>
              <dt className="hint">{m.admin_column_brand()}</dt>
              <dd>
                <Name>{deal.brand.companyName}</Name>
              </dd>
            </div>
            <div>
              <dt className="hint">{m.admin_column_creator()}</dt>
              <dd>
                <Creator deal={deal} />
              </dd>
            </div>
            <div>
              <dt className="hint">{m.admin_column_sent()}</dt>
              <dd>
                <Day of={deal.createdAt} />
              </dd>
            </div>
            <div>
              <dt className="hint">{m.admin_column_deadline()}</dt>
              <dd>
                <Day of={deal.deadline} />
              </dd>
            </div>
          </dl>
          <div className="mt-2">
            <Activity deal={deal} />
          </div>
          <div className="mt-3 grid auto-cols-fr grid-flow-col gap-2">{buttons(deal)}</div>
        </>
      )}
      action={action}
    />
  );
}

function Story({ deal }: { deal: AdminDeal }) {
  return (
    <>
      <b dir="auto" className="line-clamp-2 leading-tight font-semibold wrap-anywhere">
        <Link to={paths.adminDeal.href(deal.id)} className="hover:underline">
          {deal.title}
        </Link>
      </b>
      <span dir="auto" className="hint mt-0.5 line-clamp-2 wrap-anywhere">
        {deal.description}
      </span>
      {deal.category ? (
        <span className="mt-1.5 flex">
          <Tag small>{categoryLabel(deal.category.name)}</Tag>
        </span>
      ) : null}
    </>
  );
}

const Day = ({ of }: { of: string | undefined }) =>
  of === undefined ? null : <time dateTime={of}>{formatShortDate(of)}</time>;

/** In a table a name has one line, as on the lists of brands and creators; whole it is the title. */
const Name = ({ children }: { children: string }) => (
  <bdi className="line-clamp-2 wrap-anywhere [td_&]:block [td_&]:truncate" title={children}>
    {children}
  </bdi>
);

function Creator({ deal }: { deal: AdminDeal }) {
  return deal.creator ? (
    <Name>{fullName(deal.creator)}</Name>
  ) : (
    <span className="text-ink-3">{m.admin_unassigned()}</span>
  );
}

function Activity({ deal }: { deal: AdminDeal }) {
  const { messages, files } = deal._count;
  return (
    <span className="hint num flex flex-wrap gap-x-3 gap-y-1 whitespace-nowrap">
      <span className="flex items-center gap-1">
        <MessageCircle aria-hidden className="ic size-4!" />
        {m.admin_message_count({ n: messages, count: formatCount(messages) })}
      </span>
      <span className="flex items-center gap-1">
        <Paperclip aria-hidden className="ic size-4!" />
        {m.admin_file_count({ n: files, count: formatCount(files) })}
      </span>
    </span>
  );
}

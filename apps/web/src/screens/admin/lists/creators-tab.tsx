import { type AdminCreator, api, creatorSorts } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatMoney, formatSeries } from '@briefcast/i18n/format';
import { categoryLabel } from '@briefcast/i18n/labels/category';
import { m } from '@briefcast/i18n/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { saveAdminFile } from '../../../features/admin/save-admin-file.ts';
import { adminQ } from '../../../lib/admin-query.ts';
import { mediaUrl } from '../../../lib/media-url.ts';
import { fullName } from '../../../lib/names.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { deleteCreator, togglePublish } from '../actions/actions.ts';
import { useAdminAction } from '../actions/admin-action.tsx';
import { perPage } from '../admin-queries.ts';
import { OrNone, PersonLine, PublishedBadge } from '../person-line.tsx';
import { deleteSeveral, publishSeveral, unpublishSeveral } from './bulk-actions.ts';
import { CreatorFilters, creatorFiltersOf } from './creator-filters.tsx';
import { SearchedList } from './searched-list.tsx';
import type { Column } from './sorting.tsx';
import { useListState } from './use-list-state.ts';

const columns: readonly Column<(typeof creatorSorts)[number]>[] = [
  { label: m.admin_column_creator, sort: 'name' },
  { label: m.admin_column_location, sort: 'location' },
  { label: m.admin_column_status, sort: 'published' },
  { label: m.admin_column_categories },
  { label: m.admin_column_portfolio, end: true, sort: 'portfolio', first: 'desc' },
  { label: m.admin_deals, end: true, sort: 'deals', first: 'desc' },
  { label: m.admin_column_pricing, end: true, sort: 'price' },
  { label: m.admin_column_actions, end: true },
];
const bulk = [publishSeveral, unpublishSeveral, deleteSeveral('creators')];

const categoriesShown = 2;

/** The lower of the two leading prices; null without one. */
function lowestPrice({ currency, ugcVideoPricing, influencerReelPricing }: AdminCreator): string | null {
  const prices = [ugcVideoPricing, influencerReelPricing].filter((price) => price !== null && price > 0);
  return prices.length > 0 ? formatMoney(Math.min(...(prices as number[])), currency) : null;
}

/** Every creator, published or not. */
export function CreatorsTab() {
  const list = useListState(creatorSorts);
  const filters = creatorFiltersOf(list.params);
  const wanted = list.asked(filters);
  const query = useQuery({
    ...adminQ('admin.creators', { query: { ...wanted, page: list.page, limit: perPage } }),
    placeholderData: keepPreviousData,
  });
  const action = useAdminAction();

  const buttons = (creator: AdminCreator, size?: 'sm') => (
    <>
      <Button
        variant="outline"
        size={size}
        className={size && 'w-[104px]'}
        aria-description={fullName(creator)}
        onClick={() => action.ask(togglePublish(creator))}
      >
        {creator.isPublished ? m.admin_unpublish() : m.admin_publish()}
      </Button>
      <Button
        variant="danger-outline"
        size={size}
        aria-description={fullName(creator)}
        onClick={() => action.ask(deleteCreator(creator))}
      >
        {m.admin_delete()}
      </Button>
    </>
  );

  return (
    <SearchedList
      what="creators"
      list={list}
      query={query}
      items={query.data?.creators}
      total={query.data?.total}
      nameOf={fullName}
      bulk={bulk}
      filters={{ fields: <CreatorFilters list={list} />, set: Object.keys(filters).length }}
      onSave={() => saveAdminFile(api.admin.creatorsFile, wanted)}
      columns={columns}
      row={(creator) => (
        <>
          <td className="max-w-64 min-w-56">
            <PersonLine
              to={paths.adminCreator.href(creator.id)}
              picture={picture(creator, 36)}
              name={fullName(creator)}
              detail={creator.email}
            />
          </td>
          <td className="max-w-48 min-w-32 wrap-anywhere">
            <OrNone>{creator.location}</OrNone>
          </td>
          <td>
            <PublishedBadge isPublished={creator.isPublished} />
          </td>
          <td>
            <Categories creator={creator} />
          </td>
          <td className="num text-end!">{formatCount(creator._count.portfolio)}</td>
          <td className="num text-end!">{formatCount(creator._count.assignedDeals)}</td>
          <td className="num text-end! font-semibold">
            <OrNone>{lowestPrice(creator)}</OrNone>
          </td>
          <td>
            <span className="flex justify-end gap-2">{buttons(creator, 'sm')}</span>
          </td>
        </>
      )}
      card={(creator) => (
        <>
          <PersonLine
            to={paths.adminCreator.href(creator.id)}
            picture={picture(creator, 44)}
            name={fullName(creator)}
            detail={creator.location ?? m.admin_none()}
            end={<PublishedBadge isPublished={creator.isPublished} />}
          />
          <p className="hint mt-2 wrap-anywhere">
            <bdi>{creator.email}</bdi>
          </p>
          <div className="mt-3">
            <Categories creator={creator} />
          </div>
          <p className="hint num mt-3">{cardFacts(creator)}</p>
          <div className="mt-3 grid grid-cols-2 gap-2">{buttons(creator)}</div>
        </>
      )}
      action={action}
    />
  );
}

const picture = (creator: AdminCreator, size: 36 | 44) => (
  <Avatar
    name={fullName(creator)}
    src={creator.profileImage ? mediaUrl(creator.profileImage) : null}
    size={size}
  />
);

function cardFacts(creator: AdminCreator): string {
  const { portfolio, assignedDeals } = creator._count;
  const price = lowestPrice(creator);
  return formatSeries([
    m.admin_portfolio_items({ n: portfolio, count: formatCount(portfolio) }),
    m.admin_deal_count({ n: assignedDeals, count: formatCount(assignedDeals) }),
    price === null ? m.admin_no_pricing() : m.admin_price_from({ price }),
  ]);
}

function Categories({ creator }: { creator: AdminCreator }) {
  const { categories } = creator;
  const more = categories.length - categoriesShown;
  if (categories.length === 0) return <OrNone>{null}</OrNone>;
  return (
    <span className="flex flex-wrap gap-1.5">
      {categories.slice(0, categoriesShown).map((category) => (
        <Tag key={category.id}>{categoryLabel(category.name)}</Tag>
      ))}
      {more > 0 ? <Tag>+{formatCount(more)}</Tag> : null}
    </span>
  );
}

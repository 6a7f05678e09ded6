import { type AdminBrand, api, brandSorts } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatShortDate } from '@briefcast/i18n/format';
import { industryLabel } from '@briefcast/i18n/labels/brand';
import { m } from '@briefcast/i18n/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { saveAdminFile } from '../../../features/admin/save-admin-file.ts';
import { adminQ } from '../../../lib/admin-query.ts';
import { mediaUrl } from '../../../lib/media-url.ts';
import { BrandLogoAvatar } from '../../../parts/brands/brand-logo-avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { deleteBrand } from '../actions/actions.ts';
import { useAdminAction } from '../actions/admin-action.tsx';
import { perPage, useMay } from '../admin-queries.ts';
import { OrNone, PersonLine } from '../person-line.tsx';
import { deleteSeveral } from './bulk-actions.ts';
import { PeriodFilter, periodOf, SuspendedChoice, suspendedOf } from './list-filters.tsx';
import { SearchedList } from './searched-list.tsx';
import type { Column } from './sorting.tsx';
import { useListState } from './use-list-state.ts';

const columns: readonly Column<(typeof brandSorts)[number]>[] = [
  { label: m.admin_column_brand, sort: 'name' },
  { label: m.admin_column_industry, sort: 'industry' },
  { label: m.admin_column_deals_created, end: true, sort: 'deals', first: 'desc' },
  { label: m.admin_column_joined, sort: 'joined', first: 'desc' },
  { label: m.admin_column_actions, end: true },
];
const bulk = [deleteSeveral('brands')];

/** Every brand. */
export function BrandsTab() {
  const list = useListState(brandSorts);
  const filters = { ...periodOf(list.params), ...suspendedOf(list.params) };
  const wanted = list.asked(filters);
  const query = useQuery({
    ...adminQ('admin.brands', { query: { ...wanted, page: list.page, limit: perPage } }),
    placeholderData: keepPreviousData,
  });
  const action = useAdminAction();
  const mayDelete = useMay()(api.admin.removeUser);

  const deleteButton = (brand: AdminBrand, size?: 'sm') => (
    <Button
      variant="danger-outline"
      size={size}
      className={size ? undefined : 'mt-3 w-full'}
      aria-description={brand.companyName}
      onClick={() => action.ask(deleteBrand(brand))}
    >
      {m.admin_delete()}
    </Button>
  );

  return (
    <SearchedList
      what="brands"
      list={list}
      query={query}
      items={query.data?.brands}
      total={query.data?.total}
      nameOf={({ companyName }) => companyName}
      bulk={mayDelete ? bulk : []}
      filters={{
        fields: (
          <>
            <SuspendedChoice list={list} />
            <PeriodFilter list={list} />
          </>
        ),
        set: Object.keys(filters).length,
      }}
      onSave={() => saveAdminFile(api.admin.brandsFile, wanted)}
      columns={mayDelete ? columns : columns.slice(0, -1)}
      row={(brand) => (
        <>
          <td className="max-w-72">
            <PersonLine
              to={paths.adminBrand.href(brand.id)}
              picture={logo(brand, 36)}
              name={brand.companyName}
              detail={brand.email}
            />
          </td>
          <td>
            <OrNone>{brand.industry && industryLabel(brand.industry)}</OrNone>
          </td>
          <td className="num text-end!">{formatCount(brand._count.createdDeals)}</td>
          <td className="whitespace-nowrap">
            <time dateTime={brand.createdAt}>{formatShortDate(brand.createdAt)}</time>
          </td>
          {mayDelete ? (
            <td>
              <span className="flex justify-end">{deleteButton(brand, 'sm')}</span>
            </td>
          ) : null}
        </>
      )}
      card={(brand) => (
        <>
          <PersonLine
            to={paths.adminBrand.href(brand.id)}
            picture={logo(brand, 44)}
            name={brand.companyName}
            detail={brand.email}
          />
          <p className="hint mt-3">{brand.industry ? industryLabel(brand.industry) : m.admin_none()}</p>
          <p className="hint num mt-1">
            <RichText
              parts={m.admin_brand_facts.parts({
                n: brand._count.createdDeals,
                count: formatCount(brand._count.createdDeals),
                date: formatShortDate(brand.createdAt),
              })}
              tags={{ time: (children) => <time dateTime={brand.createdAt}>{children}</time> }}
            />
          </p>
          {mayDelete ? deleteButton(brand) : null}
        </>
      )}
      action={action}
    />
  );
}

const logo = (brand: AdminBrand, size: 36 | 44) => (
  <BrandLogoAvatar
    name={brand.companyName}
    src={brand.profileImage ? mediaUrl(brand.profileImage) : null}
    size={size}
  />
);

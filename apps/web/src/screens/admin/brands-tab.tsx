import type { AdminBrand } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatShortDate } from '@briefcast/i18n/format';
import { industryLabel } from '@briefcast/i18n/labels/brand';
import { m } from '@briefcast/i18n/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { mediaUrl } from '../../lib/media-url.ts';
import { BrandLogoAvatar } from '../../ui/brand-logo-avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { deleteBrand } from './actions.ts';
import { useAdminAction } from './admin-action.tsx';
import { brandsQuery } from './admin-queries.ts';
import { OrNone, PersonLine } from './person-line.tsx';
import { SearchedList } from './searched-list.tsx';
import { useListSearch } from './use-list-search.ts';

const columns = [
  { label: m.admin_column_brand },
  { label: m.admin_column_industry },
  { label: m.admin_column_deals_created, end: true },
  { label: m.admin_column_joined },
  { label: m.admin_column_actions, end: true },
] as const;

/** Every brand. */
export function BrandsTab() {
  const search = useListSearch();
  const query = useInfiniteQuery(brandsQuery(search.search));
  const action = useAdminAction();

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
      search={search}
      query={query}
      items={query.data?.pages.flatMap((page) => page.brands)}
      total={query.data?.pages.at(-1)?.total}
      columns={columns}
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
          <td>
            <span className="flex justify-end">{deleteButton(brand, 'sm')}</span>
          </td>
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
          {deleteButton(brand)}
        </>
      )}
      action={action}
    />
  );
}

const logo = (brand: AdminBrand, size: number) => (
  <BrandLogoAvatar
    name={brand.companyName}
    src={brand.profileImage ? mediaUrl(brand.profileImage) : null}
    size={size}
  />
);

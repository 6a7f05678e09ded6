import type { AdminBrand } from '@briefcast/contract';
import { formatShortDate } from '@briefcast/i18n/format';
import { useInfiniteQuery } from '@tanstack/react-query';
import { mediaUrl } from '../../lib/media-url.ts';
import { BrandLogoAvatar } from '../../ui/brand-logo-avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { deleteBrand } from './actions.ts';
import { useAdminAction } from './admin-action.tsx';
import { brandsQuery } from './admin-queries.ts';
import { OrNone, PersonLine } from './person-line.tsx';
import { SearchedList } from './searched-list.tsx';
import { useListSearch } from './use-list-search.ts';

const columns = [
  { label: 'Brand' },
  { label: 'Industry' },
  { label: 'Deals Created', end: true },
  { label: 'Joined' },
  { label: 'Actions', end: true },
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
      Delete
    </Button>
  );

  return (
    <SearchedList
      noun="brands"
      search={search}
      query={query}
      items={query.data?.pages.flatMap((page) => page.brands)}
      total={query.data?.pages.at(-1)?.total}
      columns={columns}
      row={(brand) => (
        <>
          <td className="max-w-72">
            <PersonLine picture={logo(brand, 36)} name={brand.companyName} detail={brand.email} />
          </td>
          <td>
            <OrNone>{brand.industry}</OrNone>
          </td>
          <td className="num text-end!">{brand._count.createdDeals}</td>
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
          <PersonLine picture={logo(brand, 44)} name={brand.companyName} detail={brand.email} />
          <p className="hint mt-3">{brand.industry ?? 'N/A'}</p>
          <p className="hint num mt-1">
            {brand._count.createdDeals} {brand._count.createdDeals === 1 ? 'deal' : 'deals'} created, joined{' '}
            <time dateTime={brand.createdAt}>{formatShortDate(brand.createdAt)}</time>
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

import { AppError } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import type { UseQueryResult } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorText } from '../../lib/show-error.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Main } from '../../ui/main.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { BackLink } from '../../ui/text-link.tsx';
import { auditPath } from './audit-path.ts';
import type { ListKind } from './list-kind.ts';

interface DetailsPageProps<T> {
  what: ListKind;
  id: string;
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}

const goneCodes = ['creator.not_found', 'admin.user_not_found', 'deal.not_found', 'request.invalid'];
const isGone = (error: unknown) => error instanceof AppError && goneCodes.includes(error.code);

const titles = { creators: m.admin_column_creator, brands: m.admin_column_brand, deals: m.admin_column_deal };
const backTexts = { creators: m.admin_creators, brands: m.admin_brands, deals: m.admin_deals };

/** One creator, brand or deal with the way back to its list; loading, failed and not there any more. */
export function DetailsPage<T>({ what, id, query, children }: DetailsPageProps<T>) {
  const { data, error } = query;
  return (
    <Main className="pt-3! md:pt-4!">
      <BackLink to={`${paths.admin.href()}?tab=${what}`}>{backTexts[what]()}</BackLink>
      {isGone(error) || (error && data === undefined) ? (
        <h1 tabIndex={-1} className="sr-only">
          {titles[what]()}
        </h1>
      ) : null}
      {isGone(error) ? (
        <Gone what={what} id={id} />
      ) : data !== undefined ? (
        <div className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5">{children(data)}</div>
      ) : error ? (
        <Card className="mt-1">
          <ErrorState onRetry={() => void query.refetch()}>
            {errorText(error, m.admin_details_failed({ what }))}
          </ErrorState>
        </Card>
      ) : (
        <Loading what={what} />
      )}
    </Main>
  );
}

/** The heading stands where the name will. */
function Loading({ what }: { what: ListKind }) {
  return (
    <Card as="div" className="mt-1 min-h-[60vh]">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-4 pe-4">
        {what === 'deals' ? null : <Skeleton className="size-20 rounded-full!" />}
        <div className="min-w-0 flex-1 basis-60">
          <h1 tabIndex={-1} className="text-d3">
            {titles[what]()}
          </h1>
          <LoadingText>{m.admin_details_loading({ what })}</LoadingText>
        </div>
      </div>
      <Skeleton className="mt-6 h-5 w-3/4" />
      <Skeleton className="mt-3 h-5 w-1/2" />
    </Card>
  );
}

function Gone({ what, id }: { what: ListKind; id: string }) {
  return (
    <Card className="mt-1">
      <EmptyState
        title={m.admin_details_gone({ what })}
        icon={<SearchX aria-hidden className="ic" />}
        action={
          <ButtonLink variant="outline" to={auditPath({ search: id })}>
            {m.admin_details_trail()}
          </ButtonLink>
        }
      >
        {m.admin_details_gone_text()}
      </EmptyState>
    </Card>
  );
}

import { type AdminMember, AppError } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { Ban, MailWarning, SearchX, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { errorText } from '../../../lib/show-error.ts';
import { useDocumentTitle } from '../../../lib/use-head.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Main } from '../../../ui/main.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { BackLink } from '../../../ui/text-link.tsx';
import { AdminPage } from '../admin-page.tsx';
import { auditPath } from '../admin-queries.ts';
import type { ListKind } from '../lists/use-list-state.ts';

const goneCodes = ['creator.not_found', 'admin.user_not_found', 'deal.not_found', 'request.invalid'];
const isGone = (error: unknown) => error instanceof AppError && goneCodes.includes(error.code);

const titles = { creators: m.admin_column_creator, brands: m.admin_column_brand, deals: m.admin_column_deal };
const backTexts = { creators: m.admin_creators, brands: m.admin_brands, deals: m.admin_deals };

interface DetailsPageProps<Answer, T, K extends QueryKey> {
  what: ListKind;
  /** Reads the one that the address names. */
  queryOf: (id: string) => UseQueryOptions<Answer, Error, T, K>;
  children: (data: T) => ReactNode;
}

/** A page about one creator, brand or deal, behind the admin's gate. */
export function DetailsPage<Answer, T, K extends QueryKey>(props: DetailsPageProps<Answer, T, K>) {
  useDocumentTitle(m.admin_title());
  return (
    <AdminPage>
      <Details {...props} />
    </AdminPage>
  );
}

/** With the way back to its list; loading, failed and not there any more. */
function Details<Answer, T, K extends QueryKey>({ what, queryOf, children }: DetailsPageProps<Answer, T, K>) {
  const { id = '' } = useParams();
  const query = useQuery(queryOf(id));
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

/** Loads with a heading where the name will be. */
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

interface DetailsHeadProps {
  picture?: ReactNode;
  name: string;
  /** Below the name, on one line each. */
  lines: ReactNode;
  badges?: ReactNode;
  /** A `<dl>` of facts. */
  facts: ReactNode;
  buttons: ReactNode;
}

/** Subject of a page of details, and the admin's actions. */
export function DetailsHead({ picture, name, lines, badges, facts, buttons }: DetailsHeadProps) {
  return (
    <Card as="div">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-4 pe-4">
        {picture}
        <div className="min-w-0 flex-1 basis-60">
          <h1 tabIndex={-1} dir="auto" className="text-d3 wrap-anywhere">
            {name}
          </h1>
          <div className="mt-1 text-ui text-ink-2 wrap-anywhere">{lines}</div>
          {badges ? <div className="mt-2.5 flex flex-wrap gap-2 empty:hidden">{badges}</div> : null}
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">{buttons}</div>
      </div>
      <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4 border-t border-line pt-5 sm:grid-cols-3 lg:grid-cols-5">
        {facts}
      </dl>
    </Card>
  );
}

interface DetailsColumnsProps {
  children: ReactNode;
  /** Acts on the subject and their record; below the rest on narrow screens. */
  aside: ReactNode;
}

export const DetailsColumns = ({ children, aside }: DetailsColumnsProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5 xl:grid-cols-[minmax(0,1fr)_380px]">
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5">{children}</div>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5">{aside}</div>
  </div>
);

/** Long text with the writer's line breaks. */
export const WrittenText = ({ children }: { children: ReactNode }) => (
  <p dir="auto" className="max-w-[62ch] whitespace-pre-line text-ink-2 wrap-anywhere">
    {children}
  </p>
);

export const SuspendedBadge = () => (
  <Badge tone="red" icon={<Ban aria-hidden className="ic" />}>
    {m.admin_suspended()}
  </Badge>
);

interface AccountBadgesProps {
  account: Pick<AdminMember, 'emailConfirmed' | 'hasTwoFactor' | 'suspension'>;
}

/** State of somebody's login, where it is worth a word. */
export function AccountBadges({ account: { emailConfirmed, hasTwoFactor, suspension } }: AccountBadgesProps) {
  return (
    <>
      {suspension ? <SuspendedBadge /> : null}
      {emailConfirmed ? null : (
        <Badge tone="yellow" icon={<MailWarning aria-hidden className="ic" />}>
          {m.admin_details_unconfirmed()}
        </Badge>
      )}
      {hasTwoFactor ? (
        <Badge tone="green" icon={<ShieldCheck aria-hidden className="ic" />}>
          {m.admin_details_two_factor_on()}
        </Badge>
      ) : null}
    </>
  );
}

import '../../styles/castings.css';
import type { ListedApplication } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatMoney, formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { Link } from 'react-router';
import { ApplicationActs } from '../../features/castings/application-acts.tsx';
import { applicationsQuery } from '../../features/castings/casting-queries.ts';
import { applicationLook } from '../../features/castings/casting-words.ts';
import { eachOnce } from '../../lib/each-once.ts';
import { mediaUrl } from '../../lib/media-url.ts';
import { errorText } from '../../lib/show-error.ts';
import { useDocumentTitle } from '../../lib/use-head.ts';
import { BrandLogoAvatar } from '../../parts/brands/brand-logo-avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { MorePages } from '../../ui/load-more.tsx';
import { Main } from '../../ui/main.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { Stub } from '../../ui/stub.tsx';
import { CreatorTabs } from './creator-tabs.tsx';
import { Invitations } from './invitations.tsx';

/** Creator's own applications, each with its state (/my-applications). */
export function ApplicationsScreen() {
  useDocumentTitle(m.application_mine());
  const list = useInfiniteQuery(applicationsQuery);
  const applications = eachOnce(list.data?.pages.flatMap((page) => page.applications) ?? []);
  return (
    <Main>
      <h1>{m.casting_castings()}</h1>
      <p className="mt-1 text-ink-2">{m.application_about()}</p>
      <CreatorTabs />
      <Invitations />
      <section aria-label={m.application_mine()} className="mt-6">
        {list.isPending ? (
          <div className="grid gap-3">
            <LoadingText>{m.application_loading()}</LoadingText>
            {['a', 'b', 'c'].map((key) => (
              <Skeleton key={key} className="ear h-32" />
            ))}
          </div>
        ) : null}
        {list.isError && !list.data ? (
          <ErrorState className="card p-5" onRetry={() => void list.refetch()}>
            {m.application_list_not_loaded()}
            <span className="block font-normal text-ink-2">
              {errorText(list.error, m.please_try_again())}
            </span>
          </ErrorState>
        ) : null}
        {list.data && applications.length === 0 ? (
          <div className="card p-5">
            <EmptyState
              title={m.application_none()}
              icon={<Megaphone aria-hidden className="ic" />}
              action={<ButtonLink to={paths.castings.href()}>{m.casting_open_castings()}</ButtonLink>}
            >
              {m.application_none_text()}
            </EmptyState>
          </div>
        ) : null}
        <ul className="grid gap-3">
          {applications.map((application) => (
            <ApplicationRow key={application.id} application={application} />
          ))}
        </ul>
        <MorePages
          list={list}
          busyText={m.application_loading()}
          failedText={m.application_list_not_loaded()}
        />
      </section>
    </Main>
  );
}

function ApplicationRow({ application }: { application: ListedApplication }) {
  const { casting, state } = application;
  const { brand } = casting;
  const look = applicationLook(state);
  const isOver = casting.state === 'CLOSED' || casting.state === 'CHOOSING';
  return (
    <li className="card flex">
      <Stub
        tone={look.tone}
        date={state === 'CAST' ? casting.dueOn : casting.closesOn}
        label={
          state === 'CAST' ? m.casting_content_due() : isOver ? m.casting_closed_on() : m.casting_closes_on()
        }
      />
      <div className="grid min-w-0 flex-1 items-center gap-x-6 gap-y-3 p-4 pe-6 sm:p-5 md:grid-cols-[minmax(0,1fr)_130px_170px_190px]">
        <div className="min-w-0">
          <p className="flex min-w-0 items-center gap-2 text-sm font-medium">
            <BrandLogoAvatar
              name={brand.companyName}
              src={brand.profileImage ? mediaUrl(brand.profileImage) : null}
              size={26}
            />
            <bdi className="truncate">{brand.companyName}</bdi>
          </p>
          <h2 dir="auto" className="mt-1 text-[19px] wrap-anywhere">
            <Link to={paths.casting.href(casting.id)} className="hover:underline">
              {casting.title}
            </Link>
          </h2>
          <p className="hint">{m.application_on({ day: formatShortDate(application.appliedAt) })}</p>
        </div>
        <p className="casting-pay num text-[22px]!">
          {formatMoney(application.price, casting.currency)}
          <small className="ms-0! block font-normal text-ink-3">{m.application_price_yours()}</small>
        </p>
        <p>
          <Badge tone={look.tone} icon={<look.Icon aria-hidden className="ic" />}>
            {look.label}
          </Badge>
          {state === 'CAST' && application.deal?.status === 'BRIEF_SENT' ? (
            <span className="hint mt-1 block">{m.application_brief_is_here()}</span>
          ) : null}
        </p>
        <div className="md:justify-self-end">
          <ApplicationActs application={application} castingId={casting.id} />
        </div>
      </div>
    </li>
  );
}

import type { Subscription } from '@briefcast/contract';
import { formatDirhams, formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { IdCard } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { errorText } from '../../lib/show-error.ts';
import { siteQuery } from '../../lib/site-query.ts';
import { subscriptionQuery } from '../../lib/subscription-query.ts';
import { standingOf } from '../../lib/subscription-standing.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Main } from '../../ui/main.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { SubscriptionActions } from './subscription-actions.tsx';

/** A creator's subscription: until when it is paid, and how it goes on (/subscription). */
export function SubscriptionScreen() {
  useDocumentTitle(m.subscription_title());
  const site = useQuery(siteQuery);
  const isOn = site.data?.market?.subscription === true;
  const { data, error, refetch } = useQuery({ ...subscriptionQuery, enabled: isOn });
  return (
    <Main>
      <PageHeader title={m.subscription_title()} subtitle={isOn ? m.subscription_about() : null} />
      {site.data && !isOn ? (
        <div className="card mt-6">
          <EmptyState icon={<IdCard aria-hidden className="ic" />} title={m.subscription_off()}>
            {m.subscription_off_text()}
          </EmptyState>
        </div>
      ) : null}
      {(site.isPending || isOn) && !data && !error ? (
        <LoadingText className="mt-6">{m.subscription_loading()}</LoadingText>
      ) : null}
      {error && !data ? (
        <ErrorState className="card mt-6 p-5" onRetry={() => void refetch()}>
          {errorText(error, m.subscription_failed())}
        </ErrorState>
      ) : null}
      {data ? <Standing subscription={data.subscription} /> : null}
    </Main>
  );
}

function Standing({ subscription }: { subscription: Subscription }) {
  const [search] = useSearchParams();
  const { title, text } = standingOf(subscription);
  const { netFils, taxFils, hasCard, awaiting } = subscription;
  return (
    <div className="mt-6 grid max-w-[62ch] gap-5">
      <Card title={title}>
        <p className="text-ui text-ink-2">{text}</p>
        <p className="num mt-3 text-ui">
          {m.subscription_price({
            price: formatDirhams(netFils),
            tax: formatDirhams(taxFils),
            total: formatDirhams(netFils + taxFils),
          })}
        </p>
        {search.has('paid') && !hasCard ? (
          <p role="status" className="mt-3 text-ui font-semibold">
            {m.subscription_paid()}
          </p>
        ) : null}
        <SubscriptionActions subscription={subscription} />
      </Card>
      {awaiting ? <Transfer subscription={subscription} awaiting={awaiting} /> : null}
    </div>
  );
}

interface TransferProps {
  subscription: Subscription;
  awaiting: NonNullable<Subscription['awaiting']>;
}

function Transfer({ subscription: { seller }, awaiting }: TransferProps) {
  const account = [
    [m.billing_holder(), seller.accountHolder],
    [m.billing_bank(), seller.bankName],
    [m.billing_iban(), seller.iban],
    [m.billing_swift(), seller.swift],
    [m.billing_reference(), awaiting.reference],
  ].filter(([, value]) => value !== '');
  return (
    <Card title={m.subscription_transfer_title({ amount: formatDirhams(awaiting.grossFils) })}>
      <p className="text-ui text-ink-2">{m.subscription_transfer_text({ reference: awaiting.reference })}</p>
      <p className="hint mt-1">{formatLongDate(awaiting.createdAt)}</p>
      {seller.iban === '' ? <p className="mt-3 font-semibold">{m.billing_no_account()}</p> : null}
      <dl className="mt-4 grid gap-x-6 gap-y-3 text-ui sm:grid-cols-2">
        {account.map(([name, value]) => (
          <div key={name}>
            <dt className="hint">{name}</dt>
            <dd className="num font-semibold wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

import '../../styles/billing.css';
import '../../styles/subscription.css';
import type { Subscription, SubscriptionCard } from '@briefcast/contract';
import { formatDirhams, formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { CreditCard, IdCard } from 'lucide-react';
import { InvoicesCard } from '../../features/invoices/invoices-card.tsx';
import { PaymentWayLine } from '../../features/payments/payment-way.tsx';
import { ReferenceTicket } from '../../features/payments/reference-ticket.tsx';
import { subscriptionQuery } from '../../features/subscriptions/subscription.ts';
import { useConnectionLost } from '../../lib/connection.ts';
import { errorText } from '../../lib/show-error.ts';
import { siteQuery } from '../../lib/site-query.ts';
import { useDocumentTitle } from '../../lib/use-head.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormError } from '../../ui/field.tsx';
import { FurtherName } from '../../ui/further-name.tsx';
import { Main } from '../../ui/main.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { PlanCard } from './plan-card.tsx';
import { UnpaidCard } from './unpaid-card.tsx';
import { useCardPage } from './use-card-page.ts';

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
  const { awaiting, seller, takesCards, card } = subscription;
  return (
    <div className="billing-columns mt-6">
      <div className="grid min-w-0 gap-5">
        <PlanCard subscription={subscription} />
        {awaiting ? <TransferCard seller={seller} awaiting={awaiting} /> : null}
        <UnpaidCard subscription={subscription} />
      </div>
      <div className="grid min-w-0 gap-5">
        {card ? <CardCard card={card} /> : <WaysCard takesCards={takesCards} />}
        <InvoicesCard noneText={m.subscription_invoices_none()} />
        {card ? <WaysCard takesCards={takesCards} /> : null}
      </div>
    </div>
  );
}

/** The ways in which a month can be paid here. */
function WaysCard({ takesCards }: { takesCards: boolean }) {
  return (
    <Card title={m.billing_how()}>
      <ul className="grid gap-4">
        {takesCards ? (
          <li>
            <PaymentWayLine way="CARD" text={m.subscription_way_card()} />
          </li>
        ) : null}
        <li>
          <PaymentWayLine
            way="TRANSFER"
            text={takesCards ? m.subscription_way_transfer() : m.subscription_way_transfer_alone()}
          />
        </li>
      </ul>
    </Card>
  );
}

interface TransferCardProps {
  seller: Subscription['seller'];
  awaiting: NonNullable<Subscription['awaiting']>;
}

/** A month that waits for its transfer: where the money goes, and what it must name. */
function TransferCard({ seller, awaiting }: TransferCardProps) {
  const account = [
    [m.billing_holder(), seller.accountHolder],
    [m.billing_bank(), seller.bankName],
    [m.billing_iban(), seller.iban],
    [m.billing_swift(), seller.swift],
  ].filter(([, value]) => value !== '');
  return (
    <Card title={m.subscription_transfer_title({ amount: formatDirhams(awaiting.grossFils) })}>
      <p className="-mt-2 max-w-[66ch] text-ui text-ink-2">
        {m.subscription_transfer_text({ reference: awaiting.reference })}
      </p>
      <p className="hint mt-1">{m.subscription_ordered({ date: formatLongDate(awaiting.createdAt) })}</p>
      {seller.iban === '' ? <p className="mt-3 font-semibold">{m.billing_no_account()}</p> : null}
      <dl className="mt-4 grid gap-x-6 gap-y-3 text-ui empty:hidden sm:grid-cols-2">
        {account.map(([name, value]) => (
          <div key={name}>
            <dt className="hint">{name}</dt>
            <dd className="num font-semibold wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-5">
        <ReferenceTicket reference={awaiting.reference} />
      </div>
    </Card>
  );
}

const twoDigits = (value: number) => String(value % 100).padStart(2, '0');

/** The card that is charged each month, by what its owner knows it by. */
function CardCard({ card }: { card: SubscriptionCard }) {
  const { brand, last4, expiresMonth, expiresYear } = card;
  const page = useCardPage(true);
  const isCut = useConnectionLost();
  // The browser is on its way until the other page is there.
  const isBusy = page.isPending || page.isSuccess;
  return (
    <Card title={m.billing_card()}>
      <div className="flex items-center gap-3.5">
        <CreditCard aria-hidden className="ic" />
        <div className="min-w-0 flex-1 text-ui">
          <p className="num font-semibold">{m.subscription_card_ending({ brand, last4 })}</p>
          {/* As it is printed on the card. */}
          <p className="hint num">
            {m.subscription_card_until({ month: `${twoDigits(expiresMonth)}/${twoDigits(expiresYear)}` })}
          </p>
        </div>
        <button
          type="button"
          className="link min-h-11 text-ui"
          aria-busy={isBusy || undefined}
          aria-disabled={isCut || undefined}
          title={isCut ? m.phone_needs_connection() : undefined}
          onClick={() => isBusy || isCut || page.mutate()}
        >
          {m.subscription_card_change()}
          <FurtherName>{m.subscription_card_ending({ brand, last4 })}</FurtherName>
        </button>
      </div>
      <FormError className="mt-3 empty:hidden">
        {page.error ? errorText(page.error, m.subscription_action_failed()) : undefined}
      </FormError>
    </Card>
  );
}

import type { Billing, CreditPack, NewOrder } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { taxOn } from '@briefcast/contract/rules/ledger';
import { formatCount, formatDirhams, formatPercent } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Check, CreditCard, Landmark } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { client } from '../../lib/api.ts';
import { createKeyKeeper } from '../../lib/request-key.ts';
import { errorText } from '../../lib/show-error.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormError } from '../../ui/field.tsx';
import { Main } from '../../ui/main.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { BackLink } from '../../ui/text-link.tsx';
import { BillingGate } from './billing-gate.tsx';
import { billingQuery, refreshBilling } from './billing-queries.ts';

/** Choosing a pack and how it is paid (/billing/buy). */
export function BuyCreditsScreen() {
  useDocumentTitle(m.billing_buy());
  return (
    <BillingGate>
      <BuyPage />
    </BillingGate>
  );
}

function BuyPage() {
  const { data, isPending, error, refetch } = useQuery(billingQuery);
  return (
    <Main>
      <PageHeader
        title={m.billing_buy()}
        back={<BackLink to={paths.billing.href()}>{m.billing_title()}</BackLink>}
        subtitle={data ? m.billing_buy_about({ months: formatCount(data.expiryMonths) }) : null}
      />
      {isPending ? <LoadingText className="mt-6">{m.billing_loading()}</LoadingText> : null}
      {error && !data ? (
        <ErrorState className="card mt-6 p-5" onRetry={() => void refetch()}>
          {errorText(error, m.billing_failed())}
        </ErrorState>
      ) : null}
      {data ? <OrderForm billing={data} /> : null}
    </Main>
  );
}

/** What a pack costs less than as many credits of the smallest one. */
function savingOf({ credits, priceFils }: CreditPack, [smallest]: readonly CreditPack[]): number {
  if (!smallest) return 0;
  return Math.round((smallest.priceFils * credits) / smallest.credits) - priceFils;
}

function OrderForm({ billing }: { billing: Billing }) {
  const { offers } = billing;
  const navigate = useNavigate();
  // Whoever tries again after a lost answer has ordered already: the server knows by this.
  const [keyFor] = useState(createKeyKeeper);
  const [chosen, setChosen] = useState(offers[1]?.credits ?? offers[0]?.credits);
  const order = useMutation({
    mutationFn: (body: NewOrder) => client.billing.order({ body }, { idempotencyKey: keyFor(body) }),
    onSuccess: async ({ order: { id } }) => {
      await refreshBilling();
      await navigate(paths.creditOrder.href(id));
    },
  });
  const pack = offers.find(({ credits }) => credits === chosen);
  return (
    <form
      className="billing-columns mt-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (pack) order.mutate({ credits: pack.credits });
      }}
    >
      <div>
        <fieldset>
          <legend className="sr-only">{m.billing_packs()}</legend>
          <div className="packs">
            {offers.map((offer, index) => (
              <Pack
                key={offer.credits}
                offer={offer}
                edges={index}
                saving={savingOf(offer, offers)}
                isChosen={offer.credits === chosen}
                onChoose={() => setChosen(offer.credits)}
              />
            ))}
          </div>
        </fieldset>
        <h2 className="mt-9 text-d4">{m.billing_how()}</h2>
        <Ways takesCards={billing.takesCards === true} />
      </div>
      {pack ? (
        <Summary
          billing={billing}
          pack={pack}
          isBusy={order.isPending}
          error={order.error ? errorText(order.error, m.billing_order_failed()) : undefined}
        />
      ) : null}
    </form>
  );
}

/** The ways in which the order can be paid; with two of them, which one is chosen on the order itself. */
function Ways({ takesCards }: { takesCards: boolean }) {
  const ways = [
    { Icon: Landmark, name: m.billing_bank_transfer(), text: m.billing_bank_transfer_text() },
    ...(takesCards ? [{ Icon: CreditCard, name: m.billing_card(), text: m.billing_card_text() }] : []),
  ];
  return (
    <ul className="mt-3 grid gap-3 md:auto-cols-fr md:grid-flow-col">
      {ways.map(({ Icon, name, text }) => (
        <li
          key={name}
          className={clsx(
            'ear-sm flex items-start gap-3 bg-surface p-4',
            takesCards ? 'shadow-[0_0_0_1px_var(--c-line-strong)]' : 'shadow-[0_0_0_2px_var(--c-primary)]',
          )}
        >
          <Icon aria-hidden className="ic mt-0.5" />
          <p className="min-w-0">
            <b className="block font-semibold">{name}</b>
            <span className="text-sm text-ink-2">{text}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

interface PackProps {
  offer: CreditPack;
  /** How many sheets lie behind it. */
  edges: number;
  saving: number;
  isChosen: boolean;
  onChoose: () => void;
}

function Pack({ offer: { credits, priceFils }, edges, saving, isChosen, onChoose }: PackProps) {
  return (
    <label className="pack" data-edges={edges}>
      <span className="pack-sheet">
        <span className="grid gap-1 px-6.5 pt-6 pb-5">
          <input
            type="radio"
            name="credits"
            value={credits}
            checked={isChosen}
            onChange={onChoose}
            className="absolute end-7 top-7 size-5 accent-primary"
          />
          <span className="pack-count num">{formatCount(credits)}</span>
          <span className="font-semibold">{m.billing_credits().toLowerCase()}</span>
        </span>
        <span className="pack-foot">
          <span>
            <b className="num block font-display text-[26px] leading-tight">{formatDirhams(priceFils)}</b>
            <small className="hint num">
              {m.billing_a_brief({ price: formatDirhams(Math.round(priceFils / credits)) })}
            </small>
          </span>
          {saving > 0 ? (
            <Badge stock="green" icon={<Check aria-hidden className="ic" />}>
              {m.billing_saves({ price: formatDirhams(saving) })}
            </Badge>
          ) : null}
        </span>
      </span>
    </label>
  );
}

interface SummaryProps {
  billing: Billing;
  pack: CreditPack;
  isBusy: boolean;
  error: string | undefined;
}

function Summary({ billing, pack, isBusy, error }: SummaryProps) {
  const { taxBasisPoints, balance, expiryMonths, details } = billing;
  const taxFils = taxOn(pack.priceFils, taxBasisPoints);
  const total = formatDirhams(pack.priceFils + taxFils);
  const count = (credits: number) => m.billing_pack({ n: credits, count: formatCount(credits) });
  return (
    <Card title={m.billing_your_order()}>
      <dl className="grid gap-3 text-ui">
        <Row name={count(pack.credits)} value={formatDirhams(pack.priceFils)} />
        <Row
          name={m.billing_vat({ percent: formatPercent(taxBasisPoints / 10_000) })}
          value={formatDirhams(taxFils)}
        />
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
          <dt className="font-bold">{m.billing_total()}</dt>
          <dd className="num font-display text-[26px] font-bold">{total}</dd>
        </div>
        <Row name={m.billing_left_then()} value={count(balance.ready + pack.credits)} />
        <Row
          name={m.billing_last_months()}
          value={m.billing_months({ n: expiryMonths, count: formatCount(expiryMonths) })}
        />
        <Row name={m.billing_invoice_to()} value={details.company} />
      </dl>
      <FormError className="mt-4 empty:hidden">{error}</FormError>
      <Button
        type="submit"
        variant="cast"
        size="lg"
        className="mt-4 w-full"
        busy={isBusy}
        busyText={m.billing_ordering()}
      >
        {m.billing_order_now({ amount: total })}
      </Button>
      <p className="hint mt-3">{m.billing_order_note()}</p>
    </Card>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-2">{name}</dt>
      <dd className="num min-w-0 text-end font-semibold wrap-anywhere">
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

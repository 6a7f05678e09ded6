import type { Prices } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatDirhams, formatPercent } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '../../lib/show-error.ts';
import { useHead } from '../../lib/use-head.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Main } from '../../ui/main.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { aboutPrices, pricesQuery } from './public-pages.ts';

/** Prices of taking part, for people who have not signed up. */
export function PricesScreen() {
  useHead(aboutPrices());
  const { data, error, isPending, refetch } = useQuery(pricesQuery);
  return (
    <Main className="pb-16! md:pb-24!">
      <h1 tabIndex={-1} className="text-d1 leading-none">
        {m.prices_title()}
      </h1>
      <p className="mt-5 max-w-[62ch] text-lg">{m.prices_description()}</p>
      {isPending ? <Skeleton className="mt-8 h-60 rounded-2xl" /> : null}
      {error ? (
        <ErrorState onRetry={() => void refetch()} className="card mt-8 p-5 sm:pe-7">
          {errorText(error, m.please_try_again())}
        </ErrorState>
      ) : null}
      {data ? (
        <>
          <div className="mt-8 grid items-start gap-5 lg:grid-cols-2">
            <BrandPrices credits={data.credits} />
            <CreatorPrices subscription={data.subscription} />
          </div>
          <Small prices={data} />
        </>
      ) : null}
    </Main>
  );
}

interface SideProps {
  title: string;
  lead: string;
  children?: ReactNode;
  to: string;
  action: string;
}

/** Prices for one side of the market, and how it begins. */
function Side({ title, lead, children, to, action }: SideProps) {
  return (
    <section className="card p-5 md:p-7">
      <h2 className="text-d3">{title}</h2>
      <p className="mt-2 text-ink-2">{lead}</p>
      {children}
      <p className="mt-5">
        <TextLink to={to}>{action}</TextLink>
      </p>
    </section>
  );
}

function BrandPrices({ credits }: { credits: Prices['credits'] }) {
  return (
    <Side
      title={m.prices_brands()}
      lead={credits ? m.prices_brands_text() : m.prices_brands_free()}
      to={paths.signup.href('brand')}
      action={m.prices_brands_begin()}
    >
      {credits ? (
        <>
          <ul className="mt-4">
            {credits.packs.map(({ credits: count, priceFils }) => (
              <li
                key={count}
                className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-3"
              >
                <span className="font-semibold">
                  {m.credits_counted({ n: count, count: formatCount(count) })}
                </span>
                <span className="num">
                  <b>{formatDirhams(priceFils)}</b>{' '}
                  <span className="hint">
                    {m.prices_each({ price: formatDirhams(Math.round(priceFils / count)) })}
                  </span>
                </span>
              </li>
            ))}
          </ul>
          {credits.starter > 0 ? (
            <p className="mt-3 font-semibold">
              {m.prices_starter({ n: credits.starter, count: formatCount(credits.starter) })}
            </p>
          ) : null}
        </>
      ) : null}
    </Side>
  );
}

function CreatorPrices({ subscription }: { subscription: Prices['subscription'] }) {
  return (
    <Side
      title={m.prices_creators()}
      lead={subscription ? m.prices_creators_text() : m.prices_creators_free()}
      to={paths.signup.href()}
      action={m.prices_creators_begin()}
    >
      {subscription ? (
        <>
          <p className="num mt-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-3">
            <span className="font-semibold">{m.prices_month()}</span>
            <b>{formatDirhams(subscription.priceFils)}</b>
          </p>
          {subscription.trialDays > 0 ? (
            <p className="mt-3 font-semibold">
              {m.prices_trial({ n: subscription.trialDays, count: formatCount(subscription.trialDays) })}
            </p>
          ) : null}
        </>
      ) : null}
    </Side>
  );
}

/** Terms that apply to every price. */
function Small({ prices: { credits, subscription, taxBasisPoints } }: { prices: Prices }) {
  return (
    <ul className="mt-8 grid max-w-[62ch] list-disc gap-1.5 ps-5 text-ink-2">
      <li>{m.prices_no_share()}</li>
      {credits || subscription ? (
        <li>{m.prices_before_tax({ tax: formatPercent(taxBasisPoints / 10_000) })}</li>
      ) : null}
      {credits ? (
        <li>
          <RichText
            parts={m.prices_expiry.parts({
              n: credits.expiryMonths,
              count: formatCount(credits.expiryMonths),
            })}
            tags={{
              expiry: (children) => <TextLink to={paths.packExpiration.href()}>{children}</TextLink>,
              refunds: (children) => <TextLink to={paths.refunds.href()}>{children}</TextLink>,
            }}
          />
        </li>
      ) : null}
    </ul>
  );
}

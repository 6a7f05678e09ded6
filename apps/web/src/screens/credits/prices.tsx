import '../../styles/packs.css';
import '../../styles/prices.css';
import type { Prices } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatPercent } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { joinLabel } from '../../lib/joining-words.ts';
import { useSession } from '../../lib/session.ts';
import { errorText } from '../../lib/show-error.ts';
import { useHead } from '../../lib/use-head.ts';
import { doorTo } from '../../lib/way-in.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Main } from '../../ui/main.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { CreatorMonth } from './creator-month.tsx';
import { PriceQuestions } from './price-questions.tsx';
import type { ShownTax } from './price-text.ts';
import { LifeOfCredit, PriceTickets } from './price-tickets.tsx';
import { aboutPrices, pricesQuery } from './public-pages.ts';

const leadOf = ({ credits, subscription }: Prices) =>
  credits ? m.prices_lead() : subscription ? m.prices_lead_briefs_free() : m.prices_all_free();

/** Prices of taking part, for people who have not signed up (rules/credits#prices). */
export function PricesScreen() {
  useHead(aboutPrices());
  const { data, error, isPending, refetch } = useQuery(pricesQuery);
  const [tax, setTax] = useState<ShownTax>(0);
  const isFree = data && !data.credits && !data.subscription;
  return (
    <Main className="pb-16! md:pb-18!">
      <div className="flex flex-wrap items-end gap-x-8 gap-y-5">
        <div className="flex-[1_1_420px]">
          <h1 tabIndex={-1} className="text-d1 leading-none">
            {m.prices_title()}
          </h1>
          <p className="mt-3 max-w-[56ch] text-lg text-ink-2">
            {data ? leadOf(data) : m.prices_description()}
          </p>
        </div>
        {data && !isFree && data.taxBasisPoints > 0 ? (
          <TaxSwitch charged={data.taxBasisPoints} shown={tax} onChange={setTax} />
        ) : null}
      </div>
      {isPending ? (
        <>
          <LoadingText className="sr-only">{m.list_loading()}</LoadingText>
          <Skeleton className="mt-8 h-60 rounded-2xl" />
        </>
      ) : null}
      {error ? (
        <ErrorState onRetry={() => void refetch()} className="card mt-8 p-5 sm:pe-7">
          {m.prices_not_loaded()}
          <span className="block font-normal text-ink-2">{errorText(error, m.please_try_again())}</span>
        </ErrorState>
      ) : null}
      {isFree ? <BothDoors /> : data ? <Sides prices={data} tax={tax} /> : null}
    </Main>
  );
}

interface TaxSwitchProps {
  charged: ShownTax;
  shown: ShownTax;
  onChange: (tax: ShownTax) => void;
}

/** Shows all prices before or with the tax; without script they stay before it. */
function TaxSwitch({ charged, shown, onChange }: TaxSwitchProps) {
  return (
    <fieldset className="segments w-full sm:w-auto noscript:hidden">
      <legend className="sr-only">{m.prices_switch()}</legend>
      {[0, charged].map((tax) => (
        <button
          key={tax}
          type="button"
          aria-pressed={shown === tax}
          className="segment whitespace-nowrap sm:px-4"
          onClick={() => onChange(tax)}
        >
          {tax === 0 ? m.prices_before_vat() : m.prices_with_vat({ tax: formatPercent(tax / 10_000) })}
        </button>
      ))}
    </fieldset>
  );
}

function Sides({ prices, tax }: { prices: Prices; tax: ShownTax }) {
  const { credits, subscription } = prices;
  return (
    <>
      <div className="mt-7 grid items-start gap-x-7 gap-y-9 xl:grid-cols-[minmax(0,1fr)_372px]">
        <section aria-labelledby="brands">
          <h2 id="brands" className="mb-3 text-[1.375rem]">
            {m.landing_for_brands()}
          </h2>
          {credits ? (
            <>
              {credits.starter > 0 ? (
                <p className="mb-3 font-semibold">
                  {m.prices_starter({ n: credits.starter, count: formatCount(credits.starter) })}
                </p>
              ) : null}
              <PriceTickets packs={credits.packs} tax={tax} />
              <LifeOfCredit expiryMonths={credits.expiryMonths} />
            </>
          ) : (
            <FreeSide text={m.prices_brands_free()}>
              <Door side="brand" />
            </FreeSide>
          )}
        </section>
        <section aria-labelledby="creators">
          <h2 id="creators" className="mb-6.5 text-[1.375rem]">
            {m.landing_for_creators()}
          </h2>
          {subscription ? (
            <CreatorMonth subscription={subscription} tax={tax} />
          ) : (
            <FreeSide text={m.prices_creators_free()}>
              <Door side="creator" />
            </FreeSide>
          )}
        </section>
      </div>
      <PriceQuestions prices={prices} />
    </>
  );
}

function FreeSide({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="card grid justify-items-start gap-5 p-6 md:p-7">
      <p className="max-w-[48ch] text-ink-2">{text}</p>
      {children}
    </div>
  );
}

/** The sign-up of one side; absent for people who are signed in. */
function Door({ side, isFirst = false }: { side: 'brand' | 'creator'; isFirst?: boolean }) {
  const { user } = useSession();
  if (user) return null;
  const page = side === 'brand' ? paths.creators.href() : paths.creatorProfile.href();
  return (
    <ButtonLink {...doorTo(page, side, false)} variant={isFirst ? 'cast' : 'outline'} size="lg">
      {joinLabel(side === 'brand' ? m.prices_brands_begin() : m.prices_creators_begin())}
    </ButtonLink>
  );
}

/** Both sign-ups, for a market in which everything is free. */
function BothDoors() {
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      <Door side="brand" isFirst />
      <Door side="creator" />
    </div>
  );
}

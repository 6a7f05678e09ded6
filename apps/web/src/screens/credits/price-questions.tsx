import type { Prices } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatPercent } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { contactFor } from '../../lib/market.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { TextLink } from '../../ui/text-link.tsx';

interface Question {
  asks: string;
  says: ReactNode;
}

/** About what is left: credits where they are sold, otherwise a creator's month. */
function aboutTheRest({ credits }: Prices): Question {
  if (!credits) return { asks: m.prices_ask_stop(), says: m.prices_say_stop() };
  const months = { n: credits.expiryMonths, count: formatCount(credits.expiryMonths) };
  return {
    asks: m.prices_ask_unused(),
    says: (
      <RichText
        parts={m.prices_say_unused.parts(months)}
        tags={{
          expiry: (children) => <TextLink to={paths.packExpiration.href()}>{children}</TextLink>,
          refunds: (children) => <TextLink to={paths.refunds.href()}>{children}</TextLink>,
        }}
      />
    ),
  };
}

const questionsOf = (prices: Prices): Question[] => [
  { asks: m.prices_ask_share(), says: m.prices_say_share() },
  {
    asks: m.prices_ask_casting(),
    says: prices.credits ? m.prices_say_casting() : m.prices_say_casting_free(),
  },
  aboutTheRest(prices),
  {
    asks: m.prices_ask_tax(),
    says:
      prices.taxBasisPoints > 0
        ? m.prices_say_tax({ tax: formatPercent(prices.taxBasisPoints / 10_000) })
        : m.prices_say_no_tax(),
  },
];

/** Answers to questions before paying; the first one is open. */
export function PriceQuestions({ prices }: { prices: Prices }) {
  const help = contactFor('help');
  return (
    <section
      aria-labelledby="questions"
      className="mt-14 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.2fr)]"
    >
      <div>
        <h2 id="questions" className="text-d2">
          {m.prices_questions()}
        </h2>
        {help === null ? null : (
          <p className="mt-2 text-ink-2">
            <RichText
              parts={m.prices_else.parts()}
              tags={{
                mail: (children) => (
                  <a className="link text-ink" href={`mailto:${help}`}>
                    {children}
                  </a>
                ),
              }}
            />
          </p>
        )}
      </div>
      <div>
        {questionsOf(prices).map(({ asks, says }, index) => (
          <details key={asks} open={index === 0} className="question">
            <summary>
              {asks}
              <ChevronDown aria-hidden className="ic" />
            </summary>
            <p className="max-w-[62ch] pb-5 text-ink-2">{says}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

import { marketPicturePath } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { marketCustomers } from '../../lib/market.ts';

/** The customers that the operator names, and nothing while there are none (rules/market#customers). */
export function TrustedBy() {
  const customers = marketCustomers();
  if (customers.length === 0) return null;
  return (
    <section aria-labelledby="trusted-by" className="wrap pt-16">
      <h2 id="trusted-by" className="text-center font-text text-ui font-semibold tracking-normal text-ink-2">
        {m.landing_trusted()}
      </h2>
      <ul
        translate="no"
        className="mt-6 flex flex-wrap items-center justify-center gap-x-8 gap-y-6 lg:gap-x-12"
      >
        {customers.map(({ name, logo }) => (
          <li key={`${name} ${logo}`} className="max-w-[45%]">
            {logo ? (
              <img
                src={marketPicturePath(logo)}
                alt={name}
                loading="lazy"
                // Logos are made for light ground.
                className="max-h-10 max-w-full rounded-[var(--r-sm)] bg-[light-dark(transparent,#f2f8f5)] object-contain px-3 py-1.5"
              />
            ) : (
              <bdi className="font-display text-lg font-bold text-ink-2 wrap-anywhere">{name}</bdi>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

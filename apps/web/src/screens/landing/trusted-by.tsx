import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Coffee, Compass, Droplet, LampFloor, type LucideIcon, Waves, Zap } from 'lucide-react';
import { useNearestQueryClient } from '../../lib/query-client.ts';
import { siteQuery } from '../../lib/site-query.ts';

/** The names are drawn by scripts/make-wordmarks.mjs. */
const brands: { name: string; icon: LucideIcon; className: string }[] = [
  { name: 'Oasis Skin', icon: Droplet, className: 'wordmark-oasis-skin' },
  { name: 'NOMAD', icon: Coffee, className: 'wordmark-nomad' },
  { name: 'Falaj', icon: Waves, className: 'wordmark-falaj' },
  { name: 'Meridian', icon: Compass, className: 'wordmark-meridian' },
  { name: 'Kayan Home', icon: LampFloor, className: 'wordmark-kayan-home' },
  { name: 'PulseFit', icon: Zap, className: 'wordmark-pulsefit' },
];

/** The demo's own brands: no other market has them, and none is said to be trusted by them. */
export function TrustedBy() {
  const { data: site } = useQuery(siteQuery, useNearestQueryClient());
  if (!site?.demo) return null;
  return (
    <section aria-labelledby="trusted-by" className="wrap pt-16">
      <h2 id="trusted-by" className="text-center font-text text-ui font-semibold tracking-normal text-ink-2">
        {m.landing_trusted()}
      </h2>
      <ul className="mt-6 grid grid-cols-2 items-center gap-x-2 gap-y-7 min-[22.5rem]:grid-cols-3 md:grid-cols-6">
        {brands.map(({ name, icon: Icon, className }) => (
          <li
            key={name}
            className="flex items-center justify-center gap-2 text-[17px] text-ink-2 lg:text-[23px]"
          >
            <Icon aria-hidden className="ic size-[22px]!" />
            <span role="img" aria-label={name} className={clsx('wordmark', className)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { Coffee, Compass, Droplet, LampFloor, type LucideIcon, Waves, Zap } from 'lucide-react';
import { type ComponentType, lazy, memo, Suspense } from 'react';
import { useSession } from '../../lib/session.ts';
import { useHead } from '../../lib/use-head.ts';
import { whenNear } from '../../lib/when-near.ts';
import { Main } from '../../ui/main.tsx';
import { Hero } from './hero.tsx';
import { LandingHeader } from './landing-header.tsx';
import { PromoCards } from './promo-cards.tsx';
import { useAuthDialog } from './use-auth-dialog.tsx';

/** What is further down stays the server's HTML until somebody comes near it. */
function nearPart(id: string, load: () => Promise<ComponentType>) {
  const Part = lazy(async () => ({ default: await whenNear(id, load) }));
  return memo(function NearPart() {
    return (
      <div id={id}>
        <Suspense>
          <Part />
        </Suspense>
      </div>
    );
  });
}

const Rest = nearPart('landing-rest', async () => (await import('./landing-rest.tsx')).LandingRest);
const Footer = nearPart('landing-footer', async () => (await import('../../ui/app-footer.tsx')).AppFooter);

/** The product's own page. */
const product = {};

/** The first page: what Briefcast does, who is here, and the way in. */
export function LandingScreen() {
  useHead(product);
  const { user } = useSession();
  const [auth, dialog] = useAuthDialog();

  return (
    <>
      <LandingHeader user={user} auth={auth} />
      <Main bleed>
        <Hero user={user} auth={auth} />
        <TrustedBy />
        <PromoCards />
        <Rest />
      </Main>
      <Footer />
      {dialog}
    </>
  );
}

/** The names are drawn by scripts/make-wordmarks.mjs. */
const brands: { name: string; icon: LucideIcon; className: string }[] = [
  { name: 'Oasis Skin', icon: Droplet, className: 'wordmark-oasis-skin' },
  { name: 'NOMAD', icon: Coffee, className: 'wordmark-nomad' },
  { name: 'Falaj', icon: Waves, className: 'wordmark-falaj' },
  { name: 'Meridian', icon: Compass, className: 'wordmark-meridian' },
  { name: 'Kayan Home', icon: LampFloor, className: 'wordmark-kayan-home' },
  { name: 'PulseFit', icon: Zap, className: 'wordmark-pulsefit' },
];

/** Sample brand logos. */
function TrustedBy() {
  return (
    <section aria-labelledby="trusted-by" className="wrap pt-10 pb-4 md:pt-12">
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

import { type ComponentType, lazy, memo, Suspense } from 'react';
import { useSession } from '../../lib/session.ts';
import { useHead } from '../../lib/use-head.ts';
import { whenNear } from '../../lib/when-near.ts';
import { AppFooter } from '../../ui/app-footer.tsx';
import { Main } from '../../ui/main.tsx';
import { Hero } from './hero.tsx';
import { LandingHeader } from './landing-header.tsx';
import { PromoCards } from './promo-cards.tsx';
import { TrustedBy } from './trusted-by.tsx';
import { useAuthDialog } from './use-auth-dialog.tsx';

const restId = 'landing-rest';
const LandingRest = lazy(async () => ({ default: await whenNear(restId, loadRest) }));

async function loadRest(): Promise<ComponentType> {
  return (await import('./landing-rest.tsx')).LandingRest;
}

/** What is further down stays the server's HTML until somebody comes near it. */
const Rest = memo(function Rest() {
  return (
    <div id={restId}>
      <Suspense>
        <LandingRest />
      </Suspense>
    </div>
  );
});

/** The product's own page. */
const product = {};

/** The front door: what Briefcast does, who is here, and the way in. */
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
      <AppFooter />
      {dialog}
    </>
  );
}

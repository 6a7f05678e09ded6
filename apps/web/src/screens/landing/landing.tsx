import { type ComponentType, lazy, memo, Suspense } from 'react';
import { useSession } from '../../lib/session.ts';
import { useHead } from '../../lib/use-head.ts';
import { whenNear } from '../../lib/when-near.ts';
import { Main } from '../../ui/main.tsx';
import { Hero } from './hero.tsx';
import { LandingHeader } from './landing-header.tsx';
import { PromoCards } from './promo-cards.tsx';
import { useAuthDialog } from './use-auth-dialog.tsx';

/** Keeps the server's HTML of lower parts until somebody comes near them. */
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

/** The first page: what the market does, who is here, and the way in. */
export function LandingScreen() {
  useHead(product);
  const { user } = useSession();
  const [auth, dialog] = useAuthDialog();

  return (
    <>
      <LandingHeader user={user} auth={auth} />
      <Main bleed>
        <Hero user={user} auth={auth} />
        <PromoCards />
        <Rest />
      </Main>
      <Footer />
      {dialog}
    </>
  );
}

import { useSession } from '../../lib/session.ts';
import { useHead } from '../../lib/use-head.ts';
import { Main } from '../../ui/main.tsx';
import { nearPart } from '../../ui/near-part.tsx';
import { VisitorHeader } from '../../ui/visitor-header.tsx';
import { authProps } from './auth-link.tsx';
import { Hero } from './hero.tsx';
import { PromoCards } from './promo-cards.tsx';
import { useAuthDialog } from './use-auth-dialog.tsx';

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
      <VisitorHeader onStage authLink={(mode) => authProps(auth, mode)} />
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

import { useSession } from '../../lib/session.ts';
import { useHead } from '../../lib/use-head.ts';
import { AppFooter } from '../../ui/app-footer.tsx';
import { Main } from '../../ui/main.tsx';
import { ClosingCall } from './closing-call.tsx';
import { FeaturedCreators } from './featured-creators.tsx';
import { Hero } from './hero.tsx';
import { LandingHeader } from './landing-header.tsx';
import { PromoCards } from './promo-cards.tsx';
import { Steps } from './steps.tsx';
import { TrustedBy } from './trusted-by.tsx';
import { useAuthDialog } from './use-auth-dialog.tsx';

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
        <Steps />
        <FeaturedCreators auth={auth} />
        <ClosingCall user={user} auth={auth} />
      </Main>
      <AppFooter />
      {dialog}
    </>
  );
}

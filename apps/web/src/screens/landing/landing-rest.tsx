import { useSession } from '../../lib/session.ts';
import { ClosingCall } from './closing-call.tsx';
import { FeaturedCreators } from './featured-creators.tsx';
import { Steps } from './steps.tsx';
import { useAuthDialog } from './use-auth-dialog.tsx';

/** What is further down. Nothing is handed to it, as what changes above must not reach it before its code is there. */
export function LandingRest() {
  const { user } = useSession();
  const [auth, dialog] = useAuthDialog();
  return (
    <>
      <Steps />
      <FeaturedCreators auth={auth} />
      <ClosingCall user={user} auth={auth} />
      {dialog}
    </>
  );
}

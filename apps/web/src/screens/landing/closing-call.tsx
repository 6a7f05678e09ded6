import type { OwnUser } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { ButtonLink } from '../../ui/button.tsx';
import { AuthLink } from './auth-link.tsx';
import type { OpenAuth } from './use-auth-dialog.tsx';

const look = 'bg-stage! text-on-stage! hover:bg-stage-2!';

/** The last word before the footer. */
export function ClosingCall({ user, auth }: { user: OwnUser | null; auth: OpenAuth }) {
  return (
    <section className="wrap py-16 md:py-24">
      <div className="on-cast flex flex-wrap items-center justify-between gap-8 overflow-hidden rounded-[18px] rounded-se-[clamp(40px,6vw,88px)] bg-cast px-7 py-12 text-on-cast md:px-14 md:py-16">
        <h2 className="max-w-[14em] text-d1 leading-none">{m.landing_closing()}</h2>
        {user ? (
          <ButtonLink to={paths.creators.href()} size="lg" className={look}>
            {m.landing_explore()}
          </ButtonLink>
        ) : (
          <AuthLink
            auth={auth}
            mode="signup"
            to={paths.creators.href()}
            destination={paths.creators.href()}
            size="lg"
            className={look}
          >
            {m.landing_explore()}
          </AuthLink>
        )}
      </div>
    </section>
  );
}

import type { OwnUser } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useSession } from '../../lib/session.ts';
import { DirectoryLink } from './auth-link.tsx';
import { FeaturedCreators } from './featured-creators.tsx';
import { TrustedBy } from './trusted-by.tsx';
import { type OpenAuth, useAuthDialog } from './use-auth-dialog.tsx';

/** Lower part of the page. It takes no props, as changes above must not reach it before its code is there. */
export function LandingRest() {
  const { user } = useSession();
  const [auth, dialog] = useAuthDialog();
  return (
    <>
      <TrustedBy />
      <Steps />
      <FeaturedCreators auth={auth} />
      <ClosingCall user={user} auth={auth} />
      {dialog}
    </>
  );
}

/** The last word before the footer. */
function ClosingCall({ user, auth }: { user: OwnUser | null; auth: OpenAuth }) {
  return (
    <section className="wrap py-16 md:py-24">
      <div className="on-cast flex flex-wrap items-center justify-between gap-8 overflow-hidden rounded-[18px] rounded-se-[clamp(40px,6vw,88px)] bg-cast px-7 py-12 text-on-cast md:px-14 md:py-16">
        <h2 className="max-w-[14em] text-d1 leading-none">{m.landing_closing()}</h2>
        <DirectoryLink
          user={user}
          auth={auth}
          mode="signup"
          size="lg"
          className="bg-stage! text-on-stage! hover:bg-stage-2!"
        >
          {m.landing_explore()}
        </DirectoryLink>
      </div>
    </section>
  );
}

const steps = [
  {
    tone: 'yellow',
    title: m.landing_step_1,
    text: m.landing_step_1_text,
  },
  {
    tone: 'blue',
    title: m.landing_step_2,
    text: m.landing_step_2_text,
  },
  {
    tone: 'green',
    title: m.landing_step_3,
    text: m.landing_step_3_text,
  },
] as const;

/** Steps of a deal, each in the colour that a deal has at that point. */
function Steps() {
  return (
    <section aria-labelledby="steps" className="wrap pt-16 md:pt-24">
      <h2 id="steps" className="text-d1 leading-none">
        {m.landing_steps()}
      </h2>
      <ol className="mt-7 grid gap-4 md:grid-cols-3">
        {steps.map((step, index) => (
          <li
            key={step.tone}
            data-tone={step.tone}
            className="flex flex-col ear bg-k-bg p-6 shadow-[inset_0_0_0_1px_var(--k-line)] md:min-h-[236px] md:p-7"
          >
            <span aria-hidden className="disp num text-[52px] leading-none font-extrabold text-k-ink">
              {formatCount(index + 1)}
            </span>
            <div className="mt-auto pt-6">
              <h3 className="text-d3">{step.title()}</h3>
              <p className="mt-2 text-ui text-ink-2">{step.text()}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

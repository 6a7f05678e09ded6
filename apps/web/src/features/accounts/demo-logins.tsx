import type { DemoLogin } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '../../lib/site-query.ts';

/** The two with the fullest dashboards come first; a button shows the others. */
const shownAtOnce = 2;

/** The ready-made logins of a demo installation, each of which fills in the form. Renders nothing elsewhere. */
export function DemoLogins({ onChoose }: { onChoose: (login: DemoLogin) => void }) {
  const { data: site } = useQuery(siteQuery);
  if (!site?.demo) return null;
  return (
    <section aria-labelledby="demo-logins" className="mt-6 border-t border-line pt-5">
      <h2 id="demo-logins" className="label font-text tracking-normal">
        {m.demo_logins()}
      </h2>
      <p className="hint">{m.demo_logins_text()}</p>
      <LoginList logins={site.demo.logins.slice(0, shownAtOnce)} onChoose={onChoose} />
      <details className="mt-3">
        <summary className="link cursor-pointer text-sm">{m.demo_logins_all()}</summary>
        <LoginList logins={site.demo.logins.slice(shownAtOnce)} onChoose={onChoose} />
      </details>
    </section>
  );
}

function LoginList({ logins, onChoose }: { logins: DemoLogin[]; onChoose: (login: DemoLogin) => void }) {
  return (
    <ul className="mt-3 grid gap-2 sm:grid-cols-2">
      {logins.map((login) => (
        <li key={login.email}>
          <button
            type="button"
            className="cell w-full flex-col items-start! gap-0.5! text-start hover:bg-sunken"
            onClick={() => onChoose(login)}
          >
            <span className="font-semibold" translate="no">
              {login.label}
            </span>
            <bdi className="hint max-w-full truncate">{login.email}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}

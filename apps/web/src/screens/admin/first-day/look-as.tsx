import type { Role } from '@briefcast/contract';
import { dashboardPath, paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { ownPage } from '@briefcast/i18n/page-paths';
import { useMutation } from '@tanstack/react-query';
import { ExternalLink, Eye } from 'lucide-react';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { adminClient } from '../../../lib/api.ts';
import { startSession, useSession } from '../../../lib/session.ts';
import { showError } from '../../../lib/show-error.ts';
import { OnlineButton } from '../../../ui/online-button.tsx';

const roles = [
  { role: 'BRAND', label: m.look_brand },
  { role: 'CREATOR', label: m.look_creator },
] as const satisfies { role: Role; label: () => string }[];

/** Opens the market as a visitor, or as an invented brand or creator (rules/sample-people#look). */
export function LookAs({ areIn }: { areIn: boolean }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const id = useId();
  const look = useMutation({
    mutationFn: (role: Role) => adminClient.samplePeople.look({ body: { role } }),
    onSuccess: (signedIn) => {
      startSession(signedIn);
      void navigate(dashboardPath(signedIn.user.role));
    },
    onError: (error) => showError(m.look_failed(), error),
  });
  // A browser has one session: that of a real person is neither shown nor replaced.
  if (user && !user.isLook) return <p className="hint">{m.look_signed_in()}</p>;
  return (
    <fieldset className="mt-3">
      <legend className="mb-1.5 text-sm font-semibold text-ink-2">{m.look_as()}</legend>
      <div className="flex flex-wrap gap-2">
        {user ? null : (
          <a
            href={ownPage(paths.landing.href())}
            target="_blank"
            rel="noopener"
            className="btn btn-outline btn-sm"
          >
            {m.look_visitor()}
            <ExternalLink aria-hidden className="ic ic-turn" />
          </a>
        )}
        {roles.map(({ role, label }) => (
          <OnlineButton
            key={role}
            variant="outline"
            size="sm"
            icon={<Eye aria-hidden className="ic" />}
            disabled={!areIn || look.isPending}
            aria-describedby={areIn ? undefined : id}
            onClick={() => look.mutate(role)}
          >
            {label()}
          </OnlineButton>
        ))}
      </div>
      {areIn ? null : (
        <p id={id} className="hint mt-1.5">
          {m.look_first_fill()}
        </p>
      )}
    </fieldset>
  );
}

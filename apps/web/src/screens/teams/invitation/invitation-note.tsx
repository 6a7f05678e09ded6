import { dashboardPath, paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import type { ReactNode } from 'react';
import { useSession } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

interface InvitationNoteProps {
  title: string;
  /** Explanation, and the next step. */
  text?: string | undefined;
  children: ReactNode;
}

/** The page of an invitation that cannot be accepted as it is. */
export function InvitationNote({ title, text, children }: InvitationNoteProps) {
  return (
    <Card as="div" className="w-full max-w-[460px]">
      <h1 tabIndex={-1} className="text-d3 md:text-[28px]">
        {title}
      </h1>
      {text ? <p className="mt-2 text-ink-2 wrap-anywhere">{text}</p> : null}
      <div className="mt-6 grid gap-3">{children}</div>
    </Card>
  );
}

/** The next step, for signed-in people and guests. */
export function WayOn() {
  const { user } = useSession();
  return user ? (
    <ButtonLink to={dashboardPath(user.role)}>{m.invitation_dashboard()}</ButtonLink>
  ) : (
    <ButtonLink to={paths.login.href()}>{m.invitation_login()}</ButtonLink>
  );
}

import type { OwnUser } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import type { ReactNode } from 'react';
import { isPlainClick } from '../../lib/plain-click.ts';
import { ButtonLink, type ButtonSize, type ButtonVariant } from '../../ui/button.tsx';
import type { OpenAuth } from './use-auth-dialog.tsx';

interface AuthLinkProps {
  auth: OpenAuth;
  mode: 'login' | 'signup';
  /** Address without the dialog: in a new tab, and before the app is there. */
  to: string;
  /** Address after the dialog; the own dashboard by default. */
  destination?: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  children: ReactNode;
}

/** A link that opens the account dialog over the landing page instead of leading away from it. */
export function AuthLink({ auth, mode, destination, children, ...link }: AuthLinkProps) {
  return (
    <ButtonLink
      {...link}
      {...auth.intent}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        auth.open(mode, destination);
      }}
    >
      {children}
    </ButtonLink>
  );
}

interface DirectoryLinkProps extends Omit<AuthLinkProps, 'to' | 'destination'> {
  user: OwnUser | null;
}

/** The way to the directory; for visitors by the account dialog. */
export function DirectoryLink({ user, auth, mode, ...link }: DirectoryLinkProps) {
  const directory = paths.creators.href();
  return user ? (
    <ButtonLink {...link} to={directory} />
  ) : (
    <AuthLink {...link} auth={auth} mode={mode} to={directory} destination={directory} />
  );
}

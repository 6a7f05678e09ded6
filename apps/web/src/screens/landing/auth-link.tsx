import type { OwnUser } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import type { MouseEvent, ReactNode } from 'react';
import type { AuthMode } from '../../features/accounts/auth-dialog.tsx';
import { isPlainClick } from '../../lib/plain-click.ts';
import { ButtonLink, type ButtonSize, type ButtonVariant } from '../../ui/button.tsx';
import type { OpenAuth, Opening } from './use-auth-dialog.tsx';

interface AuthLinkProps extends Opening {
  auth: OpenAuth;
  mode: AuthMode;
  /** Address without the dialog: in a new tab, and before the app is there. */
  to: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  children: ReactNode;
}

/** Props of a link that opens the account dialog over the landing page instead of leading away. */
export const authProps = (auth: OpenAuth, mode: AuthMode, opening?: Opening) => ({
  ...auth.intent,
  onClick: (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    auth.open(mode, opening);
  },
});

/** A link that opens the account dialog. */
export function AuthLink({ auth, mode, destination, side, children, ...link }: AuthLinkProps) {
  return (
    <ButtonLink {...link} {...authProps(auth, mode, { destination, side })}>
      {children}
    </ButtonLink>
  );
}

interface DirectoryLinkProps extends Omit<AuthLinkProps, 'to' | 'destination' | 'side'> {
  user: OwnUser | null;
}

/** The way to the directory; for visitors by the account dialog. */
export function DirectoryLink({ user, auth, mode, ...link }: DirectoryLinkProps) {
  const directory = paths.creators.href();
  return user ? (
    <ButtonLink {...link} to={directory} />
  ) : (
    <AuthLink {...link} auth={auth} mode={mode} to={directory} destination={directory} side="brand" />
  );
}

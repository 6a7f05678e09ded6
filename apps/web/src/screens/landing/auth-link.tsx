import type { ReactNode } from 'react';
import { isPlainClick } from '../../lib/plain-click.ts';
import { ButtonLink, type ButtonSize, type ButtonVariant } from '../../ui/button.tsx';
import type { OpenAuth } from './use-auth-dialog.tsx';

interface AuthLinkProps {
  auth: OpenAuth;
  mode: 'login' | 'signup';
  /** Where it leads without the dialog: in a new tab, and before the app is there. */
  to: string;
  /** Where one arrives after the dialog; none is the own dashboard. */
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

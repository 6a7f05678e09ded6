import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { Send } from 'lucide-react';
import { useId } from 'react';
import { useSession } from '../../lib/session.ts';
import { Button, type ButtonVariant } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface SendBriefActionProps {
  /** Described to a screen reader, since many such buttons stand side by side. */
  creatorName: string;
  onSend: () => void;
  variant?: ButtonVariant | undefined;
}

/** 'Send Brief' for brands, 'Sign Up to Send Brief' for visitors, nothing for creators. */
export function SendBriefAction({ creatorName, onSend, variant }: SendBriefActionProps) {
  const { status, user } = useSession();
  const id = useId();
  if (status === 'loading') return <Skeleton className="h-11 rounded-md" />;
  if (user && user.role !== 'BRAND') return null;
  return (
    <>
      <Button
        variant={variant}
        icon={<Send aria-hidden className="ic ic-turn" />}
        aria-describedby={id}
        className={clsx(!user && 'for-visitors')}
        onClick={onSend}
      >
        {user ? m.brief_send() : m.brief_sign_up_to_send()}
      </Button>
      <span id={id} hidden>
        {creatorName}
      </span>
    </>
  );
}

import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { Send } from 'lucide-react';
import { useId } from 'react';
import { joinLabel } from '../../../lib/joining-words.ts';
import { isPlainClick } from '../../../lib/plain-click.ts';
import { mayForOrganization } from '../../../lib/policy.ts';
import { useSession } from '../../../lib/session.ts';
import { Button, ButtonLink, type ButtonVariant } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

interface SendBriefActionProps {
  /** Described to a screen reader, since many such buttons are side by side. */
  creatorName: string;
  onSend: () => void;
  variant?: ButtonVariant | undefined;
  /** Words stand in its place, as nobody is behind an invented creator. */
  isSample?: boolean | undefined;
}

const icon = <Send aria-hidden className="ic ic-turn" />;

/** 'Send Brief' for who may for a brand, 'Sign Up to Send Brief' for visitors, nothing for everybody else. */
export function SendBriefAction({ creatorName, onSend, variant, isSample = false }: SendBriefActionProps) {
  const { status, user } = useSession();
  const id = useId();
  if (status === 'loading') return <Skeleton className="h-11 rounded-md" />;
  if (user && !mayForOrganization(user, 'brief.send')) return null;
  if (isSample) return <p className="px-1.5 text-sm text-ink-2">{m.samplepeople_no_brief()}</p>;
  return (
    <>
      {user ? (
        <Button variant={variant} icon={icon} aria-describedby={id} onClick={onSend}>
          {m.brief_send()}
        </Button>
      ) : (
        <ButtonLink
          to={paths.signup.href('brand')}
          variant={variant}
          icon={icon}
          aria-describedby={id}
          className="for-visitors"
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onSend();
          }}
        >
          {joinLabel(m.brief_sign_up_to_send())}
        </ButtonLink>
      )}
      <span id={id} hidden>
        {creatorName}
      </span>
    </>
  );
}

import type { ErrorDetail } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { KeyRound, TriangleAlert } from 'lucide-react';
import { endRefusedSession, readToken, useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RichText } from '../../ui/rich-text.tsx';

interface ValidationErrorsProps {
  details: readonly ErrorDetail[];
  /** Form's label for the field of a path; null where it has no such field. */
  labelOf: (path: string) => string | null;
  onDismiss: () => void;
}

/** Reasons for a refused save, by field; nothing without any. */
export function ValidationErrors({ details, labelOf, onDismiss }: ValidationErrorsProps) {
  if (details.length === 0) return null;
  return (
    <Notice
      tone="yellow"
      title={m.profile_errors()}
      icon={<TriangleAlert aria-hidden className="ic" />}
      action={
        <Button variant="outline" size="sm" onClick={onDismiss}>
          {m.profile_errors_dismiss()}
        </Button>
      }
    >
      <ul className="grid gap-1">
        {details.map(({ path, message }) => {
          const name = labelOf(path.join('.'));
          return (
            <li key={`${path.join('.')} ${message}`}>
              {name === null ? (
                message
              ) : (
                <RichText
                  parts={m.named_error.parts({ name, error: message })}
                  tags={{ name: (children) => <span className="font-semibold text-ink">{children}</span> }}
                />
              )}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}

/** Says that the token ran out while the page was open; ending the session leads to the login page. */
export function SessionExpired() {
  const { isExpired } = useSession();
  if (!isExpired) return null;

  function logInAgain() {
    const token = readToken();
    if (token !== null) endRefusedSession(token);
  }

  return (
    <Notice
      alert
      tone="red"
      title={m.profile_session_title()}
      icon={<KeyRound aria-hidden className="ic" />}
      action={<Button onClick={logInAgain}>{m.profile_log_in_again()}</Button>}
    >
      <p>{m.profile_session_text()}</p>
    </Notice>
  );
}

import { m } from '@briefcast/i18n/messages';
import { KeyRound } from 'lucide-react';
import { endRefusedSession, readToken, useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

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
      stock="red"
      title={m.profile_session_title()}
      icon={<KeyRound aria-hidden className="ic" />}
      action={<Button onClick={logInAgain}>{m.profile_log_in_again()}</Button>}
    >
      <p>{m.profile_session_text()}</p>
    </Notice>
  );
}

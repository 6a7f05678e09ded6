/** Ends a session on the server after logging out, also where it cannot be reached at first (rules/accounts#in-the-browser). */
import { m } from '@briefcast/i18n/messages';
import { toastInfo } from '../ui/toast.ts';

const pauseMs = 30_000;

/** Fails if the server did not answer. */
export async function endOnServer(token: string): Promise<void> {
  const answer = await fetch('/api/auth/logout', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    keepalive: true,
  });
  if (answer.status >= 500) throw new Error('The server could not end the session.');
}

function tryAgain(token: string) {
  const again = () => {
    clearTimeout(timer);
    removeEventListener('online', again);
    endOnServer(token).catch(() => tryAgain(token));
  };
  const timer = setTimeout(again, pauseMs);
  addEventListener('online', again);
}

/** Says so, and tries again as long as this page is open: the token is stored nowhere any more. */
export function endLater(token: string): void {
  toastInfo(m.own_session_ends_later(), m.own_session_ends_later_text());
  tryAgain(token);
}

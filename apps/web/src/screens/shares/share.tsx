import { minuteMs } from '@briefcast/contract/kit/days';
import { keyApart, q } from '../../lib/query.ts';
import '../../styles/review-room/room.css';
import '../../styles/review-room/stage.css';
import '../../styles/review-room/dock.css';
import '../../styles/review-room/phone.css';
import '../../styles/review-room/guests.css';
import { AppError } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { EntrancePage } from '../../features/shares/entrance-page.tsx';
import { guestQ, keepGuestToken, readGuestToken } from '../../features/shares/guest-client.ts';
import { errorText } from '../../lib/show-error.ts';
import { useDocumentTitle } from '../../lib/use-head.ts';
import { Button } from '../../ui/button.tsx';
import { EnterCard } from './enter-card.tsx';
import { GuestRoom } from './guest-room.tsx';

const codeOf = (error: unknown) => (error instanceof AppError ? error.code : null);
const isOver = (error: unknown) => ['share.ended', 'share.not_found'].includes(codeOf(error) ?? '');

/** Files of a deal for a person without an account, by the link that was sent to them. */
export function ShareScreen() {
  const { token = '' } = useParams();
  return <OpenShare key={token} token={token} />;
}

function OpenShare({ token }: { token: string }) {
  const [guestToken, setGuestToken] = useState(() => readGuestToken(token));
  const summary = useQuery(q('shares.summary', { params: { token } }));
  const shared = guestQ(token)('shares.files', { params: { token } });
  const files = useQuery({
    ...shared,
    queryKey: keyApart(shared.queryKey, guestToken),
    enabled: guestToken !== null,
    // The URLs of the bytes expire after an hour at the earliest.
    refetchInterval: 30 * minuteMs,
  });
  useDocumentTitle(summary.data?.share.title ?? m.share_page());

  function handleEntered(guest: string) {
    keepGuestToken(token, guest);
    setGuestToken(guest);
  }

  const error = files.error ?? summary.error;
  if (isOver(error)) {
    return (
      <EntrancePage
        title={codeOf(error) === 'share.ended' ? m.share_has_ended() : m.share_does_not_exist()}
        isOver
      >
        <p className="mt-2 text-ink-2">{errorText(error, m.call_failed())}</p>
      </EntrancePage>
    );
  }
  if (guestToken !== null && codeOf(files.error) !== 'share.enter_first') {
    if (files.data) {
      return <GuestRoom token={token} shared={files.data} onRenamed={() => void files.refetch()} />;
    }
  } else if (summary.data) {
    return <EnterCard token={token} summary={summary.data.share} onEntered={handleEntered} />;
  }
  if (!error) return <EntrancePage title={m.share_loading()} />;
  return (
    <EntrancePage title={m.share_not_loaded()}>
      <p className="mt-2 mb-5 text-ink-2">{errorText(error, m.call_failed())}</p>
      <Button onClick={() => void (summary.error ? summary : files).refetch()}>{m.action_retry()}</Button>
    </EntrancePage>
  );
}

import type { OwnSession } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { client } from '../../../lib/api.ts';
import { q } from '../../../lib/query.ts';
import { logOut } from '../../../lib/session.ts';
import { showError } from '../../../lib/show-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { SessionRow } from './session-row.tsx';
import { retryAccount } from './show-account.ts';

/** The person's sessions, each with a button to end it, and one to end all. */
export function SessionsCard() {
  const { data: sessions, error } = useQuery({
    ...q('ownAccount.sessions'),
    select: (answer) => answer.sessions,
  });
  return (
    <Card title={m.own_sessions()}>
      <p className="-mt-2 max-w-[62ch] text-ui text-ink-2">{m.own_sessions_text()}</p>
      {sessions ? (
        <Sessions sessions={sessions} />
      ) : error ? (
        <ErrorState className="mt-4" onRetry={retryAccount}>
          {m.own_sessions_not_loaded()}
        </ErrorState>
      ) : (
        <div className="mt-4 grid gap-3">
          <LoadingText>{m.own_sessions_loading()}</LoadingText>
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      )}
    </Card>
  );
}

function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  return (
    <>
      <ul className="mt-3 divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <LogOutEverywhere />
    </>
  );
}

function LogOutEverywhere() {
  const [isAsked, setAsked] = useState(false);
  const end = useMutation({
    mutationFn: () => client.ownAccount.endSessions(),
    onSuccess: logOut,
    onError(error) {
      setAsked(false);
      showError(m.own_sessions_end_failed(), error);
    },
  });
  return (
    <>
      <Button
        variant="danger-outline"
        className="mt-4"
        icon={<LogOut aria-hidden className="ic ic-turn" />}
        onClick={() => setAsked(true)}
      >
        {m.own_sessions_end()}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={m.own_sessions_end_title()}
        confirmLabel={m.own_sessions_end()}
        danger
        busy={end.isPending}
        busyText={m.own_sessions_ending()}
        onConfirm={() => end.mutate()}
      >
        {m.own_sessions_end_text()}
      </ConfirmDialog>
    </>
  );
}

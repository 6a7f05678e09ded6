import { api, requestPath } from '@briefcast/contract';
import { useEffect } from 'react';
import { followWhileSeen } from '../../lib/follow-while-seen.ts';
import { readGuestToken } from '../../lib/guest-client.ts';
import { queryClient } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** Answers that no later try changes: the link has ended, or another browser's guest is asked for. */
const isFinal = (status: number) => [401, 403, 404, 409].includes(status);

/** Reads again what others changed, as they do it, while a guest has the link open. */
export function useGuestUpdates(token: string) {
  useEffect(() => {
    const refresh = (queryKey: readonly unknown[]) => void queryClient.invalidateQueries({ queryKey });
    const refreshAll = () => refresh(queryKeys.share.all(token));
    const path = requestPath(api.shares.events, { params: { token } });
    return followWhileSeen(
      {
        async open(_, headers, signal) {
          const authorization = `Bearer ${readGuestToken(token) ?? ''}`;
          const answer = await fetch(path, {
            headers: { ...headers, authorization },
            cache: 'no-store',
            signal,
          });
          // Reading again says what is the matter.
          if (isFinal(answer.status)) refreshAll();
          return answer;
        },
        onEvent({ kind }) {
          if (kind === 'comment.changed') refresh(queryKeys.share.comments(token));
          else refreshAll();
        },
        onReset: () => refresh(queryKeys.share.comments(token)),
        onRefused: () => undefined,
      },
      Date.now(),
    );
  }, [token]);
}

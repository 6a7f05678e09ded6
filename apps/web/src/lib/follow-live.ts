/** The event stream of the signed-in person. It imports the contract's schemas, so load it after the content. */
import { api, errorFromAnswer, type FollowParts } from '@briefcast/contract';
import { answerLanguage } from './answer-language.ts';
import { followWhileSeen } from './follow-while-seen.ts';
import { endRefusedSession, readToken } from './session.ts';

/** Follows the stream while the tab is visible, from `since` on, until stopped. */
export function followLive(handlers: Pick<FollowParts, 'onEvent' | 'onReset'>, since: number): () => void {
  let token: string | null = null;
  return followWhileSeen(
    {
      ...handlers,
      open(query, headers, signal) {
        token = readToken();
        return fetch(`${api.live.events.path}${query}`, {
          headers: {
            ...headers,
            ...answerLanguage(),
            ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          },
          cache: 'no-store',
          signal,
        });
      },
      onRefused(answer) {
        if (token !== null) endRefusedSession(token, errorFromAnswer(answer));
      },
    },
    since,
  );
}

import type { PublicCreator } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { q } from '../../../lib/query.ts';
import { takeReturnAction } from '../../../lib/return-intent.ts';
import { useSession } from '../../../lib/session.ts';
import { showError } from '../../../lib/show-error.ts';
import { refuseBrief } from './refuse-brief.ts';

/**
 * Goes on with the brief that somebody wanted to send before they had to log in (rules/accounts#return-after-log-in).
 */
export function useSendBriefIntent(open: (creator: PublicCreator) => void) {
  const { user } = useSession();
  const queries = useQueryClient();
  const userId = user?.id;

  const resume = useEffectEvent(async () => {
    const action = takeReturnAction();
    if (action === null || user === null || refuseBrief(user)) return;
    try {
      const { creatorId } = action;
      const found = await queries.fetchQuery(q('creators.publicProfile', { params: { id: creatorId } }));
      open(found.creator);
    } catch (error) {
      showError(m.brief_not_sent(), error);
    }
  });

  useEffect(() => {
    if (userId !== undefined) void resume();
  }, [userId]);
}

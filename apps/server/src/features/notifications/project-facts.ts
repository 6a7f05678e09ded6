/** What happens elsewhere, as news for somebody: read from the facts, behind the answers of those who made them. */

import type { Tx } from '../../platform/database/database.ts';
import type { Fact } from '../../platform/facts/kinds.ts';
import type { ProjectionSpec } from '../../platform/facts/project.ts';
import { catchUpJob } from './jobs.ts';
import { newsOfFact, newsworthy } from './news-of-fact.ts';
import { holdSubjects, type NotifyDeps, notify } from './notify.ts';
import { watchesOf, watchForReading } from './watch-messages.ts';

/** The bells, mails and watches that follow from facts. */
export const notificationsProjection = (deps: NotifyDeps): ProjectionSpec => ({
  name: 'notifications',
  kinds: [...newsworthy, 'message.sent', 'account.email_confirmed'],
  async handle(tx: Tx, facts: readonly Fact[]) {
    for (const { kind, subjectId } of facts) {
      if (kind !== 'account.email_confirmed' || !subjectId) continue;
      await deps.jobs.enqueue(tx, catchUpJob, { userId: subjectId });
    }
    const news = facts.flatMap(newsOfFact);
    const sent = facts.filter(({ kind }) => kind === 'message.sent');
    await holdSubjects(tx, [...news, ...watchesOf(sent)]);
    for (const one of news) await notify(deps, tx, one);
    await watchForReading(tx, sent);
  },
});

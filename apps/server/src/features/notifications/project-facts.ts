/** What happens elsewhere, as news for somebody: read from the facts, behind the answers of those who made them. */
import type { Tx } from '../../platform/database/database.ts';
import type { Fact } from '../../platform/facts/kinds.ts';
import type { ProjectionSpec } from '../../platform/facts/project.ts';
import { holdDeals } from '../deals/hold-deals.ts';
import { catchUpJob } from './jobs.ts';
import { newsOfFact, newsworthy } from './news-of-fact.ts';
import { type NotifyDeps, notify } from './notify.ts';
import { peopleOfSides } from './people-of-sides.ts';
import { isWriting, watchForReading, writtenKinds, writtenTo } from './watch-messages.ts';

/** The bells, mails and watches that follow from facts. */
export const notificationsProjection = (deps: NotifyDeps): ProjectionSpec => ({
  name: 'notifications',
  kinds: [...newsworthy, ...writtenKinds, 'account.email_confirmed'],
  async handle(tx: Tx, facts: readonly Fact[]) {
    for (const { kind, subjectId } of facts) {
      if (kind !== 'account.email_confirmed' || !subjectId) continue;
      await deps.jobs.enqueue(tx, catchUpJob, { userId: subjectId });
    }
    const news = facts.flatMap(newsOfFact);
    const sent = facts.filter(isWriting);
    const peopleOf = await peopleOfSides(tx, [...news, ...sent.map(writtenTo)]);
    await holdDeals(
      tx,
      [...news, ...sent].map(({ dealId }) => dealId),
    );
    for (const { party, may, ...one } of news)
      for (const userId of peopleOf({ role: one.role, party, ...(may ? { may } : {}) }))
        await notify(deps, tx, { ...one, userId });
    await watchForReading(tx, sent, peopleOf);
  },
});

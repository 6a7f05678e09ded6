/** What happens elsewhere, as news for somebody: read from the facts, behind the answers of those who made them. */
import type { Db } from '../../platform/database/database.ts';
import type { Fact } from '../../platform/facts/kinds.ts';
import type { ProjectionSpec } from '../../platform/facts/project.ts';
import { newsOfFact, newsworthy } from './news-of-fact.ts';
import { type NotifyDeps, notify } from './notify.ts';
import { watchForReading } from './watch-messages.ts';

/** The bells, mails and watches that follow from facts. */
export const notificationsProjection = (deps: NotifyDeps): ProjectionSpec => ({
  name: 'notifications',
  kinds: [...newsworthy, 'message.sent'],
  async handle(tx: Db, facts: readonly Fact[]) {
    for (const fact of facts) for (const news of newsOfFact(fact)) await notify(deps, tx, news);
    await watchForReading(
      tx,
      facts.filter(({ kind }) => kind === 'message.sent'),
    );
  },
});

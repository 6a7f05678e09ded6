/** Events elsewhere, as news for somebody: read from the facts, after the answers to the requests that made them. */
import { needEndingFacts, newsOfFact, newsworthyFacts } from '@briefcast/contract/notifications/news';
import type { Tx } from '../../platform/database/database.ts';
import type { Fact, FactKind } from '../../platform/facts/kinds.ts';
import type { ProjectionSpec } from '../../platform/facts/project.ts';
import { holdCastings } from '../castings/hold-castings.ts';
import { holdDeals } from '../deals/hold-deals.ts';
import { catchUpJob } from './jobs.ts';
import { type News, type NotifyDeps, notify } from './notify.ts';
import { peopleOfSides, type Side } from './people-of-sides.ts';
import { pushSoon } from './push-soon.ts';
import { settleSoon } from './settle-news.ts';
import { tellOfTexts } from './tell-everybody.ts';
import { isWriting, watchForReading, writtenKinds, writtenTo } from './watch-messages.ts';

/** News for everybody of a side, or for one of its people. */
type SideNews = Omit<News, 'userId'> & Side & { onlyTo?: string | undefined };

/** The casting that a fact is about; null for every other. */
const castingOf = ({ kind, subjectId }: Fact): string | null =>
  kind.startsWith('casting.') ? (subjectId ?? null) : null;

/** The news in a fact. The cause names the deal, and the fact where it can come up again. */
const sideNewsOf = (fact: Fact): SideNews[] =>
  newsOfFact(fact).map(({ kind, role, isRepeatable, isOwnDoing, isForSubject, may }) => ({
    kind,
    role,
    party: role === 'BRAND' ? fact.brandId : fact.creatorId,
    dealId: fact.dealId,
    castingId: castingOf(fact),
    cause: [kind, fact.dealId, isRepeatable ? fact.id : null].filter((part) => part !== null).join(':'),
    isOwnDoing,
    ...(isForSubject ? { onlyTo: fact.subjectId ?? undefined } : {}),
    ...(may ? { may } : {}),
  }));

/** The bells, mails and watches that follow from facts. */
export const notificationsProjection = (deps: NotifyDeps): ProjectionSpec => ({
  name: 'notifications',
  kinds: [
    ...new Set<FactKind>([
      ...newsworthyFacts,
      ...needEndingFacts,
      ...writtenKinds,
      'account.email_confirmed',
      'legal.published',
    ]),
  ],
  async handle(tx: Tx, facts: readonly Fact[]) {
    for (const { kind, subjectId } of facts) {
      if (kind !== 'account.email_confirmed' || !subjectId) continue;
      await deps.jobs.enqueue(tx, catchUpJob, { userId: subjectId });
    }
    await tellOfTexts(deps, tx, facts);
    const news = facts.flatMap(sideNewsOf);
    const sent = facts.filter(isWriting);
    const peopleOf = await peopleOfSides(tx, [...news, ...sent.map(writtenTo)]);
    await holdDeals(
      tx,
      [...news, ...sent].map(({ dealId }) => dealId),
    );
    await holdCastings(
      tx,
      news.map(({ castingId }) => castingId ?? null),
    );
    const ofPeople = news.flatMap(({ party, may, onlyTo, ...one }) =>
      peopleOf({ role: one.role, party, ...(may ? { may } : {}) })
        .filter((userId) => onlyTo === undefined || userId === onlyTo)
        .map((userId) => ({ ...one, userId })),
    );
    await notify(deps, tx, ofPeople);
    await settleSoon(deps, tx, facts, castingOf);
    await watchForReading(tx, sent, peopleOf);
    await pushSoon(deps, tx, sent, peopleOf);
  },
});

/** Outcomes of two late payments of the demo: a formal letter, and a case in which both sides were heard. */
import { and, eq } from 'drizzle-orm';
import { addStatement, openDispute } from '../../apps/server/src/features/disputes/open-dispute.ts';
import { sendLetter } from '../../apps/server/src/features/disputes/send-letter.ts';
import type { UserActor } from '../../apps/server/src/platform/auth/actor.ts';
import { deals, members } from '../../apps/server/src/platform/database/tables/index.ts';
import type { Deps } from '../../apps/server/src/platform/deps.ts';
import { deals as demoDeals } from './deals.ts';
import { before, day } from './moments.ts';

/** Dependencies some time ago; mails of then are not sent again. */
function ago(deps: Deps, milliseconds: number): Deps {
  const then = before(deps.clock(), milliseconds);
  return { ...deps, clock: () => then, jobs: { ...deps.jobs, enqueue: async () => undefined } };
}

interface Sides {
  dealId: string;
  creator: UserActor;
  owner: UserActor;
}

/** The creator of the deal with that key, and an owner of its brand. */
async function sidesOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, key: string): Promise<Sides> {
  const title = demoDeals.find((deal) => deal.key === key)?.title ?? '';
  const [found] = await db
    .select({
      dealId: deals.id,
      brandId: deals.brandId,
      creatorId: deals.creatorId,
      ownerId: members.userId,
    })
    .from(deals)
    .innerJoin(members, and(eq(members.brandId, deals.brandId), eq(members.role, 'OWNER')))
    .where(eq(deals.title, title));
  if (!found?.creatorId) throw new Error(`No deal of the demo has the key ${key}`);
  const session = { kind: 'user', sessionId: 'none', seenAt: clock(), suspended: null } as const;
  return {
    dealId: found.dealId,
    creator: { ...session, userId: found.creatorId, role: 'CREATOR', brandId: null, memberRole: null },
    owner: {
      ...session,
      userId: found.ownerId,
      role: 'BRAND',
      brandId: found.brandId,
      memberRole: 'OWNER',
    },
  };
}

/** Call it once, with the demo's debts in place. */
export async function seedDisputes(deps: Deps): Promise<void> {
  const porto = await sidesOf(deps, 'lisbon-to-porto');
  await sendLetter(ago(deps, 2 * day), porto.creator, porto.dealId);

  const suite = await sidesOf(deps, 'suite-first-light');
  await sendLetter(ago(deps, 26 * day), suite.creator, suite.dealId);
  await openDispute(
    ago(deps, 9 * day),
    suite.creator,
    suite.dealId,
    'Everything that I sent was approved, and it runs on the hotel’s page. I was reminding for weeks and sent a formal letter. Nobody named a reason why it is not paid.',
  );
  const answered = ago(deps, 6 * day);
  await deps.db.transaction((tx) =>
    addStatement(
      answered,
      tx,
      suite.owner,
      suite.dealId,
      'Our new owner pays invoices of the old company one after another. We do not dispute the amount. Half of it is planned for next month, the rest for the month after.',
    ),
  );
}

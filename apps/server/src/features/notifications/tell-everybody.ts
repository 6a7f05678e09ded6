/** News for everybody with an account: of a legal text that changed, some people at a time (rules/legal#news). */
import type { LegalPageName, NotificationKind } from '@briefcast/contract';
import { asc, gt } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { holdUsers } from '../../platform/database/lock-order.ts';
import { users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Fact } from '../../platform/facts/kinds.ts';
import { type TellEverybody, tellEverybodyJob } from './jobs.ts';
import { notify } from './notify.ts';

const atOnce = 200;
const firstId = '00000000-0000-0000-0000-000000000000';

const kinds: Record<LegalPageName, NotificationKind> = {
  terms: 'legal.terms_changed',
  privacy: 'legal.privacy_changed',
  refunds: 'legal.refunds_changed',
  packExpiration: 'legal.refunds_changed',
};

/** Enqueues the news of published versions, but for quiet ones. */
export async function tellOfTexts(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Tx,
  facts: readonly Fact[],
): Promise<void> {
  for (const { kind, data } of facts) {
    if (kind !== 'legal.published') continue;
    const { page, version, tells } = data;
    const cause = `legal:${page}:${version}`;
    if (tells) await jobs.enqueue(tx, tellEverybodyJob, { kind: kinds[page], cause, after: firstId });
  }
}

/** Notifies the next people by their ids, once for each cause, and enqueues the rest. */
export async function tellEverybody(
  deps: Pick<Deps, 'db' | 'facts' | 'jobs' | 'clock'>,
  { kind, cause, after }: TellEverybody,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const people = await tx
      .select({ userId: users.id, role: users.role })
      .from(users)
      .where(gt(users.id, after))
      .orderBy(asc(users.id))
      .limit(atOnce);
    const held = await holdUsers(
      tx,
      people.map(({ userId }) => userId),
    );
    const present = people.filter(({ userId }) => held.has(userId));
    await notify(
      deps,
      tx,
      present.map((person) => ({ ...person, kind, dealId: null, cause })),
    );
    const last = people.at(-1);
    if (last && people.length === atOnce)
      await deps.jobs.enqueue(tx, tellEverybodyJob, { kind, cause, after: last.userId });
  });
}

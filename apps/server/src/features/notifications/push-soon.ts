/** People whose devices get a push about messages and comments, and the time of that check (push-written.ts). */
import type { NotificationKind } from '@briefcast/contract';
import { and, eq, exists, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { notificationSettings, pushDevices } from '../../platform/database/tables/index.ts';
import type { Fact } from '../../platform/facts/kinds.ts';
import { pushWrittenJob } from './jobs.ts';
import { type NotifyDeps, seenWithinMilliseconds } from './notify.ts';
import type { Side } from './people-of-sides.ts';
import { writtenTo } from './watch-messages.ts';

const kindOf = ({ kind }: Fact): NotificationKind =>
  kind === 'message.sent' ? 'messages.unread' : 'comments.unread';

/** Adds a job for each person who was written to and has a device that gets pushes about it. */
export async function pushSoon(
  { jobs, clock }: Pick<NotifyDeps, 'jobs' | 'clock'>,
  tx: Tx,
  sent: readonly Fact[],
  peopleOf: (side: Side) => string[],
): Promise<void> {
  const rows = sent.flatMap((fact) =>
    peopleOf(writtenTo(fact)).map((userId) => ({
      deal_id: fact.dealId,
      user_id: userId,
      kind: kindOf(fact),
    })),
  );
  if (rows.length === 0) return;
  const told = await tx
    .selectDistinct({ dealId: sql<string>`written.deal_id`, userId: notificationSettings.userId })
    .from(
      sql`json_to_recordset(${JSON.stringify(rows)}::json) as written(deal_id uuid, user_id uuid, kind text)`,
    )
    .innerJoin(
      notificationSettings,
      and(
        eq(notificationSettings.userId, sql`written.user_id`),
        eq(notificationSettings.kind, sql`written.kind`),
        notificationSettings.byPush,
      ),
    )
    .where(
      and(
        sql`written.deal_id is not null`,
        exists(
          tx
            .select({ one: sql`1` })
            .from(pushDevices)
            .where(eq(pushDevices.userId, notificationSettings.userId)),
        ),
      ),
    );
  await jobs.enqueueAll(tx, pushWrittenJob, told, new Date(clock().getTime() + seenWithinMilliseconds));
}

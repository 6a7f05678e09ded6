/** What the bell shows: the list in pages, and how many are unread. */
import {
  type Notification,
  type NotificationPage,
  type NotificationsQuery,
  notificationsPerPage,
} from '@briefcast/contract';
import { and, count, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { brands, creators, deals, notifications } from '../../platform/database/tables/index.ts';

/** The other side of a deal, named as its role is: a brand outlives its account, a creator does not. */
const brandName = sql<string>`coalesce(${brands.companyName}, ${deals.brandName})`;
const creatorName = sql<string | null>`${creators.firstName} || ' ' || ${creators.lastName}`;

export const otherParty = sql<string | null>`case when ${notifications.role} = 'CREATOR'
  then ${brandName} else ${creatorName} end`;

const newest = prepared((db) =>
  db
    .select({
      id: notifications.id,
      kind: notifications.kind,
      createdAt: notifications.createdAt,
      readAt: notifications.readAt,
      dealId: deals.id,
      title: deals.title,
      status: deals.status,
      deadline: deals.deadline,
      otherParty,
    })
    .from(notifications)
    .leftJoin(deals, eq(deals.id, notifications.dealId))
    .leftJoin(brands, eq(brands.userId, deals.brandId))
    .leftJoin(creators, eq(creators.userId, deals.creatorId))
    .where(
      and(
        eq(notifications.userId, sql.placeholder('userId')),
        sql`${notifications.inApp}`,
        lt(notifications.id, sql.placeholder('before')),
      ),
    )
    .orderBy(desc(notifications.id))
    .limit(sql.placeholder('limit'))
    .prepare('notifications_newest'),
);

const unread = prepared((db) =>
  db
    .select({ count: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, sql.placeholder('userId')), isNull(notifications.readAt)))
    .prepare('notifications_unread'),
);

type Row = Awaited<ReturnType<ReturnType<typeof newest>['execute']>>[number];

function present({
  id,
  kind,
  createdAt,
  readAt,
  dealId,
  title,
  status,
  deadline,
  otherParty,
}: Row): Notification {
  const isAboutDeal = dealId !== null && title !== null && status !== null && deadline !== null;
  return {
    id,
    kind,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
    deal: isAboutDeal ? { id: dealId, title, status, deadline: deadline.toISOString(), otherParty } : null,
  };
}

/** How many of a person's are unread. */
export async function countUnread(db: Db, userId: string): Promise<{ unread: number }> {
  const [row] = await unread(db).execute({ userId });
  return { unread: row?.count ?? 0 };
}

/** After every id that time can make. */
const endOfTime = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** A page of a person's notifications, newest first. */
export async function readNotifications(
  db: Db,
  { userId }: UserActor,
  { before = endOfTime, limit = notificationsPerPage }: NotificationsQuery,
): Promise<NotificationPage> {
  const rows = await newest(db).execute({ userId, before, limit: limit + 1 });
  const page = rows.slice(0, limit);
  return {
    notifications: page.map(present),
    nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
    ...(await countUnread(db, userId)),
  };
}

/** The contents of the bell: the list in pages, and the number of unread ones. */
import {
  type Notification,
  type NotificationPage,
  type NotificationsQuery,
  notificationsPerPage,
  type UnreadCount,
} from '@briefcast/contract';
import { newsRow } from '@briefcast/contract/notifications/news';
import { and, count, desc, eq, isNull, lt, type SQLWrapper, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader } from '../../platform/database/database.ts';
import { cutPage } from '../../platform/database/newest-first.ts';
import { prepared } from '../../platform/database/prepared.ts';
import {
  brands,
  castings,
  creators,
  deals,
  notifications,
  payouts,
} from '../../platform/database/tables/index.ts';
import { countUnreadConversations } from '../inbox/unread.ts';
import { brandNameOfDeal } from '../parties/party-names.ts';
import { wasDepositAt } from './deposit-then.ts';

/** The other side of a deal, named by its role: a brand's name outlives its account, a creator's does not. */
const creatorName = sql<string | null>`${creators.firstName} || ' ' || ${creators.lastName}`;

/** For a person of this role. */
export const otherPartyOf = (role: SQLWrapper) =>
  sql<string | null>`case when ${role} = 'CREATOR' then ${brandNameOfDeal} else ${creatorName} end`;

/** For the person of a notification. */
export const otherParty = otherPartyOf(notifications.role);

const unreadOf = sql<number>`(select count(*)::int from notifications unread
  where unread.user_id = ${sql.placeholder('userId')} and unread.read_at is null)`;

/** A page, with the count in each row; one empty row if the page is empty. */
const newest = prepared((db) => {
  const page = db.$with('page').as(
    db
      .select()
      .from(notifications)
      .where(
        and(
          eq(notifications.userId, sql.placeholder('userId')),
          sql`${notifications.inApp}`,
          lt(notifications.id, sql.placeholder('before')),
        ),
      )
      .orderBy(desc(notifications.id))
      .limit(sql.placeholder('limit')),
  );
  return db
    .with(page)
    .select({
      id: page.id,
      kind: page.kind,
      createdAt: page.createdAt,
      readAt: page.readAt,
      dealId: deals.id,
      title: deals.title,
      status: deals.status,
      deadline: deals.deadline,
      otherParty: otherPartyOf(page.role),
      role: page.role,
      brandId: brands.id,
      companyName: brands.companyName,
      castingId: castings.id,
      castingTitle: castings.title,
      isDeposit: wasDepositAt(page.createdAt),
      unread: unreadOf,
    })
    .from(sql`(select 1) one`)
    .leftJoin(page, sql`true`)
    .leftJoin(deals, eq(deals.id, page.dealId))
    .leftJoin(castings, eq(castings.id, page.castingId))
    .leftJoin(payouts, eq(payouts.dealId, deals.id))
    .leftJoin(brands, eq(brands.id, deals.brandId))
    .leftJoin(creators, eq(creators.userId, deals.creatorId))
    .orderBy(desc(page.id))
    .prepare('notifications_newest');
});

const unread = prepared((db) =>
  db
    .select({ count: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, sql.placeholder('userId')), isNull(notifications.readAt)))
    .prepare('notifications_unread'),
);

type Row = Awaited<ReturnType<ReturnType<typeof newest>['execute']>>[number];

/** Null for the empty row. */
function present(row: Row): Notification | null {
  const { id, kind, createdAt, readAt, dealId, title, status, deadline, otherParty } = row;
  if (id === null || kind === null || createdAt === null) return null;
  const { role, brandId, companyName, castingId, castingTitle, isDeposit } = row;
  const isOfOrganization = role === 'BRAND' && brandId !== null && companyName !== null;
  const organization = isOfOrganization ? { id: brandId, companyName } : null;
  const isAboutDeal = dealId !== null && title !== null && status !== null && deadline !== null;
  return {
    id,
    kind,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
    deal: isAboutDeal
      ? {
          ...{ id: dealId, title, status, deadline: deadline.toISOString(), otherParty, organization },
          // Other news say nothing of the payment.
          ...(isDeposit && newsRow(kind).day === 'PAYMENT' ? { isDeposit } : {}),
        }
      : null,
    casting: castingId !== null && castingTitle !== null ? { id: castingId, title: castingTitle } : null,
  };
}

/** Counts a person's unread notifications and conversations, which the header shows on every page. */
export async function countUnread(db: Reader, actor: UserActor): Promise<UnreadCount> {
  const [row] = await unread(db).execute({ userId: actor.userId });
  return { unread: row?.count ?? 0, conversations: await countUnreadConversations(db, actor) };
}

/** Greater than every UUIDv7. */
const endOfTime = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** A page of a person's notifications, newest first. */
export async function readNotifications(
  db: Reader,
  { userId }: UserActor,
  { before = endOfTime, limit = notificationsPerPage }: NotificationsQuery,
): Promise<NotificationPage> {
  const rows = await newest(db).execute({ userId, before, limit: limit + 1 });
  const listed = rows.map(present).filter((one) => one !== null);
  const { rows: page, last } = cutPage(listed, limit);
  return {
    notifications: page,
    nextCursor: last?.id ?? null,
    unread: rows[0]?.unread ?? 0,
  };
}

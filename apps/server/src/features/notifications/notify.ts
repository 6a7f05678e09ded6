/** Notifies people, once for each cause: the rows, the bells, the mails and the pushes, all in one transaction. */
import type { NotificationKind, Role } from '@briefcast/contract';
import { type SQL, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { isSamplePerson } from '../../platform/database/sample-people.ts';
import { withParts } from '../../platform/database/with-parts.ts';
import type { Deps } from '../../platform/deps.ts';
import type { NewFact } from '../../platform/facts/kinds.ts';
import { pushNewsJob, sendNotificationMailJob } from './jobs.ts';

export type NotifyDeps = Pick<Deps, 'facts' | 'jobs' | 'clock'>;

/** People with the page open on any screen have seen it by then, and their devices stay quiet. */
export const seenWithinMilliseconds = 10_000;

export interface News {
  userId: string;
  role: Role;
  kind: NotificationKind;
  dealId: string | null;
  /** Null or absent for what is about no casting. */
  castingId?: string | null;
  /** Identifies the cause, together with the person. A cause is notified only once, however often it is tried. */
  cause: string;
  /** Whether the person did it themselves: it is recorded, but not new. */
  isOwnDoing?: boolean;
  /** Whether it has another mail already. */
  hasOwnMail?: boolean;
  /** Whether the person's devices got it already. */
  wasPushed?: boolean;
}

/** The notifications to write, with each person's settings; without a setting the bell and mails are on. */
const wanted: SQL = sql`select w.*, coalesce(s.in_app, true) in_app, coalesce(s.by_mail, true) by_mail,
    coalesce(s.by_push, false) and exists (select from push_devices d where d.user_id = w."userId") by_push
  from json_to_recordset(${sql.placeholder('news')}::json) as w(n int, id uuid, "userId" uuid, role text, kind text,
    "dealId" uuid, "castingId" uuid, cause text, "isOwnDoing" boolean, "hasOwnMail" boolean,
    "wasPushed" boolean, "createdAt" timestamptz)
  join users u on u.id = w."userId"
  left join notification_settings s on s.user_id = w."userId" and s.kind = w.kind
  where not ${isSamplePerson(sql`u.id`)}
    and (w."dealId" is null or exists (select from deals d where d.id = w."dealId"))
    and (w."castingId" is null or exists (select from castings c where c.id = w."castingId"))`;

const written: SQL = sql`insert into notifications (id, user_id, role, kind, deal_id, casting_id, cause, in_app, read_at, created_at)
  select id, "userId", role, kind, "dealId", "castingId", cause, in_app,
    case when "isOwnDoing" or not in_app then "createdAt" end, "createdAt"
  from wanted order by n on conflict (cause) do nothing returning id`;

const writeNews = prepared((tx) =>
  withParts(tx, { wanted, written })
    .select({
      id: sql<string>`w.id`,
      userId: sql<string>`w."userId"`,
      role: sql<Role>`w.role`,
      inApp: sql<boolean>`w.in_app`,
      isMailed: sql<boolean>`w.by_mail and not w."hasOwnMail"`,
      isPushed: sql<boolean>`w.by_push and not coalesce(w."isOwnDoing", false) and not w."wasPushed"`,
    })
    .from(sql`wanted w join written on written.id = w.id`)
    .orderBy(sql`w.n`)
    .prepare('write_news'),
);

/**
 * Notifies each person in the ways they chose; returns how many were new. Deleted people, deals and castings are
 * skipped, and so are invented people. Lock them before (`peopleOfSides`, `holdDeals`, `holdCastings`), so that they are not deleted in between.
 */
export async function notify(
  { facts, jobs, clock }: NotifyDeps,
  tx: Tx,
  news: readonly News[],
): Promise<number> {
  if (news.length === 0) return 0;
  const createdAt = clock();
  const rows = news.map(
    ({ cause, isOwnDoing = false, hasOwnMail = false, wasPushed = false, ...one }, n) => ({
      ...one,
      n,
      id: uuidv7(),
      cause: `${cause}:${one.userId}`,
      isOwnDoing,
      hasOwnMail,
      wasPushed,
      createdAt,
    }),
  );
  const told = await writeNews(tx).execute({ news: JSON.stringify(rows) });
  await facts.append(tx, ...told.filter(({ inApp }) => inApp).map(bellFact('notification.added')));
  const mails = told.filter(({ isMailed }) => isMailed).map(({ id }) => ({ id }));
  await jobs.enqueueAll(tx, sendNotificationMailJob, mails);
  const pushes = told.filter(({ isPushed }) => isPushed).map(({ id }) => ({ id }));
  await jobs.enqueueAll(tx, pushNewsJob, pushes, new Date(createdAt.getTime() + seenWithinMilliseconds));
  return told.length;
}

const bellFact =
  (kind: 'notification.added' | 'notification.read') =>
  ({ userId, role }: { userId: string; role: Role }): NewFact => ({
    kind,
    actor: 'SYSTEM',
    ...(role === 'BRAND' ? { personId: userId } : { creatorId: userId }),
  });

/** Updates the bell on the person's open pages after something was read. */
export const appendBellRead = (
  { facts }: Pick<Deps, 'facts'>,
  tx: Tx,
  person: { userId: string; role: Role },
): Promise<void> => facts.append(tx, bellFact('notification.read')(person));

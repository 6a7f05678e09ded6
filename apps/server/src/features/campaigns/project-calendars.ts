/** Private addresses of calendars of projects, one of each person and campaign (rules/campaigns#calendar). */
import { AppError, api, type CalendarOf, requestPath } from '@briefcast/contract';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorizeOrganization } from '../../platform/auth/authorize.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { campaigns, members, projectCalendars, users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { requireCampaign } from '../deals/campaign-of-deals.ts';
import { calendarToken, idOfCalendarToken, isSameToken } from '../rights/calendar-tokens.ts';

type AddressDeps = Pick<Deps, 'db' | 'keys' | 'config'>;

const tokenOf = ({ calendars }: Deps['keys'], id: string) => calendarToken(calendars, id, `projects ${id}`);

const addressOf = ({ keys, config }: AddressDeps, id: string): string =>
  config.publicUrl + requestPath(api.campaigns.calendar, { query: { token: tokenOf(keys, id) } });

/** The actor's calendar of one campaign of the organisation, or of everything. Throws campaign.not_found. */
async function ownCalendar(db: Reader | Tx, actor: UserActor, { campaign }: CalendarOf) {
  const own = authorizeOrganization(actor, 'campaign.read');
  if (campaign !== undefined) await requireCampaign(db, own, campaign);
  return { userId: actor.userId, brandId: own.brandId, campaignId: campaign ?? null };
}

const itself = ({ userId, brandId, campaignId }: Awaited<ReturnType<typeof ownCalendar>>): SQL | undefined =>
  and(
    eq(projectCalendars.userId, userId),
    eq(projectCalendars.brandId, brandId),
    campaignId === null ? isNull(projectCalendars.campaignId) : eq(projectCalendars.campaignId, campaignId),
  );

/** The address; null while there is none. Throws campaign.not_found. */
export async function readProjectCalendar(
  deps: AddressDeps,
  actor: UserActor,
  of: CalendarOf,
): Promise<string | null> {
  const own = await ownCalendar(deps.db, actor, of);
  const [row] = await deps.db.select({ id: projectCalendars.id }).from(projectCalendars).where(itself(own));
  return row ? addressOf(deps, row.id) : null;
}

/** Makes another address; the one before opens nothing any more. Throws campaign.not_found. */
export async function renewProjectCalendar(
  deps: AddressDeps & Pick<Deps, 'clock'>,
  actor: UserActor,
  of: CalendarOf,
): Promise<string> {
  const own = await ownCalendar(deps.db, actor, of);
  const fresh = { id: uuidv7(), createdAt: deps.clock() };
  await deps.db
    .insert(projectCalendars)
    .values({ ...own, ...fresh })
    .onConflictDoUpdate({
      target: [projectCalendars.userId, projectCalendars.brandId, projectCalendars.campaignId],
      set: { id: sql`excluded.id`, createdAt: sql`excluded.created_at` },
    });
  return addressOf(deps, fresh.id);
}

/** Switches the address off. Throws campaign.not_found. */
export async function dropProjectCalendar(
  { db }: Pick<Deps, 'db'>,
  actor: UserActor,
  of: CalendarOf,
): Promise<void> {
  await db.delete(projectCalendars).where(itself(await ownCalendar(db, actor, of)));
}

/** Opens the calendar of a token, while its person belongs to the organisation. Throws calendar.not_found. */
export async function openProjectCalendar({ db, keys }: Pick<Deps, 'db' | 'keys'>, token: string) {
  const id = idOfCalendarToken(token);
  if (id === undefined || !isSameToken(tokenOf(keys, id), token)) throw new AppError('calendar.not_found');
  const [row] = await db
    .select({
      brandId: projectCalendars.brandId,
      campaignId: projectCalendars.campaignId,
      campaignName: campaigns.name,
      language: users.language,
    })
    .from(projectCalendars)
    .innerJoin(users, eq(users.id, projectCalendars.userId))
    .innerJoin(
      members,
      and(eq(members.brandId, projectCalendars.brandId), eq(members.userId, projectCalendars.userId)),
    )
    .leftJoin(campaigns, eq(campaigns.id, projectCalendars.campaignId))
    .where(eq(projectCalendars.id, id));
  if (!row) throw new AppError('calendar.not_found');
  return row;
}

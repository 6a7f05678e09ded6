/** The private address by which a calendar reads somebody's rights without signing in (rules/rights#calendar). */
import { AppError, api, type Role, requestPath } from '@briefcast/contract';
import { eq, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { calendarAddresses, users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { calendarToken, idOfCalendarToken, isSameToken } from './calendar-tokens.ts';

/** Names the person and the number of their address. */
const tokenOf = (key: Uint8Array, userId: string, number: number): string =>
  calendarToken(key, userId, `${userId} ${number}`);

type AddressDeps = Pick<Deps, 'db' | 'keys' | 'config'>;

const addressOf = ({ keys, config }: AddressDeps, userId: string, number: number): string => {
  const token = tokenOf(keys.calendars, userId, number);
  return config.publicUrl + requestPath(api.rights.calendar, { query: { token } });
};

/** The address of a person's calendar; null while they asked for none. */
export async function readCalendarUrl(deps: AddressDeps, userId: string): Promise<string | null> {
  const [row] = await deps.db
    .select({ number: calendarAddresses.number })
    .from(calendarAddresses)
    .where(eq(calendarAddresses.userId, userId));
  return row ? addressOf(deps, userId, row.number) : null;
}

/** Makes another address; the one before opens nothing any more. */
export async function renewCalendarUrl(
  deps: AddressDeps & Pick<Deps, 'clock'>,
  userId: string,
): Promise<string> {
  const [row] = await deps.db
    .insert(calendarAddresses)
    .values({ userId, number: 1, createdAt: deps.clock() })
    .onConflictDoUpdate({
      target: calendarAddresses.userId,
      set: { number: sql`${calendarAddresses.number} + 1`, createdAt: deps.clock() },
    })
    .returning({ number: calendarAddresses.number });
  if (!row) throw new Error('The address was not kept');
  return addressOf(deps, userId, row.number);
}

export interface CalendarOwner {
  userId: string;
  role: Role;
  language: string | null;
}

/**
 * Finds the owner of the calendar that a token opens. Throws calendar.not_found for every text that is no address of
 * today.
 */
export async function calendarOwner(
  { db, keys }: { db: Reader; keys: Deps['keys'] },
  token: string,
): Promise<CalendarOwner> {
  const userId = idOfCalendarToken(token);
  const [row] = userId
    ? await db
        .select({
          userId: users.id,
          role: users.role,
          language: users.language,
          number: calendarAddresses.number,
        })
        .from(calendarAddresses)
        .innerJoin(users, eq(users.id, calendarAddresses.userId))
        .where(eq(calendarAddresses.userId, userId))
    : [];
  if (!row) throw new AppError('calendar.not_found');
  const { number, ...owner } = row;
  if (!isSameToken(tokenOf(keys.calendars, owner.userId, number), token))
    throw new AppError('calendar.not_found');
  return owner;
}

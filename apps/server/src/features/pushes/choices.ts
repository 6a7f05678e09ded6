/**
 * A person's choices of push for all kinds: quiet hours, and whether messages name people (rules/pushes#quiet-hours).
 */
import { type PushChoices, type PushChoicesChange, quietHoursByDefault } from '@briefcast/contract';
import { marketZone } from '@briefcast/contract/kit/days';
import { eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { holdUsers } from '../../platform/database/lock-order.ts';
import { pushChoices } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';

type Row = typeof pushChoices.$inferSelect;

const byDefault = () => ({
  isQuiet: quietHoursByDefault.isOn,
  quietFrom: quietHoursByDefault.from,
  quietTo: quietHoursByDefault.to,
  quietDays: quietHoursByDefault.days,
  timeZone: marketZone(),
  showsNames: false,
});

const present = ({
  isQuiet,
  quietFrom,
  quietTo,
  quietDays,
  timeZone,
  showsNames,
}: Omit<Row, 'userId'>): PushChoices => ({
  quietHours: { isOn: isQuiet, from: quietFrom, to: quietTo, days: quietDays, timeZone },
  showsNames,
});

/** The person's choices; the defaults where nothing was chosen. */
export async function readChoices(db: Reader, userId: string): Promise<PushChoices> {
  const [row] = await db.select().from(pushChoices).where(eq(pushChoices.userId, userId));
  return present(row ?? byDefault());
}

/** Keeps where the person is, without changing anything else. */
export async function keepTimeZone(tx: Tx, userId: string, timeZone: string): Promise<void> {
  await tx
    .insert(pushChoices)
    .values({ userId, ...byDefault(), timeZone })
    .onConflictDoUpdate({ target: pushChoices.userId, set: { timeZone } });
}

/** Changes what is given. */
export async function choose(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  { quietHours, showsNames }: PushChoicesChange,
): Promise<void> {
  const change = {
    ...(quietHours && {
      isQuiet: quietHours.isOn,
      quietFrom: quietHours.from,
      quietTo: quietHours.to,
      quietDays: quietHours.days,
      timeZone: quietHours.timeZone,
    }),
    ...(showsNames === undefined ? {} : { showsNames }),
  };
  if (Object.keys(change).length === 0) return;
  await db.transaction(async (tx) => {
    await holdUsers(tx, [userId]);
    await tx
      .insert(pushChoices)
      .values({ userId, ...byDefault(), ...change })
      .onConflictDoUpdate({ target: pushChoices.userId, set: change });
  });
}

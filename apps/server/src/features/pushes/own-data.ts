/** Devices and choices of pushes in the copy of a person's own data (rules/accounts#own-data). */
import { eq } from 'drizzle-orm';
import { pushDevices } from '../../platform/database/tables/index.ts';
import type { OwnData } from '../../platform/own-data.ts';
import { readChoices } from './choices.ts';

export const ownData: OwnData = {
  pushDevices: ({ db }, { userId }) =>
    db
      .select({
        isInstalled: pushDevices.isInstalled,
        toldAt: pushDevices.toldAt,
        createdAt: pushDevices.createdAt,
      })
      .from(pushDevices)
      .where(eq(pushDevices.userId, userId)),
  pushChoices: ({ db }, { userId }) => readChoices(db, userId),
};

/** Acts of people until a moment, and after it, before anybody knows that the database has to return there. */
import { setTimeout as pause } from 'node:timers/promises';
import { readKeys } from '../../../apps/server/src/features/backups/read-keys.ts';
import { compareBytes, type Disagreement } from '../../../apps/server/src/testing/compare-bytes.ts';
import { startProcess } from '../../../apps/server/src/testing/fleet.ts';
import { say } from '../../../scripts/lib/say.mjs';
import { until } from '../../rehearse/lib/until.ts';
import type { ArchivedPostgres } from './archived-postgres.ts';
import { type Settings, withParts } from './installation.ts';
import {
  aDocument,
  creatorsFiles,
  filesSeen,
  type Pair,
  type Sent,
  sendReference,
  sendToDraft,
  startDeal,
} from './people.ts';
import type { Swift } from './swift.ts';

export interface Scene {
  swift: Swift;
  bucket: string;
  database: ArchivedPostgres;
  settings: Settings;
}

export interface History {
  moment: Date;
  pair: Pair;
  /** Every file that was there at the moment. */
  sent: Sent[];
  /** Keys of rows that went before the moment, that went after it, and that came after it. */
  goneBefore: string[];
  goneAfter: string[];
  cameAfter: string[];
}

const without = (keys: readonly string[], others: readonly string[]) =>
  keys.filter((key) => !others.includes(key));

/** Every job is done: rows and bytes agree. Returns the keys of the rows. */
async function settled(settings: Settings): Promise<string[]> {
  return withParts(settings, async ({ db, storage }) => {
    const disagree = ({ rowsWithoutBytes, bytesWithoutRow }: Disagreement) =>
      rowsWithoutBytes.length + bytesWithoutRow.length > 0;
    await until('Rows and bytes agree', async () => !disagree(await compareBytes({ db, storage })), 180);
    return readKeys(db);
  });
}

/** The next whole second, which is over when this returns: the guide's commands know no smaller part of time. */
async function nextMoment(): Promise<Date> {
  const moment = new Date(Math.ceil(Date.now() / 1000) * 1000);
  await pause(moment.getTime() + 1000 - Date.now());
  return moment;
}

/** Lets people work at a server before and after a moment. */
async function work(origin: string, settings: Settings): Promise<History> {
  const pair = await startDeal(origin);
  const sent = [await sendReference(origin, pair)];
  for (const [name, bytes] of Object.entries(await creatorsFiles()))
    sent.push(await sendToDraft(origin, pair, name, bytes));
  const isDerived = async () =>
    (await filesSeen(origin, pair)).every(
      ({ originalName, poster }) => !originalName.endsWith('.jpg') || poster !== null,
    );
  await until('The smaller forms of the pictures', isDerived, 180);
  const remove = async (...names: string[]) => {
    for (const { id, name } of sent)
      if (names.includes(name))
        await pair.creator.at(origin).drafts.removeFile({ params: { id: pair.dealId, fileId: id } });
  };

  const first = await settled(settings);
  await remove('goes-before.pdf');
  const atMoment = await settled(settings);
  const moment = await nextMoment();

  await remove('goes.pdf', 'goes-large.pdf', 'goes.jpg');
  await sendToDraft(origin, pair, 'late.pdf', aDocument(70_000));
  const atEnd = await settled(settings);
  const goneAfter = without(atMoment, atEnd);
  // As a job does that is tried again because something failed behind this key: a store marks the deletion a second time.
  await withParts(settings, ({ storage }) => storage.remove(goneAfter[0] ?? ''));
  const history = {
    moment,
    pair,
    sent: sent.filter(({ name }) => name !== 'goes-before.pdf'),
    goneBefore: without(first, atMoment),
    goneAfter,
    cameAfter: without(atEnd, atMoment),
  };
  say(
    `At ${moment.toISOString()} there were ${history.sent.length} files in ${atMoment.length} objects. Since then ${goneAfter.length} of these were deleted, one of them twice, and ${history.cameAfter.length} came.`,
  );
  return history;
}

/** Starts a server, lets people work there, and ends it. */
export async function makeHistory({ settings, database }: Scene): Promise<History> {
  const server = await startProcess(settings);
  try {
    await database.takeBase();
    return await work(server.origin, settings);
  } finally {
    await server.stop();
  }
}

/** The way back to a moment, step by step as the deployment guide tells it, and what has to be there then. */
import { sweep } from '../../../apps/server/src/features/files/sweep.ts';
import { compareBytes } from '../../../apps/server/src/testing/compare-bytes.ts';
import { type ServerProcess, startProcess } from '../../../apps/server/src/testing/fleet.ts';
import { PlainError, say } from '../../../scripts/lib/say.mjs';
import { versionsOf, withAws } from './aws.ts';
import { commandsOfGuide } from './guide.ts';
import type { History, Scene } from './history.ts';
import { type Settings, verify, withParts } from './installation.ts';
import { faultsOfFiles } from './people.ts';

/** Longer than bytes without a row are left alone. */
const hoursUntilSwept = 2;

const compare = (settings: Settings) => withParts(settings, (deps) => compareBytes(deps));

function require(holds: boolean, otherwise: string): void {
  if (!holds) throw new PlainError(otherwise);
}

/** Reads every file of the moment at a server. */
async function requireFiles({ origin }: ServerProcess, { pair, sent }: History, how: string): Promise<void> {
  const faults = await faultsOfFiles(origin, pair, sent);
  require(faults.length === 0, `Not as they were sent, ${how}:\n- ${faults.join('\n- ')}`);
  say(`All ${sent.length} files are as they were sent, ${how}.`);
}

/** Requires that uploads after the moment go at the next sweep, and their versions stay. */
async function requireSwept({ swift, bucket, settings }: Scene, { cameAfter }: History): Promise<void> {
  const left = await withParts(
    settings,
    async (deps) => {
      await sweep(deps);
      return compareBytes(deps);
    },
    hoursUntilSwept,
  );
  require(left.rowsWithoutBytes.length + left.bytesWithoutRow.length ===
    0, `After the sweep: ${JSON.stringify(left)}`);
  for (const key of cameAfter) {
    const { kept, isDeleted } = await versionsOf(swift, bucket, key);
    require(kept === 1 && isDeleted, `${key}, which came later: ${kept} versions, deleted: ${isDeleted}`);
  }
}

/** Goes back to the moment of a history; throws where anything of it is not there, or not as it was. */
export async function goBack(scene: Scene, history: History, takesBack: boolean): Promise<void> {
  const { swift, bucket, database, settings } = scene;
  const { moment, goneBefore, goneAfter, cameAfter } = history;
  await database.restoreAsOf(moment);
  const restored = await compare(settings);
  require(goneAfter.length > 0 &&
    restored.rowsWithoutBytes.length ===
      goneAfter.length, `${restored.rowsWithoutBytes.length} objects are missing to the database of the moment, and ${goneAfter.length} were deleted since`);
  say(
    `The database is as of the moment; the bytes of ${goneAfter.length} objects that it names are deleted.`,
  );

  if (takesBack) await withAws(swift, commandsOfGuide(bucket, moment));
  const { rowsWithoutBytes, bytesWithoutRow } = await compare(settings);
  require(rowsWithoutBytes.length === 0, `Bytes are missing: ${rowsWithoutBytes.join(', ')}`);
  require(!bytesWithoutRow.some((key) =>
    goneBefore.includes(key),
  ), 'What was deleted before the moment came back as well');
  require(cameAfter.every((key) =>
    bytesWithoutRow.includes(key),
  ), 'What came after the moment is gone before a sweep');
  say(
    'The deletions since then are taken back by the commands of the guide; those before it are as they were.',
  );

  const servers = [await startProcess(settings)];
  try {
    say(`npm run verify: ${await verify(settings)}`);
    await requireFiles(servers[0] as ServerProcess, history, 'passed on by the server');
    servers.push(
      await startProcess({ ...settings, STORAGE_URL: `${settings.STORAGE_URL}&downloads=redirect` }),
    );
    await requireFiles(
      servers[1] as ServerProcess,
      history,
      "fetched from the store by the server's signed addresses",
    );
    await requireSwept(scene, history);
    await requireFiles(servers[0] as ServerProcess, history, 'after the sweep as well');
  } finally {
    for (const server of servers) await server.stop();
  }
  say('What came after the moment went at the sweep, and its versions stayed.');
}

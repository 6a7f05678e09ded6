/** `npm run move-storage -- FROM TO`: the files of an installation into another store, while the server runs or not. */
import { join } from 'node:path';
import { pino } from 'pino';
import { askForKeys } from './features/backups/control-socket.ts';
import { type Moved, MoveError, moveFiles } from './features/backups/move-files.ts';
import { readKeys } from './features/backups/read-keys.ts';
import { type Config, ConfigError, readConfig } from './platform/config.ts';
import { openDatabase } from './platform/database/open.ts';
import { keepFilesPrivate } from './platform/private-files.ts';
import { openStorage } from './platform/storage/open.ts';
import type { Storage } from './platform/storage/storage.ts';

const usage = `Name the two stores: npm run move-storage -- FROM TO
Each is \`folder\` (the one under DATA_DIR) or an address as in STORAGE_URL, such as "s3+https://key:secret@host/bucket?region=auto".`;
const progressMilliseconds = 2000;

/** Opens a store by its name on the command line; throws MoveError when it cannot be used. */
async function open(name: string, { dataDir, diskReserveBytes }: Config): Promise<Storage> {
  const storageUrl = name === 'folder' ? null : readConfig({ STORAGE_URL: name }).storageUrl;
  const storage = await openStorage({ storageUrl, dataDir, diskReserveBytes });
  await storage.check().catch((cause: unknown) => {
    const place = storageUrl === null ? join(dataDir, 'files') : new URL(storageUrl).host;
    throw new MoveError(
      `The store at ${place} cannot be used: ${cause instanceof Error ? cause.message : cause}`,
    );
  });
  return storage;
}

/** Calls `work` with a way to ask which files there are: of the running server, or of the database itself. */
async function withKeys<T>(config: Config, work: (keys: () => Promise<string[]>) => Promise<T>): Promise<T> {
  if (!config.databaseUrl && (await askForKeys(config.dataDir))) {
    return work(async () => {
      const keys = await askForKeys(config.dataDir);
      if (!keys) throw new MoveError('The server was stopped meanwhile. Go on with the same command.');
      return keys;
    });
  }
  const database = await openDatabase(config, pino({ level: 'silent' }), { migrate: false, isThere: true });
  try {
    return await work(() => readKeys(database.db));
  } finally {
    await database.close();
  }
}

const described = ({ copied, bytes, present }: Moved) =>
  `${copied} files copied (${Math.ceil(bytes / 1024)} kB) and read back, ${present} there already`;

async function move(fromName: string | undefined, toName: string | undefined): Promise<void> {
  if (!fromName || !toName) throw new MoveError(usage);
  if (fromName === toName) throw new MoveError('The two stores are the same one.');
  const config = readConfig(process.env);
  const [from, to] = [await open(fromName, config), await open(toName, config)];
  let told = performance.now();
  const moved = await withKeys(config, (keys) =>
    moveFiles({
      from,
      to,
      readKeys: keys,
      onProgress({ total, ...progress }) {
        if (performance.now() - told < progressMilliseconds) return;
        told = performance.now();
        console.log(`Of ${total} files: ${described(progress)}`);
      },
    }),
  );
  console.log(`${described(moved)}. Every file is in the second store; nothing was removed from the first.`);
}

keepFilesPrivate();

try {
  await move(process.argv[2], process.argv[3]);
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof MoveError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

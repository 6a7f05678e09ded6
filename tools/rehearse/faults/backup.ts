/** A backup is taken while everybody works, restored into a database and a folder elsewhere, and compared. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@briefcast/contract';
import { node24 } from '../../../scripts/lib/node24.mjs';
import { backupEntry, restoreEntry } from '../../../scripts/lib/paths.mjs';
import { run } from '../../../scripts/lib/run.mjs';
import { auditPair } from '../observer/audit.ts';
import type { ToldPair } from '../observer/told.ts';
import { type Pair, password } from '../people/pair.ts';
import { plainLine } from '../people/plain-line.ts';
import type { Fault } from './fault.ts';

async function must(entry: string, file: string, environment: Record<string, string>): Promise<string> {
  const { code, output } = await run(node24(), [entry, file], {
    quiet: true,
    env: { PATH: process.env.PATH, INIT_CWD: '/', ...environment },
  });
  if (code !== 0) throw new Error(`${entry.split('/').at(-1)}: ${output.trim()}`);
  return output.trim();
}

/** Logs both people of a pair in at the restored server, and reads back what they had been told before the backup. */
async function compare(
  origin: string,
  { brand, creator }: Pair,
  told: ToldPair,
  faults: string[],
): Promise<number> {
  const line = plainLine(origin);
  const clientOf = async (email: string) => {
    const { token } = await createClient(line.transport()).accounts.logIn({ body: { email, password } });
    return createClient(line.transport(token));
  };
  const both = { brand: await clientOf(brand.email), creator: await clientOf(creator.email) };
  return auditPair(told, both, line.bytes, (kind, what) => faults.push(`${kind}: ${what}`));
}

/** Writes since the backup began may be in it; everything acknowledged before must be. */
const withinBackup = (told: ToldPair): ToldPair => {
  const copy = structuredClone(told);
  const present = copy.deals.at(-1);
  // It moves on while the backup is written.
  if (present) present.status = null;
  return copy;
};

/** Their two people log in from one address, which may do so sixty times a minute. */
const mostPairs = 25;

export const backupAndRestore: Fault = {
  name: 'Backup, restored elsewhere',
  done: '`npm run backup` beside the work; `npm run restore` into another database and a folder; a server on them',
  seconds: 0,
  async begin(production, { pairs }) {
    const { stage, installation } = production;
    const compared = pairs.slice(-mostPairs).map((pair) => ({ pair, told: withinBackup(pair.told) }));
    const file = join(stage.folder, `backup-${Date.now()}.tar`);
    const held = await must(backupEntry, file, {
      DATA_DIR: join(stage.folder, 'backup-data'),
      DATABASE_URL: installation.databaseUrl,
      STORAGE_URL: installation.storageUrl ?? '',
      SECRET: 'the secret that every server of the rehearsal shares',
    });
    return {
      async end() {
        const { database, server: serverOn } = production.elsewhere();
        const dataDir = join(stage.folder, `data-${database.place.name}`);
        try {
          database.initialise();
          await database.start();
          await database.ask('create database restored', 60_000);
          const url = database.url('restored');
          const server = serverOn(url);
          await must(restoreEntry, file, { DATA_DIR: dataDir, DATABASE_URL: url });
          await server.start();
          const faults: string[] = [];
          let looked = 0;
          try {
            for (const { pair, told } of compared) looked += await compare(server.origin, pair, told, faults);
          } finally {
            await server.part().stop();
          }
          if (faults.length > 0) throw new Error(`Not in the restored one: ${faults.slice(0, 3).join('; ')}`);
          const [, rows = '', files = ''] = /holds (\d+) rows and (\d+) files/.exec(held) ?? [];
          return `${rows} rows and ${files} files; ${looked} acknowledged things of ${compared.length} pairs looked for, all there`;
        } finally {
          await database.stop();
          database.disk.close();
          for (const path of [dataDir, file]) rmSync(path, { recursive: true, force: true });
        }
      },
    };
  },
};

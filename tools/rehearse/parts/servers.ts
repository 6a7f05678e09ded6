/** A server of the product, as it is built, at its place: started, told to end, killed, with a clock of its own. */
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { node24, serverFlags } from '../../../scripts/lib/node24.mjs';
import { serverEntry } from '../../../scripts/lib/paths.mjs';
import type { Place } from '../lib/network.ts';
import { type Part, type Stage, startPart } from '../lib/part.ts';
import { until } from '../lib/until.ts';

export const port = 3000;
export const adminPassword = 'the admin of the rehearsal';
export const metricsToken = 'the-token-of-the-rehearsals-metrics';

export interface Server {
  place: Place;
  origin: string;
  /** The process that runs now, or ran last. */
  part(): Part;
  /** Starts it; resolves once it is ready. */
  start(how?: How): Promise<void>;
  /** Whether it was started last from the release before. */
  isOfBefore(): boolean;
  isReady(): Promise<boolean>;
  /** How far its clock is ahead of the one here, in seconds. */
  ahead(): Promise<number>;
}

/** How a server is started. */
interface How {
  /** How far its clock is ahead. */
  aheadSeconds?: number;
  /** The entry of the release before, where it is to be one of that. */
  entryBefore?: string;
}

/** Shared environment of all servers of an installation. */
export interface Installation {
  databaseUrl: string;
  storageUrl?: string;
  mailUrl?: string;
  publicUrl: string;
}

/** The library that gives a process a clock of its own; null where it is not installed. */
export function clockLibrary(): string | null {
  const folder = '/usr/lib';
  if (!existsSync(folder)) return null;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name, 'faketime', 'libfaketime.so.1');
    if (existsSync(path)) return path;
  }
  return null;
}

function clockAhead(seconds: number): Record<string, string> {
  const library = clockLibrary();
  if (seconds === 0 || !library) return {};
  return { LD_PRELOAD: library, FAKETIME: `${seconds > 0 ? '+' : ''}${seconds}`, DONT_FAKE_MONOTONIC: '1' };
}

/** A server at a place; nothing runs yet. */
export function makeServer(stage: Stage, place: Place, installation: Installation): Server {
  const origin = `http://${place.address}:${port}`;
  const dataDir = join(stage.folder, `data-${place.name}`);
  mkdirSync(dataDir, { recursive: true });
  let part: Part | null = null;
  let isOfBefore = false;

  const isReady = async () =>
    (await fetch(`${origin}/api/ready`, { signal: AbortSignal.timeout(2000) })).status === 200;

  return {
    place,
    origin,
    isReady,
    part() {
      if (!part) throw new Error(`${place.name} was never started`);
      return part;
    },
    isOfBefore: () => isOfBefore,
    async start({ aheadSeconds = 0, entryBefore } = {}) {
      if (entryBefore) isOfBefore = true;
      const started = startPart(stage, place, {
        program: node24(),
        words: [...serverFlags, entryBefore ?? serverEntry],
        environment: {
          HOST: place.address,
          PORT: String(port),
          DATA_DIR: dataDir,
          DATABASE_URL: installation.databaseUrl,
          STORAGE_URL: installation.storageUrl ?? '',
          MAIL_URL: installation.mailUrl ?? '',
          PUBLIC_URL: installation.publicUrl,
          SECRET: 'the secret that every server of the rehearsal shares',
          ADMIN_PASSWORD: adminPassword,
          METRICS_TOKEN: metricsToken,
          TRUST_PROXY: '1',
          LOG_LEVEL: 'warn',
          NODE_COMPILE_CACHE: join(stage.folder, 'compiled'),
          ...clockAhead(aheadSeconds),
        },
      });
      part = started;
      await until(
        `The server at ${place.name}`,
        () => {
          if (!started.isRunning()) throw new Error('It has ended');
          return isReady();
        },
        120,
      );
      // Output of the one before has been read by now.
      isOfBefore = entryBefore !== undefined;
    },
    async ahead() {
      const answer = await fetch(`${origin}/api/health`);
      const told = Date.parse(answer.headers.get('date') ?? '');
      return Math.round((told - Date.now()) / 1000);
    },
  };
}

/** The installation's secret and the keys that come from it (decisions 8.1). */
import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Keys } from '../deps.ts';

async function readOrMakeSecret({ secret, dataDir }: Pick<Config, 'secret' | 'dataDir'>): Promise<string> {
  if (secret) return secret;
  const path = join(dataDir, 'secret');
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFile(path, 'utf8');
}

/** One key for each purpose, so that a signature made for one never holds for another. */
export async function readKeys(config: Pick<Config, 'secret' | 'dataDir'>): Promise<Keys> {
  const secret = await readOrMakeSecret(config);
  const key = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, '', `briefcast ${purpose}`, 32));
  return { tokens: key('session tokens'), adminTokens: key('admin tokens'), links: key('file links') };
}

/** A random text of 256 bits, for links that prove something by being known. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of such a text. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

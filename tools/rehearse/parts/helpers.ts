/** The two processes of the house's own that stand for what others run: the object store and the mail server. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { node24 } from '../../../scripts/lib/node24.mjs';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import type { Place } from '../lib/network.ts';
import { type Part, type Stage, startPart } from '../lib/part.ts';
import { until } from '../lib/until.ts';

export interface Helper {
  part: Part;
  url: string;
  /** Text that it has printed. */
  said(): string;
}

async function startHelper(stage: Stage, place: Place, file: string, words: string[]): Promise<Helper> {
  const part = startPart(stage, place, {
    program: node24(),
    words: [inRoot('tools', 'rehearse', 'parts', file), place.address, ...words],
  });
  const said = () => readFileSync(join(stage.logs, `${place.name}.log`), 'utf8');
  await until(`What stands at ${place.name}`, () => said().includes('serves'));
  return { part, said, url: '' };
}

/** An S3 store with one bucket, whose objects are in a folder. */
export async function startStore(stage: Stage, place: Place): Promise<Helper> {
  const directory = join(stage.folder, 'store');
  mkdirSync(directory, { recursive: true });
  const helper = await startHelper(stage, place, 'store-process.ts', ['9000', directory]);
  return { ...helper, url: `s3+http://S3RVER:S3RVER@${place.address}:9000/bucket?region=us-east-1` };
}

export async function startMail(stage: Stage, place: Place): Promise<Helper> {
  const helper = await startHelper(stage, place, 'mail-process.ts', ['2525']);
  return { ...helper, url: `smtp://${place.address}:2525` };
}

/**
 * `npm run prove -- builds`: installs, builds and starts the product with few permissions, and in a container
 * image if an engine is available.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { command, PlainError, say } from '../../scripts/lib/say.mjs';
import { startsAnywhere } from './builds/anywhere.ts';
import { buildsImage } from './builds/image.ts';

await command(async () => {
  const home = mkdtempSync(join(tmpdir(), 'briefcast-builds-'));
  process.on('exit', () => rmSync(home, { recursive: true, force: true }));
  chmodSync(home, 0o755);
  const problem = await startsAnywhere(home);
  if (problem) throw new PlainError(`npm start, where little is granted: ${problem}`);
  say('npm start serves with 1,024 files open, in a folder with a space, without root and without git.');
  const image = await buildsImage(readFileSync(inRoot('Dockerfile'), 'utf8'));
  if (!image.isProved) throw new PlainError(`The image: ${image.said}`);
  say(`The image: ${image.said}.`);
});

/**
 * Makes the pictures, films, logos and documents of the demo marketplace, and the landing page's art, from the drawings
 * in tools/demo-art. What it makes is committed, so that a clone needs neither ffmpeg nor a browser; run it again after
 * changing a drawing:
 *
 *   node scripts/make-demo-media.mjs            everything
 *   node scripts/make-demo-media.mjs layla      only files with "layla" in their path
 *   node scripts/make-demo-media.mjs .poster    only the stills
 */
import { ensureInstalled } from './lib/install.mjs';
import { checkNode, node24 } from './lib/node24.mjs';
import { inRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { command } from './lib/say.mjs';
import { ensureTestPrograms } from './lib/system-packages.mjs';

await command(async () => {
  checkNode();
  await ensureInstalled({ dev: true });
  await ensureTestPrograms();
  const { code } = await run(node24(), [inRoot('tools', 'demo-art', 'main.ts'), ...process.argv.slice(2)]);
  process.exitCode = code;
});

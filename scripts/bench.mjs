/** `npm run bench -- NAME [ARGUMENTS]`: one of the measurements in bench/. */
import { existsSync, readdirSync } from 'node:fs';
import { ensureInstalled } from './lib/install.mjs';
import { checkNode, node24 } from './lib/node24.mjs';
import { inRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { command, PlainError } from './lib/say.mjs';

await command(async () => {
  checkNode();
  await ensureInstalled({ dev: true });
  const [name = '', ...rest] = process.argv.slice(2);
  const file = inRoot('bench', `${name}.ts`);
  if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
    const known = readdirSync(inRoot('bench')).filter((entry) => entry.endsWith('.ts'));
    throw new PlainError(`Name a measurement: ${known.map((entry) => entry.slice(0, -3)).join(', ')}`);
  }
  const { code } = await run(node24(), [file, ...rest]);
  process.exitCode = code;
});

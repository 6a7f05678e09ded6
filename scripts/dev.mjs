/** `npm run dev`: the server, restarted when its sources change, and the web app with hot reload. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { checkNode, node24 } from './lib/node24.mjs';
import { inRoot } from './lib/paths.mjs';
import { checkDataFolder, checkPort } from './lib/preflight.mjs';
import { command, say } from './lib/say.mjs';

await command(async () => {
  checkNode();
  checkDataFolder();
  await checkPort();
  await ensureInstalled({ dev: true });
  const web = inRoot('apps', 'web');
  const vite = dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json'));
  const programs = [
    spawn(node24(), [inRoot('scripts', 'texts.mjs'), '--watch'], { stdio: 'inherit' }),
    spawn(node24(), ['--watch', '--watch-preserve-output', inRoot('apps', 'server', 'src', 'main.ts')], {
      stdio: 'inherit',
    }),
    spawn(node24(), [join(vite, 'bin', 'vite.js')], { cwd: web, stdio: 'inherit' }),
  ];
  say('Developing: open the address that Vite prints; calls to /api go to the server.');
  const stop = () => {
    for (const program of programs) program.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  // If one ends, so does the other.
  for (const program of programs) program.once('exit', stop);
});

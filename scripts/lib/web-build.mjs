/** Builds the web app: `client` for browsers, `server` for the process that renders its public pages. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inRoot } from './paths.mjs';

const folder = inRoot('apps', 'web');

/** @type {import('./build.mjs').Part} */
export const webApp = {
  name: 'web app',
  folder,
  sources: [
    join(folder, 'src'),
    join(folder, 'public'),
    join(folder, 'build'),
    join(folder, 'index.html'),
    join(folder, 'vite.config.ts'),
    join(folder, 'package.json'),
    join(folder, 'tsconfig.json'),
    inRoot('packages', 'contract', 'src'),
    inRoot('packages', 'i18n', 'src'),
    inRoot('packages', 'i18n', 'texts'),
    inRoot('packages', 'i18n', 'package.json'),
    inRoot('tsconfig.base.json'),
    inRoot('package-lock.json'),
  ],
  isSource: /./,
  commands(into) {
    const vite = dirname(createRequire(join(folder, 'package.json')).resolve('vite/package.json'));
    const build = [join(vite, 'bin', 'vite.js'), 'build', '--emptyOutDir', '--outDir'];
    return [
      [...build, join(into, 'client')],
      // The second build refers to the files of the first.
      [...build, join(into, 'server'), '--ssr', 'src/entry-server.tsx'],
    ];
  },
};

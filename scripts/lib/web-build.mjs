/**
 * Builds the web app: `client` for browsers, `server` for the process that renders its public pages; and both once more
 * for each further language, in a folder of its name (docs/decisions, "one build a language"). Then the service worker,
 * which names the files of them all (docs/decisions, "phone app").
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inRoot } from './paths.mjs';
import { ensureTexts } from './texts.mjs';

const folder = inRoot('apps', 'web');
/** Those beside English. */
const furtherLanguages = ['ar'];

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
    join(folder, 'vite.service-worker.config.ts'),
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
  prepare: () => ensureTexts('split', 'ar'),
  commands(into) {
    const vite = dirname(createRequire(join(folder, 'package.json')).resolve('vite/package.json'));
    const build = [join(vite, 'bin', 'vite.js'), 'build', '--emptyOutDir', '--outDir'];
    const serviceWorker = [
      join(vite, 'bin', 'vite.js'),
      'build',
      '--config',
      'vite.service-worker.config.ts',
    ];
    const inLanguage = (/** @type {string} */ folder, /** @type {string[]} */ mode) => [
      [...build, join(folder, 'client'), ...mode],
      // The second build refers to the files of the first.
      [...build, join(folder, 'server'), '--ssr', 'src/entry-server.tsx', ...mode],
    ];
    return [
      ...inLanguage(into, []),
      ...furtherLanguages.flatMap((language) => inLanguage(join(into, language), ['--mode', language])),
      [...serviceWorker, '--outDir', join(into, 'client')],
    ];
  },
};

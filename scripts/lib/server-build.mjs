/** Bundles the server's programs for production (docs/decisions, "the server is built"). */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inRoot } from './paths.mjs';

const folder = inRoot('apps', 'server');

/** @type {import('./build.mjs').Part} */
export const serverPrograms = {
  name: 'server',
  folder,
  sources: [
    join(folder, 'src'),
    join(folder, 'rolldown.config.ts'),
    inRoot('tools', 'demo'),
    join(folder, 'package.json'),
    inRoot('packages', 'contract', 'src'),
    inRoot('packages', 'i18n', 'src'),
    inRoot('packages', 'i18n', 'texts'),
    inRoot('packages', 'i18n', 'package.json'),
    inRoot('packages', 'search-index', 'src'),
    inRoot('packages', 'search-index', 'package.json'),
    inRoot('package-lock.json'),
  ],
  // Other files there, such as templates and the demo’s videos, are read in place.
  isSource: /\.(ts|json)$/,
  commands(into) {
    const rolldown = dirname(createRequire(join(folder, 'package.json')).resolve('rolldown/package.json'));
    const program = join(rolldown, 'bin', 'cli.mjs');
    return [[program, '--config', 'rolldown.config.ts', '--dir', join(into, 'code')]];
  },
};

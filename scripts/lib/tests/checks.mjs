/** Form, types and unused code: what no test is needed for. */
import { node24 } from '../node24.mjs';
import { inRoot } from '../paths.mjs';

/** @param {string} title @param {string} path Of a package's program. @param {string[]} args @param {string} alone */
const check = (title, path, args, alone) => ({
  title,
  program: node24(),
  args: [inRoot('node_modules', ...path.split('/')), ...args],
  alone,
});

const projects = [
  '.',
  ...['packages/contract', 'packages/i18n', 'packages/search-index'],
  ...['apps/server', 'apps/web', 'apps/web/src/service-worker'],
  ...['tools/demo-art', 'e2e'],
];

/** All of them. @param {readonly string[]} [files] Which ones are looked at for their form; all by default. */
export const checks = (files = ['.']) => [
  check(
    'lint and format',
    '@biomejs/biome/bin/biome',
    ['check', '--files-ignore-unknown=true', ...files],
    'npm run lint',
  ),
  ...projects.map((project) =>
    check(`types of ${project}`, 'typescript/bin/tsc', ['-p', project], `npx tsc -p ${project}`),
  ),
  check('unused code', 'knip/bin/knip.js', [], 'npm run unused'),
];

/** `npm run noun` makes a noun that compiles and passes its tests, and touches few files outside its folders. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { node24 } from '../scripts/lib/node24.mjs';
import { root } from '../scripts/lib/paths.mjs';
import { run } from '../scripts/lib/run.mjs';

const noun = 'gift-cards';
const copy = mkdtempSync(join(tmpdir(), 'briefcast-noun-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)));

/** Links every package, but for our own, which are those of the copy. */
function linkPackages(folder: string) {
  const packages = join(root, folder);
  mkdirSync(join(copy, folder, '@briefcast'), { recursive: true });
  for (const name of readdirSync(packages))
    if (name !== '@briefcast') symlinkSync(join(packages, name), join(copy, folder, name));
  const own = join(packages, '@briefcast');
  for (const name of existsSync(own) ? readdirSync(own) : [])
    symlinkSync(readlinkSync(join(own, name)), join(copy, folder, '@briefcast', name));
}

/** Without what this run of tests says to its own programs. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:VITEST|TEST|NODE_ENV)/u.test(name)),
);

async function succeeds(program: string, ...args: string[]) {
  const { code, output } = await run(node24(), [join(copy, program), ...args], {
    cwd: copy,
    env,
    quiet: true,
  });
  expect(code === 0 ? '' : output, `${program} ${args.join(' ')}`).toBe('');
}

const vitest = (project: string, ...paths: string[]) =>
  succeeds('node_modules/vitest/vitest.mjs', 'run', '--project', project, ...paths);

beforeAll(async () => {
  for (const file of tracked) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  for (const folder of ['node_modules', 'apps/web/node_modules'])
    if (existsSync(join(root, folder))) linkPackages(folder);
  await succeeds('scripts/noun.mjs', noun);
});

const isOwn = (file: string) =>
  ['packages/contract/src', 'apps/server/src/features', 'apps/web/src/screens'].some((folder) =>
    file.startsWith(`${folder}/${noun}/`),
  );

it('touches eight files outside its folders, also for personal data and locks, three of them by its migration', () => {
  const isMade = /(?:^|\/)(?:node_modules|generated|dist|\.cache)\//u;
  const touched = readdirSync(copy, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(copy.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => !isMade.test(file) && !isOwn(file))
    .filter((file) => {
      const before = join(root, file);
      return !existsSync(before) || !readFileSync(before).equals(readFileSync(join(copy, file)));
    });
  const database = 'apps/server/src/platform/database';
  expect(touched.map((file) => file.replace(/\/\d{4}_/u, '/NUMBER_')).sort()).toEqual([
    'ARCHITECTURE.md',
    `${database}/migrations/NUMBER_gift_cards.sql`,
    `${database}/migrations/meta/NUMBER_snapshot.json`,
    `${database}/migrations/meta/_journal.json`,
    `${database}/tables/gift-cards.ts`,
    'packages/contract/src/paths.ts',
    'packages/i18n/texts/ar/gift-cards.json',
    'packages/i18n/texts/en/gift-cards.json',
  ]);
});

it.each(['packages/contract', 'packages/i18n', 'apps/server', 'apps/web'])('compiles in %s', (project) =>
  succeeds('node_modules/typescript/bin/tsc', '-p', project),
);

it('passes its own tests', async () => {
  await vitest('contract', `packages/contract/src/${noun}`);
  await vitest('server-postgres', `apps/server/src/features/${noun}`);
  await vitest('screens', `apps/web/src/screens/${noun}`);
});

it('suits the house', () =>
  vitest(
    'house',
    ...['floors', 'gathered', 'owners', 'pages', 'texts'].map((name) => `test/${name}.test.ts`),
  ));

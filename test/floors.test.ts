import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCircle, type Imports, readImports, specifiersIn, targetOf } from '../scripts/lib/imports.mjs';
import { featureStack, namesFeature, violations } from './floors.ts';

const imports = readImports();
const one = (file: string, target: string): Imports => new Map([[file, [target]]]);
const feature = (path: string) => `apps/server/src/features/${path}`;
const platform = (path: string) => `apps/server/src/platform/${path}`;
const web = (path: string) => `apps/web/src/${path}`;
const contract = 'packages/contract/src/index.ts';

describe('the house', () => {
  it('has sources to look at', () => {
    for (const part of [
      'packages/contract',
      'packages/search-index',
      'apps/server',
      'apps/web',
      'tools/demo',
      'tools/demo-art',
    ]) {
      expect([...imports.keys()].some((file) => file.startsWith(part))).toBe(true);
    }
    expect([...imports.values()].flat()).toContain(contract);
  });

  it('imports downwards only', () => {
    expect(violations(imports)).toEqual([]);
  });

  it('has no circle of imports', () => {
    expect(findCircle(imports)).toBeUndefined();
  });

  it('has a platform that names no feature', () => {
    expect([...imports.keys()].filter(namesFeature)).toEqual([]);
  });

  it('has a row for every feature, and no row for a feature that is gone', () => {
    const folder = resolve(import.meta.dirname, '../apps/server/src/features');
    const present = existsSync(folder) ? readdirSync(folder) : [];
    expect(featureStack.flat().sort()).toEqual(present.sort());
  });
});

describe('lib and ui of the web app', () => {
  const below = (path: string) => resolve(import.meta.dirname, '..', path);
  /** Base of every page, as the server's platform is: calls, files, the signed-in account, the installation. */
  const known = ['accounts', 'admin', 'files', 'kit', 'live', 'system', 'uploads'];
  const nouns = readdirSync(below('packages/contract/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !known.includes(entry.name))
    .flatMap(({ name }) => [name, name.replace(/s$/, '')]);
  const words = new Set([...nouns, 'brief', 'proposal', 'report', 'organization', 'room']);

  it.each(['lib', 'ui'])('name nothing of the product in %s', (folder) => {
    const names = readdirSync(below(`apps/web/src/${folder}`));
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => name.split(/[-.]/).some((word) => words.has(word)))).toEqual([]);
  });
});

describe('what would be noticed', () => {
  it.each([
    ['packages/contract/src/kit/codecs.ts', 'node:fs'],
    ['packages/contract/src/kit/codecs.ts', 'apps/server/src/app.ts'],
    [platform('http/serve.ts'), feature('deals/access.ts')],
    [platform('http/serve.ts'), 'apps/server/src/app.ts'],
    [feature('deals/create-deal.ts'), feature('files/upload-file.ts')],
    [feature('files/upload-file.ts'), feature('messages/send-message.ts')],
    [feature('files/upload-file.ts'), feature('deals/index.ts')],
    [feature('files/upload-file.ts'), feature('deals/routes.ts')],
    [feature('files/upload-file.ts'), feature('deals/present-deal.ts')],
    [feature('deals/create-deal.ts'), 'apps/server/src/testing/harness.ts'],
    [feature('gifts/spend.ts'), contract],
    [feature('deals/create-deal.ts'), feature('deals/samples.ts')],
    [feature('files/routes.ts'), feature('deals/samples/proposals.ts')],
    [feature('files/samples.ts'), feature('deals/samples.ts')],
    [feature('files/samples.ts'), feature('deals/create-deal.ts')],
    ['apps/server/src/app.ts', feature('deals/samples.ts')],
    [platform('http/serve.ts'), feature('deals/samples.ts')],
    ['tools/demo/seed.ts', feature('deals/samples.ts')],
    [web('lib/api.ts'), platform('config.ts')],
    [web('lib/api.ts'), '@briefcast/server'],
    [web('lib/api.ts'), 'packages/i18n/src/paper-words.ts'],
    ['packages/i18n/src/format.ts', 'packages/i18n/src/paper-words.ts'],
    ['packages/search-index/src/find.ts', contract],
    [web('lib/api.ts'), 'packages/search-index/src/find.ts'],
    [web('ui/button.tsx'), web('features/deals/deal-card.tsx')],
    [web('features/deals/deal-card.tsx'), web('features/deal-chat/panel.tsx')],
    [web('features/deals/deal-card.tsx'), web('screens/accounts/login.tsx')],
    [web('screens/accounts/login.tsx'), web('app/router.tsx')],
    [web('screens/accounts/login.tsx'), web('screens/deals/deal.tsx')],
    [web('screens/accounts/login.tsx'), web('screens/start.tsx')],
    [web('features/deals/deal-card.tsx'), web('features/messages/panel.tsx')],
    [web('parts/files/checks-of.ts'), web('features/files/file-row.tsx')],
    [web('ui/avatar.tsx'), web('parts/brands/logo.tsx')],
    [web('features/deals/deal-card.tsx'), web('screens/login.tsx')],
    [web('screens/login.tsx'), web('app/router.tsx')],
    [web('utils/misc.ts'), web('lib/api.ts')],
    ['apps/server/src/app.ts', web('lib/api.ts')],
    ['apps/server/src/run.ts', 'tools/demo/seed.ts'],
    ['tools/demo/seed.ts', 'tools/demo-art/recipes/deals.ts'],
    ['tools/demo-art/main.ts', platform('config.ts')],
  ])('%s importing %s', (file, target) => {
    expect(violations(one(file, target))).toHaveLength(1);
  });

  it('a new feature without a row, with a word on what to do', () => {
    expect(violations(one(feature('gifts/spend.ts'), contract))[0]).toContain('declare it in its index.ts');
  });

  it.each([
    ['packages/contract/src/kit/codecs.ts', 'zod'],
    [platform('http/serve.ts'), contract],
    [platform('http/serve.ts'), 'fastify'],
    [feature('invoices/invoice-sheet.ts'), 'packages/i18n/src/paper-words.ts'],
    [feature('files/upload-file.ts'), 'packages/search-index/src/find.ts'],
    [feature('files/upload-file.ts'), feature('deals/access.ts')],
    [feature('deals/routes.ts'), feature('deals/present.ts')],
    [feature('deals/samples.ts'), 'apps/server/src/testing/builders.ts'],
    [feature('deals/samples/proposals.ts'), feature('deals/samples/terms.ts')],
    [feature('samples/routes.ts'), feature('samples/ship.ts')],
    ['apps/server/src/app.ts', feature('deals/routes.ts')],
    [web('features/deals/deal-card.tsx'), web('ui/button.tsx')],
    [web('features/deals/deal-card.tsx'), web('parts/brands/logo.tsx')],
    [web('features/deals/deal-card.tsx'), web('features/deals/parts.tsx')],
    [web('screens/deals/page.tsx'), web('features/deals/deal-card.tsx')],
    [web('screens/deals/page.tsx'), web('screens/deals/brand/actions.tsx')],
    [web('main.tsx'), web('app/router.tsx')],
  ])('but not %s importing %s', (file, target) => {
    expect(violations(one(file, target))).toEqual([]);
  });

  it('a file of the platform that is named after something of a feature', () => {
    expect(namesFeature(platform('papers/certificate-sheet.ts'))).toBe(true);
    expect(namesFeature(platform('http/serve-deals.ts'))).toBe(true);
    expect(namesFeature(platform('database/tables/deals.ts'))).toBe(false);
    expect(namesFeature(feature('deals/read-deals.ts'))).toBe(false);
    expect(namesFeature(platform('share-work.ts'))).toBe(false);
  });

  it('a circle, by the files on it', () => {
    const circle: Imports = new Map([
      ['a.ts', ['b.ts', 'zod']],
      ['b.ts', ['c.ts']],
      ['c.ts', ['b.ts']],
    ]);
    expect(findCircle(circle)).toEqual(['b.ts', 'c.ts', 'b.ts']);
  });

  it('imports in every form, and none in comments or texts', () => {
    const source = [
      "import { a,\n  b } from 'one';",
      'import type { C } from "two";',
      "import 'three';",
      "export * from './four.ts';",
      "const five = await import('five');",
      " * import x from 'comment';",
      "// import('comment')",
      "export const text = 'import y from text';",
    ].join('\n');
    expect(specifiersIn(source)).toEqual(['one', 'two', 'three', './four.ts', 'five']);
    expect(targetOf(feature('deals/routes.ts'), './access.ts')).toBe(feature('deals/access.ts'));
    expect(targetOf(web('lib/api.ts'), '@briefcast/contract')).toBe(contract);
  });
});

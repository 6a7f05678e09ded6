import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { featureStack, violations } from './floors.ts';
import { findCircle, type Imports, readImports, specifiersIn, targetOf } from './imports.ts';

const imports = readImports();
const one = (file: string, target: string): Imports => new Map([[file, [target]]]);
const feature = (path: string) => `apps/server/src/features/${path}`;
const platform = (path: string) => `apps/server/src/platform/${path}`;
const web = (path: string) => `apps/web/src/${path}`;
const contract = 'packages/contract/src/index.ts';

describe('the house', () => {
  it('has sources to look at', () => {
    for (const part of ['packages/contract', 'apps/server', 'apps/web', 'demo-art']) {
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

  it('has a row for every feature, and no row for a feature that is gone', () => {
    const folder = resolve(import.meta.dirname, '../apps/server/src/features');
    const present = existsSync(folder) ? readdirSync(folder) : [];
    expect(featureStack.flat().sort()).toEqual(present.sort());
  });
});

describe('what would be noticed', () => {
  it.each([
    ['packages/contract/src/codecs.ts', 'node:fs'],
    ['packages/contract/src/codecs.ts', 'apps/server/src/app.ts'],
    [platform('http/serve.ts'), feature('deals/access.ts')],
    [platform('http/serve.ts'), 'apps/server/src/app.ts'],
    [feature('deals/create-deal.ts'), feature('files/upload-file.ts')],
    [feature('files/upload-file.ts'), feature('messages/send-message.ts')],
    [feature('files/upload-file.ts'), feature('deals/routes.ts')],
    [feature('files/upload-file.ts'), feature('deals/present-deal.ts')],
    [feature('deals/create-deal.ts'), 'apps/server/src/testing/harness.ts'],
    [feature('credits/spend.ts'), contract],
    [web('lib/api.ts'), platform('config.ts')],
    [web('lib/api.ts'), '@briefcast/server'],
    [web('ui/button.tsx'), web('features/deals/deal-card.tsx')],
    [web('features/deals/deal-card.tsx'), web('features/deal-chat/panel.tsx')],
    [web('features/deals/deal-card.tsx'), web('screens/login.tsx')],
    [web('screens/login.tsx'), web('app/router.tsx')],
    [web('utils/misc.ts'), web('lib/api.ts')],
    ['apps/server/src/app.ts', web('lib/api.ts')],
    ['apps/server/src/demo/seed.ts', 'demo-art/recipes/deals.ts'],
    ['demo-art/main.ts', platform('config.ts')],
  ])('%s importing %s', (file, target) => {
    expect(violations(one(file, target))).toHaveLength(1);
  });

  it('a new feature without a row, with a word on what to do', () => {
    expect(violations(one(feature('credits/spend.ts'), contract))[0]).toContain('put it into featureStack');
  });

  it.each([
    ['packages/contract/src/codecs.ts', 'zod'],
    [platform('http/serve.ts'), contract],
    [platform('http/serve.ts'), 'fastify'],
    [feature('files/upload-file.ts'), feature('deals/access.ts')],
    [feature('deals/routes.ts'), feature('deals/present.ts')],
    ['apps/server/src/app.ts', feature('deals/routes.ts')],
    [web('features/deals/deal-card.tsx'), web('ui/button.tsx')],
    [web('features/deals/deal-card.tsx'), web('features/deals/parts.tsx')],
    [web('screens/deal/page.tsx'), web('features/deals/deal-card.tsx')],
    [web('main.tsx'), web('app/router.tsx')],
  ])('but not %s importing %s', (file, target) => {
    expect(violations(one(file, target))).toEqual([]);
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

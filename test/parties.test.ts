import { describe, expect, it } from 'vitest';
import { readImports, sampledFeature } from '../scripts/lib/imports.mjs';
import { sourceOf } from './owners.ts';
import { asksByHand, comparedSides, excused } from './parties.ts';

const files = [...readImports().keys()].filter((source) => !sampledFeature(source));
const file = 'apps/server/src/features/files/read-file.ts';

describe('who is a party of a deal', () => {
  it('is asked in one place', () => {
    expect(files.flatMap((source) => asksByHand(source, sourceOf(source)))).toEqual([]);
  });

  it('is asked there alone: who is excused still compares', () => {
    expect(excused.filter((source) => comparedSides(sourceOf(source)).length === 0)).toEqual([]);
  });
});

describe('what would be noticed', () => {
  it.each([
    'where(eq(deals.brandId, actor.brandId))',
    'where(or(eq(deals.creatorId, party)))',
    "eq(role === 'BRAND' ? deals.brandId : deals.creatorId, party)",
    'inArray(deals.brandId, own)',
    `sql\`\${deals.creatorId} = \${userId}\``,
    `sql\`select from deals d where d.brand_id = \${brandId}::uuid\``,
    `sql\`select from \${deals} where brand_id = \${brandId}\``,
    `sql\`"deals"."creator_id" is not distinct from \${userId}\``,
  ])('%s', (source) => {
    expect(asksByHand(file, source)).toHaveLength(1);
  });

  it.each([
    'leftJoin(brands, eq(brands.id, deals.brandId))',
    'eq(deals.brandId, brands.id)',
    'const brandId = deals.brandId;',
    `sql\`\${deals.brandId} = \${brands.id}\``,
    'isPartyOf(actor)',
    '// eq(deals.brandId, party)',
  ])('but not %s', (source) => {
    expect(asksByHand(file, source)).toEqual([]);
  });
});

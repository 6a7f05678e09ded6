/**
 * Blocks: a brand takes no more applications from a creator, and a creator sees no castings and gets no
 * briefs of a brand. Running deals go on, and nobody is notified (rules/blocks).
 */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { blockBrand, blockCreator, unblockBrand, unblockCreator } from './change-blocks.ts';
import { readBlockedBrands, readBlockedCreators } from './read-blocks.ts';

export function blocksRoutes(app: FastifyInstance, deps: Deps): void {
  const { blocks } = api;
  serve(app, deps, blocks.creators, async ({ actor }) => ({
    blocked: await readBlockedCreators(deps.db, actor),
  }));
  serve(app, deps, blocks.blockCreator, async ({ actor, params }) => {
    await blockCreator(deps, actor, params.id);
    return {};
  });
  serve(app, deps, blocks.unblockCreator, async ({ actor, params }) => {
    await unblockCreator(deps, actor, params.id);
    return {};
  });
  serve(app, deps, blocks.brands, async ({ actor }) => ({
    blocked: await readBlockedBrands(deps.db, actor),
  }));
  serve(app, deps, blocks.blockBrand, async ({ actor, params }) => {
    await blockBrand(deps, actor, params.castingId);
    return {};
  });
  serve(app, deps, blocks.unblockBrand, async ({ actor, params }) => {
    await unblockBrand(deps, actor, params.id);
    return {};
  });
}

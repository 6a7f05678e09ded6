/**
 * Portfolios: the pictures and videos that present creators. An item shows an upload of the creator's own or
 * an https URL; removing it removes its bytes (rules/portfolio#portfolio-media).
 */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve, serveCreating } from '../../platform/http/serve.ts';
import { addItem } from './add-item.ts';
import { arrangeItems, changeItem } from './arrange-items.ts';
import { readPortfolio } from './read-portfolio.ts';
import { removeItem } from './remove-item.ts';

export function portfolioRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, api.portfolio.list, async ({ actor, params }) => ({
    portfolio: await readPortfolio(deps, actor, params.userId),
  }));
  serveCreating(app, deps, api.portfolio.add, {
    create: async (txDeps, tx, { actor, body }) => ({ item: await addItem(txDeps, tx, actor, body) }),
  });
  serve(app, deps, api.portfolio.arrange, async ({ actor, body }) => ({
    portfolio: await arrangeItems(deps, actor, body.itemIds),
  }));
  serve(app, deps, api.portfolio.change, async ({ actor, params, body }) => ({
    item: await changeItem(deps, actor, params.itemId, body),
  }));
  serve(app, deps, api.portfolio.remove, async ({ actor, params }) => {
    await removeItem(deps, actor, params.itemId);
    return {};
  });
}

import { beautyDealRecipes } from './deals-beauty.ts';
import { placeDealRecipes } from './deals-places.ts';
import { tableAndRoadDealRecipes } from './deals-table-and-road.ts';
import type { Recipes } from './recipe.ts';

/** Uploads of creators to deals, and attachments of brands to their briefs. */
export const dealRecipes: Recipes = { ...beautyDealRecipes, ...placeDealRecipes, ...tableAndRoadDealRecipes };

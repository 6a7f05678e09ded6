import { bodyBrands } from './brands/body.ts';
import { placeBrands } from './brands/place.ts';
import type { DemoBrand } from './types.ts';

export const brands: DemoBrand[] = [...bodyBrands, ...placeBrands];

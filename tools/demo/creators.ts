import { beautyCreators } from './creators/beauty.ts';
import { fieldCreators } from './creators/field.ts';
import { homeCreators } from './creators/home.ts';
import type { DemoCreator } from './types.ts';

export const creators: DemoCreator[] = [...beautyCreators, ...fieldCreators, ...homeCreators];

/** Work that Elena adds to her portfolio later; nobody else sees it before it is approved. */
export const newWork = { file: 'creators/elena/cardamom-pour.jpg', title: 'Cardamom, poured slowly' };

import { beautyCreators } from './creators/beauty.ts';
import { fieldCreators } from './creators/field.ts';
import { homeCreators } from './creators/home.ts';
import type { DemoCreator } from './types.ts';

export const creators: DemoCreator[] = [...beautyCreators, ...fieldCreators, ...homeCreators];

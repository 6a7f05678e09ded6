/** Categories of creators and deals, and what a brand's audience cares for. */
import type { interestCategories } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { withOwnNames } from '../market-words.ts';
import { labelOfWord } from './stored-words.ts';

const labels: Record<(typeof interestCategories)[number], () => string> = {
  Beauty: m.category_beauty,
  Fashion: m.category_fashion,
  Lifestyle: m.category_lifestyle,
  Fitness: m.category_fitness,
  Food: m.category_food,
  Travel: m.category_travel,
  Technology: m.category_technology,
  Gaming: m.category_gaming,
  Wellness: m.category_wellness,
  'Home & Decor': m.category_home_decor,
  Parenting: m.category_parenting,
  Business: m.category_business,
  Sports: m.category_sports,
  Music: m.category_music,
  Art: m.category_art,
};

/** A category or an interest; the database may hold others. */
export const categoryLabel = withOwnNames('categories', labelOfWord(labels));

/** Categories as clients name them: by id, by name, or as { id, name } (rules/wire#partial-updates). */
import { AppError, type Category, type CategoryReference, type Finding } from '@briefcast/contract';
import { categoriesOf, offeredWords } from '@briefcast/contract/admin/market-words';
import type { Reader } from '../../platform/database/database.ts';
import type { KnownSettings } from '../../platform/operator-settings.ts';
import { readCategories } from './read-categories.ts';

const wordsOf = (reference: CategoryReference): string[] =>
  (typeof reference === 'string' ? [reference] : [reference.id, reference.name])
    .filter((word) => word !== undefined)
    .map((word) => word.trim().toLowerCase());

/**
 * The named categories, each once, in the order named. Throws request.invalid for one that is unknown, or retired and not
 * among those that were `chosen` before.
 */
export async function resolveCategories(
  { db, settings }: { db: Reader; settings: Pick<KnownSettings, 'now'> },
  references: readonly CategoryReference[],
  chosen: readonly Category[],
): Promise<Category[]> {
  const before = chosen.map(({ name }) => name);
  const offered = offeredWords(categoriesOf(settings.now().market), before);
  const known = await readCategories(db);
  const findings: Finding[] = [];
  const found = new Map<string, Category>();
  references.forEach((reference, index) => {
    const words = wordsOf(reference);
    const category = known.find(({ id, name }) => words.includes(id) || words.includes(name.toLowerCase()));
    if (category && offered.includes(category.name)) found.set(category.id, category);
    else findings.push({ path: ['categories', index], code: 'category.unknown' });
  });
  if (findings.length > 0) throw new AppError('request.invalid', { findings });
  return [...found.values()];
}

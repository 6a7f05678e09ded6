/** Changes that a casting still allows (rules/castings#changes). */
import type { FindingOf } from '../findings.ts';
import type { NewCasting } from './terms.ts';

export type ChangeFinding = FindingOf<
  'casting.terms_fixed' | 'casting.pay_lower' | 'casting.places_fewer' | 'casting.day_earlier'
>;

/** Fields that creators applied to: other words or terms would need another casting. */
const fixed = [
  'title',
  'description',
  'currency',
  'requirements',
  'deliverableWishes',
  'rounds',
  'paymentDays',
  'rights',
  'languages',
  'categoryIds',
  'question',
  'asksFilm',
] as const satisfies readonly (keyof NewCasting)[];

/** Values of the contract in a form that is the same where they say the same, whatever the order of their fields. */
const sameForm = (value: unknown): string =>
  JSON.stringify(value, (_, inner) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/**
 * Findings for a change of a casting that somebody applied to: pay may rise, days move later, places be added, and
 * its audience be chosen again. Before the first application everything can be changed.
 */
export function findingsOfChange(before: NewCasting, after: NewCasting): ChangeFinding[] {
  const findings: ChangeFinding[] = fixed
    .filter((field) => sameForm(before[field]) !== sameForm(after[field]))
    .map((field) => ({ path: [field], code: 'casting.terms_fixed' }));
  for (const field of ['payFrom', 'payTo'] as const)
    if (after[field] < before[field]) findings.push({ path: [field], code: 'casting.pay_lower' });
  if (after.places < before.places) findings.push({ path: ['places'], code: 'casting.places_fewer' });
  for (const field of ['closesOn', 'dueOn'] as const)
    if (after[field] < before[field]) findings.push({ path: [field], code: 'casting.day_earlier' });
  return findings;
}

/** Castings for tests, posted and applied to by the calls that a browser makes. */
import type { CastingDraftTerms, NewApplication, NewCasting, NewCastingSearch } from '@briefcast/contract';
import type { Person } from './harness.ts';

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A casting as a brand would post it: three places, from 300 to 450 dollars. */
export const castingBody = (changes: Partial<NewCasting> = {}): NewCasting => ({
  title: 'Three faces, one barrier serum',
  description: 'Film your own morning, serum second of three steps.',
  currency: 'USD',
  payFrom: 30_000,
  payTo: 45_000,
  places: 3,
  requirements: ['Natural light'],
  deliverableWishes: [{ kind: 'UGC Video', count: 1 }],
  rounds: 2,
  paymentDays: null,
  rights: null,
  languages: ['Arabic', 'English'],
  categoryIds: [],
  closesOn: dayIn(7),
  dueOn: dayIn(28),
  question: '',
  asksFilm: false,
  visibility: 'EVERYONE',
  ...changes,
});

export const applicationBody = (changes: Partial<NewApplication> = {}): NewApplication => ({
  pitch: 'I film at 6.40, when the light comes in low.',
  price: 42_000,
  answer: '',
  itemIds: [],
  filmId: null,
  ...changes,
});

/** A draft with a title alone. */
export const draftBody = (changes: Partial<CastingDraftTerms> = {}): CastingDraftTerms => ({
  ...castingBody(),
  description: '',
  payFrom: null,
  payTo: null,
  closesOn: null,
  dueOn: null,
  deliverableWishes: [],
  ...changes,
});

/** A search that finds everything. */
export const searchBody = (
  filters: Partial<NewCastingSearch['filters']> = {},
  isTold = true,
): NewCastingSearch => ({
  name: 'Beauty, in Arabic',
  filters: {
    search: '',
    categories: [],
    languages: [],
    deliverables: [],
    currency: null,
    minPay: null,
    ...filters,
  },
  isTold,
});

/** Returns its id. */
export async function postedCasting({ client }: Person, changes: Partial<NewCasting> = {}): Promise<string> {
  return (await client.castings.post({ body: castingBody(changes) })).casting.id;
}

/** Applies, and returns a brand's choice for casting somebody: the application and the price that it asks. */
export async function appliedTo(
  castingId: string,
  { client }: Person,
  changes: Partial<NewApplication> = {},
): Promise<{ applicationId: string; price: number }> {
  const { application } = await client.castingApplications.apply({
    params: { castingId },
    body: applicationBody(changes),
  });
  return { applicationId: application.id, price: application.price };
}

/** Puts the invented cast into the market, once (rules/sample-people). */
import { addDays, isoDay } from '@briefcast/contract/kit/days';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { sampleMailHost } from '../../platform/database/sample-people.ts';
import { categories } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { addSamplePerson } from '../accounts/add-sample-person.ts';
import { addBrand } from '../brands/add-brand.ts';
import { postSampleCasting } from '../castings/post-sample-casting.ts';
import { addSampleCreator } from '../creators/add-creator.ts';
import { touchCreator } from '../creators/touch-creator.ts';
import { addSampleWorks } from '../portfolio/add-sample-works.ts';
import { castBrands, castCasting, castCreators, castPicture } from './cast.ts';

type FillDeps = Pick<TxDeps, 'clock' | 'facts'>;

const emailOf = (key: string): string => `${key}@${sampleMailHost}`;

/** False where they are there already. */
async function addCreators({ clock, facts }: FillDeps, tx: Tx, passwordHash: string): Promise<boolean> {
  const createdAt = clock();
  for (const { key, works, firstName, lastName, bio, ...creator } of castCreators) {
    const account = { email: emailOf(key), passwordHash, role: 'CREATOR' as const, createdAt };
    const userId = await addSamplePerson(tx, account);
    if (userId === null) return false;
    await addSampleCreator(tx, {
      ...creator,
      userId,
      firstName: firstName(),
      lastName: lastName(),
      bio: bio(),
      profileImage: castPicture(key),
      publishedAt: createdAt,
    });
    const shown = works.map(([picture, title]) => ({ url: castPicture(picture), title: title() }));
    await addSampleWorks(tx, userId, shown, createdAt);
    await touchCreator({ facts }, tx, { creatorId: userId, kind: 'creator.published', actor: 'ADMIN' });
  }
  return true;
}

async function postCasting(deps: FillDeps, tx: Tx, by: { brandId: string; postedBy: string }): Promise<void> {
  const { title, description, question, languages, category, closesInDays, dueInDays, ...terms } =
    castCasting;
  const known = await tx.select({ id: categories.id }).from(categories).where(eq(categories.name, category));
  const dayIn = (days: number) => isoDay(addDays(deps.clock(), days));
  await postSampleCasting(deps, tx, by, {
    ...terms,
    title: title(),
    description: description(),
    question: question(),
    languages: [...languages],
    categoryIds: known.map(({ id }) => id),
    closesOn: dayIn(closesInDays),
    dueOn: dayIn(dueInDays),
    currency: 'USD',
    requirements: [],
    deliverableWishes: [{ kind: 'UGC Video', count: 1 }],
    rounds: 2,
    paymentDays: null,
    rights: null,
    asksFilm: false,
    visibility: 'EVERYONE',
  });
}

/** Returns false, and does nothing, where they are in already; `passwordHash` is of a password that nobody knows. */
export async function fillWithSamplePeople(deps: FillDeps, tx: Tx, passwordHash: string): Promise<boolean> {
  // The accounts come first: their addresses are taken where somebody else puts them in now.
  if (!(await addCreators(deps, tx, passwordHash))) return false;
  for (const [
    place,
    { key, companyName, description, industry, firstName, lastName },
  ] of castBrands.entries()) {
    const ownerId = await addSamplePerson(tx, {
      email: emailOf(key),
      passwordHash,
      role: 'BRAND',
      firstName: firstName(),
      lastName: lastName(),
      createdAt: deps.clock(),
    });
    if (ownerId === null) throw new Error('A brand of the cast is there without its creators');
    const brandId = await addBrand(deps, tx, {
      ownerId,
      companyName: companyName(),
      companyDescription: description(),
      industry,
      companySize: 'SMALL',
      isSample: true,
    });
    if (place === 0) await postCasting(deps, tx, { brandId, postedBy: ownerId });
  }
  return true;
}

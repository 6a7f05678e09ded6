/** The finder in a random market, beside a model that reads every row and knows whose each is. */
import { api, type FinderKind, isFoundIn, searchWords } from '@briefcast/contract';
import fc from 'fast-check';
import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import {
  brands,
  campaigns,
  castingApplications,
  castings,
  comments,
  creators,
  deals,
  files,
  messages,
  rosterLists,
  savedCastings,
  savedCreators,
} from '../../platform/database/tables/index.ts';
import { samplePdf } from '../../platform/media/sample-media.ts';
import { briefFor, publishedCreator, teamMember } from '../../testing/builders.ts';
import { someCampaign } from '../../testing/campaigns.ts';
import { postedCasting } from '../../testing/castings.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';
import { sendFile } from '../../testing/send-file.ts';

const server = useTestServer();

const words = ['Crème', 'serum', 'sea', 'الإضاءة', 'رمضان', '٢٠٢٦', 'light', 'Haddad'];
const text = fc
  .uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 3 })
  .map((chosen) => chosen.join(' '));
/** Values of a seed, so that every run has the same market. */
const drawn = <T>(of: fc.Arbitrary<T>, count: number, seed: number): T[] =>
  fc.sample(of, { numRuns: count, seed });

interface Row {
  kind: FinderKind;
  id: string;
  texts: string[];
}

/** Comments of a side and of guests, one of them a task by now, and one that was removed. */
const addComments = (fileId: string, dealId: string, text: string) =>
  server.app.deps.db.insert(comments).values(
    (
      [
        { kind: 'NOTE', authorRole: 'BRAND' },
        { kind: 'NOTE', guestId: uuidv7(), guestName: 'Dana' },
        { kind: 'IN_BRIEF', guestId: uuidv7(), guestName: 'Dana' },
        { kind: 'NOTE', authorRole: 'CREATOR', removedAt: new Date() },
      ] as const
    ).map((one, at) => ({
      ...{ id: uuidv7(), dealId, fileId, stackId: fileId, number: at + 1, change: at + 1, text },
      createdAt: new Date(),
      ...one,
    })),
  );

/** Brands, their colleagues and creators, with deals, messages, files, castings and rosters at random between them. */
async function randomMarket() {
  const owners = [await server.signUpBrand(), await server.signUpBrand()] as const;
  const [oneName, twoName, threeName] = drawn(text, 3, 1);
  const people = [
    await publishedCreator(server, { lastName: oneName }),
    await publishedCreator(server, { lastName: twoName }),
    await publishedCreator(server, { lastName: threeName }),
  ] as const;
  const pairs = drawn(fc.tuple(fc.constantFrom(...owners), fc.constantFrom(...people), text, text), 7, 2);
  for (const [brand, creator, title, said] of pairs) {
    const { deal } = await brand.client.deals.create({ body: briefFor(creator, { title }) });
    await creator.client.messages.send({ body: { dealId: deal.id, type: 'TEXT', content: said } });
    const params = { dealId: deal.id };
    const name = `${said} ${title}.pdf`;
    const { file } = await sendFile(server, brand, api.files.upload, samplePdf(), { name, params });
    await addComments(file.id, deal.id, title);
  }
  const named = drawn(fc.tuple(fc.constantFrom(...owners), text), 5, 5);
  for (const [at, [brand, name]] of named.entries()) {
    await brand.client.campaigns.add({ body: someCampaign({ name }) });
    await brand.client.rosters.addList({ body: { name: `${name} ${at}` } });
  }
  for (const [brand, creator, title] of drawn(
    fc.tuple(fc.constantFrom(...owners), fc.constantFrom(...people), text),
    4,
    3,
  )) {
    const params = { id: await postedCasting(brand, { title }) };
    await creator.client.savedCastings.save({ params });
  }
  const readers = [...owners, await teamMember(server, owners[0], 'REVIEWER'), ...people];
  return { readers, outsiders: [await server.signUpBrand(), await publishedCreator(server)] };
}

/** Returns every row of the market that is a person's own, by reading all of it. */
async function modelOf({ user }: Person, brandId: string | null): Promise<Row[]> {
  const { db } = server.app.deps;
  const isOwn = (row: { brandId: string | null; creatorId: string | null }) =>
    brandId === null ? row.creatorId === user.id : row.brandId === brandId;
  const allCreators = await db.select().from(creators);
  const allBrands = await db.select().from(brands);
  const creatorName = (id: string | null) => {
    const one = allCreators.find(({ userId }) => userId === id);
    return [one?.firstName, one?.lastName].filter(Boolean).join(' ');
  };
  const brandName = (id: string | null) => allBrands.find((one) => one.id === id)?.companyName ?? '';
  const own = (await db.select().from(deals)).filter(isOwn);
  const isOfOwn = ({ dealId }: { dealId: string | null }) => own.some(({ id }) => id === dealId);
  const rosters = (await db.select().from(savedCreators)).filter((row) => row.brandId === brandId);
  const touched = [
    ...(await db.select().from(castingApplications)),
    ...(await db.select().from(savedCastings)),
  ];
  const ownCastings = (await db.select().from(castings)).filter((casting) =>
    brandId === null
      ? touched.some((row) => row.castingId === casting.id && row.creatorId === user.id)
      : casting.brandId === brandId,
  );
  const others =
    brandId === null
      ? own.map((deal) => ({ id: deal.brandId, name: brandName(deal.brandId) }))
      : [...own, ...rosters].map(({ creatorId }) => ({ id: creatorId, name: creatorName(creatorId) }));
  const nameOf = (deal: (typeof own)[number]) =>
    brandId === null ? brandName(deal.brandId) : creatorName(deal.creatorId);
  return [
    ...others.flatMap(({ id, name }) => (id ? [{ kind: 'PERSON' as const, id, texts: [name] }] : [])),
    ...own.map((deal) => ({ kind: 'DEAL' as const, id: deal.id, texts: [deal.title, nameOf(deal)] })),
    ...ownCastings.map((one) => ({
      ...{ kind: 'CASTING' as const, id: one.id },
      texts: [one.title, brandName(one.brandId)],
    })),
    ...(await db.select().from(files))
      .filter(isOfOwn)
      .map(({ id, originalName }) => ({ kind: 'FILE' as const, id, texts: [originalName] })),
    ...(await db.select().from(messages))
      .filter((one) => isOfOwn(one) && one.type === 'TEXT')
      .map(({ id, content }) => ({ kind: 'MESSAGE' as const, id, texts: [content ?? ''] })),
    ...(await db.select().from(comments))
      .filter((one) => isOfOwn(one) && one.removedAt === null)
      .filter(({ guestId, kind }) => brandId !== null || guestId === null || kind !== 'NOTE')
      .map(({ id, text }) => ({ kind: 'COMMENT' as const, id, texts: [text] })),
    ...(await db.select().from(campaigns))
      .filter((one) => one.brandId === brandId)
      .map(({ id, name }) => ({ kind: 'CAMPAIGN' as const, id, texts: [name] })),
    ...(await db.select().from(rosterLists))
      .filter((one) => one.brandId === brandId)
      .map(({ id, name }) => ({ kind: 'ROSTER' as const, id, texts: [name] })),
  ];
}

const mostOfKind = 5;

/** Differences between an answer and the model. */
function faultsOf(found: readonly string[], own: readonly Row[], asked: string): string[] {
  const keyOf = ({ kind, id }: Row) => `${kind} ${id}`;
  const expected = new Set(
    own.filter(({ texts }) => isFoundIn(texts, searchWords(asked))).map((row) => keyOf(row)),
  );
  const allowed = expected.size > 0 ? expected : new Set(own.map(keyOf));
  const foreign = found
    .filter((key) => !allowed.has(key))
    .map((key) => `${asked}: ${key} is not to be found`);
  const missing = [...expected]
    .filter((key) => !found.includes(key))
    .filter((key) => found.filter((one) => one.startsWith(`${key.split(' ')[0]} `)).length < mostOfKind)
    .map((key) => `${asked}: ${key} is missing`);
  return [...foreign, ...missing];
}

test('each person finds what the model finds among their own, and nothing else', async () => {
  const { readers, outsiders } = await randomMarket();
  const questions = [
    ...new Set([...words, ...words.map((word) => word.slice(0, 3)), ...drawn(text, 12, 4), 'surem']),
  ];
  const faults: string[] = [];
  let answers = 0;
  for (const person of [...readers, ...outsiders]) {
    const organization =
      person.user.role === 'BRAND' ? (await person.client.team.read()).team.organization.id : null;
    const own = await modelOf(person, organization);
    for (const asked of questions) {
      const { found } = await person.client.finder.find({ query: { words: asked } });
      answers += found.length;
      const wrong = faultsOf(
        found.map(({ kind, id }) => `${kind} ${id}`),
        own,
        asked,
      );
      faults.push(...wrong.map((fault) => `${person.user.email}, ${fault}`));
    }
  }
  expect(faults).toEqual([]);
  expect(answers).toBeGreaterThan(100);
});

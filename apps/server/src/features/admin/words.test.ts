/** Categories and content languages that the operator adds, renames and retires. */
import { type MarketWord, unnamedMarket } from '@briefcast/contract';
import { afterEach, expect, test } from 'vitest';
import { publishedCreator } from '../../testing/builders.ts';
import { castingBody, postedCasting } from '../../testing/castings.ts';
import { codeOf } from '../../testing/code-of.ts';
import { useTestServer } from '../../testing/harness.ts';

const server = useTestServer();

const said = (word: string, change: Partial<MarketWord> = {}): MarketWord => ({
  ...{ word, name: { en: '', ar: '' }, isRetired: false },
  ...change,
});
const pets = said('Pets', { name: { en: 'Pets', ar: 'حيوانات أليفة' } });
const admin = async () => (await server.signInAdmin()).client;

async function change(words: { categories?: MarketWord[]; contentLanguages?: MarketWord[] }) {
  const client = await admin();
  const { settings } = await client.operatorSettings.read();
  const { settings: next } = await client.operatorSettings.change({
    body: { ...settings, market: { ...unnamedMarket, ...words } },
  });
  return next.market;
}
afterEach(() => change({}));

const idOf = async (name: string) =>
  (await server.anonymous.creators.categories()).categories.find((one) => one.name === name)?.id ?? '';
const findingsOf = (call: Promise<unknown>) =>
  call.then(
    () => [],
    ({ details }) => details.map(({ path }: { path: string[] }) => path.join('.')),
  );

test('one that was added can be chosen, is found by its names, and is kept when a change leaves it out', async () => {
  await change({ categories: [pets], contentLanguages: [said('Amharic')] });
  const creator = await publishedCreator(server, { categories: ['Pets'], languages: ['Amharic'] });
  expect(creator.user).toMatchObject({ categories: [{ name: 'Pets' }], languages: ['Amharic'] });
  await server.app.directory.check();
  const { creators } = await server.anonymous.creators.directory({ query: { search: 'أليفة' } });
  expect(creators.map(({ id }) => id)).toEqual([creator.user.id]);
  const market = await change({});
  expect(market?.categories).toEqual([{ ...pets, isRetired: true }]);
  expect((await server.anonymous.system.site()).identity?.categories).toEqual(market?.categories);
});

test('a new name is found once search texts are made again, and what is stored stays', async () => {
  const creator = await publishedCreator(server, { categories: ['Gaming'] });
  await change({ categories: [said('Gaming', { name: { en: 'Esports', ar: '' } })] });
  await server.drain();
  await server.app.directory.check();
  const found = await server.anonymous.creators.directory({ query: { search: 'esports' } });
  expect(found.creators).toMatchObject([{ id: creator.user.id, categories: [{ name: 'Gaming' }] }]);
});

test('a retired one stays where it was chosen, is found by its filter, and is new to nobody', async () => {
  const before = await publishedCreator(server, { categories: ['Travel', 'Food'], languages: ['Tamil'] });
  const brand = await server.signUpBrand();
  const travel = await idOf('Travel');
  const asking = castingBody({ categoryIds: [travel], languages: ['Tamil'] });
  const casting = await postedCasting(brand, { categoryIds: [travel], languages: ['Tamil'] });
  await change({
    categories: [said('Travel', { isRetired: true })],
    contentLanguages: [said('Tamil', { isRetired: true })],
  });
  const { user } = await before.client.profiles.update({
    body: { categories: ['Food', 'Travel'], languages: ['Tamil', 'English'] },
  });
  expect(user).toMatchObject({ categories: [{ name: 'Food' }, { name: 'Travel' }] });
  const { creators } = await server.anonymous.creators.directory({ query: { categories: ['Travel'] } });
  expect(creators.map(({ id }) => id)).toContain(before.user.id);
  const body = { ...asking, title: 'Two faces' };
  await brand.client.castings.change({ params: { id: casting }, body });

  const other = await server.signUpCreator();
  const chooses = (fields: object) => findingsOf(other.client.profiles.update({ body: fields }));
  expect(await chooses({ categories: ['Travel'] })).toEqual(['categories.0']);
  expect(await chooses({ languages: ['Tamil'] })).toEqual(['languages.0']);
  expect(await chooses({ languages: ['Klingon'] })).toEqual(['languages.0']);
  const posts = (changes: object) => findingsOf(brand.client.castings.post({ body: castingBody(changes) }));
  expect(await posts({ categoryIds: [travel] })).toEqual(['categoryIds.0']);
  expect(await posts({ languages: ['Tamil'] })).toEqual(['languages.0']);
});

test('the admin reads how much uses each', async () => {
  await publishedCreator(server, { categories: ['Parenting'], languages: ['Punjabi'] });
  await postedCasting(await server.signUpBrand(), {
    categoryIds: [await idOf('Parenting')],
    languages: ['Punjabi'],
  });
  const uses = await (await admin()).operatorSettings.wordUses();
  expect(uses.categories).toContainEqual({ word: 'Parenting', creators: 1, castings: 1 });
  expect(uses.contentLanguages).toContainEqual({ word: 'Punjabi', creators: 1, castings: 1 });
});

test('a word that is there in another case is refused', async () => {
  expect(await codeOf(change({ categories: [said('beauty')] }))).toBe('request.invalid');
});

/** Words that the market added, renamed or retired, as a creator chooses from them. */
import { unnamedMarket } from '@briefcast/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerBesideProfile, edit, openProfile } from '../../../testing/creator-profile.ts';
import { idOf, publishedCreator } from '../../../testing/people.ts';

const word = (name: string, change = {}) => ({
  ...{ word: name, name: { en: '', ar: '' }, isRetired: false },
  ...change,
});
const identity = {
  ...unnamedMarket,
  categories: [
    word('Beauty', { name: { en: 'Care', ar: '' } }),
    word('Food', { isRetired: true }),
    word('Gaming', { isRetired: true }),
    word('Pets'),
  ],
  company: { name: '', address: '' },
};

beforeEach(answerBesideProfile);

test('retired ones are offered only to who has them, renamed ones by the name that they have now', async () => {
  const creator = publishedCreator({ categories: [{ id: idOf(90), name: 'Food' }] });
  await openProfile(creator, { demo: null, identity });
  await edit();
  const choice = page.getByRole('group', { name: 'Categories' });
  await expect.element(choice.getByRole('checkbox', { name: 'Food' })).toBeChecked();
  for (const name of ['Care', 'Pets'])
    await expect.element(choice.getByRole('checkbox', { name })).toBeInTheDocument();
  expect(choice.getByRole('checkbox', { name: 'Gaming' }).elements()).toEqual([]);
});

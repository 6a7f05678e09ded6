/** The demo shows every drawing, and every picture and film that it shows has one. */
import { expect, test } from 'vitest';
import { creators, newWork } from '../../demo/creators.ts';
import { deals } from '../../demo/deals.ts';
import { dealRecipes } from './deals.ts';
import { portfolioRecipes } from './portfolios.ts';

const shown = [
  newWork.file,
  ...creators.flatMap((creator) => creator.portfolio.map((item) => item.file)),
  ...deals.flatMap((deal) => [...deal.references, ...deal.rounds.flat()].map((item) => item.file)),
].filter((file) => !file.endsWith('.pdf'));

test('what is drawn and what is shown are the same', () => {
  const drawn = Object.keys({ ...portfolioRecipes, ...dealRecipes });
  expect(drawn.sort()).toEqual([...new Set(shown)].sort());
});

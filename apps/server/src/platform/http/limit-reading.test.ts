import { AppError } from '@briefcast/contract';
import { expect, it } from 'vitest';
import { createReadingTurns } from './reading-turns.ts';

it('answers two at a time to one person, and holds up no other', async () => {
  const turns = createReadingTurns();
  const [first] = await Promise.all([turns.take('layla'), turns.take('layla')]);
  let isAnswered = false;
  const third = turns.take('layla').then((giveBack) => {
    isAnswered = true;
    return giveBack;
  });
  (await turns.take('omar'))();
  expect(isAnswered).toBe(false);
  first();
  await third;
  expect(isAnswered).toBe(true);
});

it('refuses who asks for more than a page ever does', async () => {
  const turns = createReadingTurns();
  const asked = Array.from({ length: 203 }, () => turns.take('layla'));
  await expect(asked.at(-1)).rejects.toEqual(expect.any(AppError));
});

import { AppError } from '@briefcast/contract';
import { expect, it } from 'vitest';
import { createReadingLimiter } from './limit-reading.ts';

it('answers two at a time to one person, and holds up no other', async () => {
  const limiter = createReadingLimiter();
  const [first] = await Promise.all([limiter.acquire('layla'), limiter.acquire('layla')]);
  let isAnswered = false;
  const third = limiter.acquire('layla').then((release) => {
    isAnswered = true;
    return release;
  });
  (await limiter.acquire('omar'))();
  expect(isAnswered).toBe(false);
  first();
  await third;
  expect(isAnswered).toBe(true);
});

it('refuses who asks for more than a page ever does', async () => {
  const limiter = createReadingLimiter();
  const asked = Array.from({ length: 203 }, () => limiter.acquire('layla'));
  await expect(asked.at(-1)).rejects.toEqual(expect.any(AppError));
});

/** The landing page's films, which speak by their captions: the same is said in Arabic at the same time. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { inArabic } from '../e2e/promos/arabic.ts';

const folder = resolve(import.meta.dirname, '../apps/web/public/promo');
const linesOf = (file: string) => readFileSync(resolve(folder, file), 'utf8').split('\n');
const isSentence = (line: string) => /[a-z]/u.test(line);

it.each(['brands', 'creators'])('the film for %s has captions in Arabic', (name) => {
  const english = linesOf(`${name}.vtt`);
  expect(english.filter(isSentence).length).toBeGreaterThan(3);
  expect(linesOf(`ar/${name}.vtt`)).toEqual(
    english.map((line) => (isSentence(line) ? inArabic(line) : line)),
  );
});

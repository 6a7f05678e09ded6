import { expect, test } from 'vitest';
import { directoryWords } from './directory.ts';
import { matchedWork } from './matched-work.ts';

const works = [
  { title: 'Three-step morning', shows: 'Cleanser, serum and cream' },
  { title: 'Amber serum', shows: 'A bottle on stone' },
  { title: 'روتين الصباح', shows: 'مراجعة لعطر بالعود' },
];

test.each([
  ['serum', 1],
  ['SERUM morning', 0],
  ['serum bottle', 1],
  ['cream', 0],
  ['bottle', 1],
  ['العطر', 2],
  ['مراجعات', 2],
  ['of', null],
  ['Layla', null],
  ['', null],
])('%j is of work %j', (search, at) => {
  expect(matchedWork(works, directoryWords(search))).toBe(at);
});

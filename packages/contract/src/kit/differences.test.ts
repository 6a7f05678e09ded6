import { expect, test } from 'vitest';
import { differences } from './differences.ts';

const own = '## 2. Briefs\n\nAnswers come within 72 hours.\n\nThe end.';

test('equal texts have no difference', () => {
  expect(differences(own, own).every(({ isSame }) => isSame)).toBe(true);
});

test('a changed paragraph says which words went and came', () => {
  const changed = differences(own, own.replace('72 hours', 'the time of the brief')).filter(
    ({ isSame }) => !isSame,
  );
  expect(changed).toEqual([
    {
      isSame: false,
      words: [
        { kind: 'SAME', text: 'Answers come within ' },
        { kind: 'REMOVED', text: '72 hours.' },
        { kind: 'ADDED', text: 'the time of the brief.' },
      ],
    },
  ]);
});

test('a paragraph of one text alone is whole', () => {
  expect(differences(own, `${own}\n\nMore.`).at(-1)).toEqual({
    isSame: false,
    words: [{ kind: 'ADDED', text: 'More.' }],
  });
  expect(differences(own, '## 2. Briefs\n\nThe end.').filter(({ isSame }) => !isSame)).toEqual([
    { isSame: false, words: [{ kind: 'REMOVED', text: 'Answers come within 72 hours.' }] },
  ]);
});

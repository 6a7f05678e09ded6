import { expect, test } from 'vitest';
import { searchWords } from './fold-for-search.ts';
import { markedParts } from './marked-parts.ts';

const marked = (text: string, search: string) =>
  markedParts(text, searchWords(search))
    .map(({ text: part, isFound }) => (isFound ? `[${part}]` : part))
    .join('');

test('words are marked as the search folds them, and the text stays whole', () => {
  const faults: string[] = [];
  for (const [text, search, expected] of [
    ['Slow the pour, then pours', 'POUR', 'Slow the [pour], then [pour]s'],
    ['Crème at dawn', 'creme dawn', '[Crème] at [dawn]'],
    ['Cre\u0300me', 'cre', '[Cre\u0300]me'],
    ['حملة رمضان للإضاءة', 'اضاءة', 'حملة رمضان لل[إضاءة]'],
    ['هل أصوّر الأمل؟', 'الأمل', 'هل أصوّر ال[أمل]؟'],
    ['رقم ٠٠٠٧', '7', 'رقم ٠٠٠[٧]'],
    ['🎬 ﬁlm', 'film', '🎬 [ﬁlm]'],
    ['aaaa', 'aa', '[aaaa]'],
    ['Nothing', 'else', 'Nothing'],
    ['Nothing', '', 'Nothing'],
    ['', 'word', ''],
  ] as const) {
    const seen = marked(text, search);
    if (seen !== expected) faults.push(`${search} in ${text}: ${seen}`);
  }
  expect(faults).toEqual([]);
});

import { expect, it, test } from 'vitest';
import { markdownText, parseInline, parseMarkdown, plainWords } from './markdown.ts';

test('blocks are read in their order, with headings that may name their place', () => {
  const text = [
    '# Terms',
    '',
    'First line',
    'and second.',
    '## 8. Rights {#licence}',
    '- one',
    '  goes on',
    '- two',
    '',
    '3. three',
    '4. four',
    '> said',
    '---',
  ].join('\n');
  const paragraph = (words: string) => ({ kind: 'paragraph', children: [words] });
  expect(parseMarkdown(text)).toEqual([
    { kind: 'heading', level: 1, id: null, children: ['Terms'] },
    paragraph('First line and second.'),
    { kind: 'heading', level: 2, id: 'licence', children: ['8. Rights'] },
    { kind: 'list', start: null, items: [[paragraph('one goes on')], [paragraph('two')]] },
    { kind: 'list', start: 3, items: [[paragraph('three')], [paragraph('four')]] },
    { kind: 'quote', children: [paragraph('said')] },
    { kind: 'rule' },
  ]);
});

test('a list within a list is a block of its item', () => {
  const [list] = parseMarkdown('- one\n  - inner\n- two');
  expect(list).toMatchObject({
    kind: 'list',
    items: [[{ kind: 'paragraph' }, { kind: 'list', items: [[{ children: ['inner'] }]] }], [{}]],
  });
});

it.each([
  [
    '**bold** and *slanted*',
    [{ kind: 'strong', children: ['bold'] }, ' and ', { kind: 'em', children: ['slanted'] }],
  ],
  ['2 * 3 and **', ['2 * 3 and **']],
  ['\\*as it is\\*', ['*as it is*']],
  ['one  \ntwo\nthree', ['one', { kind: 'break' }, 'two three']],
  ['[Privacy](/privacy).', [{ kind: 'link', href: '/privacy', children: ['Privacy'] }, '.']],
  [
    '[**Mail**](mailto:a_b@c.example)',
    [{ kind: 'link', href: 'mailto:a_b@c.example', children: [{ kind: 'strong', children: ['Mail'] }] }],
  ],
  ['[no link] (here)', ['[no link] (here)']],
])('%j is read', (text, inline) => {
  expect(parseInline(text)).toEqual(inline);
});

it.each([
  '[x](javascript:alert(1))',
  '[x](JAVASCRIPT:alert)',
  '[x](data:text/html,hello)',
  '[x](//elsewhere.example)',
  '[x](/\\\\elsewhere.example)',
  '[x](vbscript:x)',
  '[x](mailto:nobody)',
  '[x]( https://a.example)',
  '<script>alert(1)</script>',
  '<a href="https://a.example">x</a>',
  '![x](https://a.example/track.png) '.slice(0, 4),
])('%s is no link and no markup', (text) => {
  const kinds = JSON.stringify(parseMarkdown(text)).match(/"kind":"\w+"/gu);
  expect(kinds).toEqual(['"kind":"paragraph"']);
});

test('a value is shown as it is, whatever signs it holds', () => {
  const value = '*A* [b](/c) \\ <i> {{law}} # 1.';
  expect(plainWords(parseInline(markdownText(value)))).toBe(value);
  expect(markdownText('1 Creek Road\nDubai')).toBe('1 Creek Road, Dubai');
});

test('deep and endless marks are read in little time', () => {
  for (const text of [
    '> '.repeat(5000),
    '[('.repeat(20_000),
    '*a'.repeat(20_000),
    '**'.repeat(20_000),
    '- '.repeat(9000),
  ])
    expect(parseMarkdown(text).length).toBeGreaterThan(0);
});

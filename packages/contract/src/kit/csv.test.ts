import { expect, test } from 'vitest';
import { asCsv } from './csv.ts';

test('a table that no spreadsheet takes for formulas', () => {
  const table = asCsv(
    [
      ['Deal', ({ title }: { title: string }) => title],
      ['Länge, in Zeichen', ({ title }) => String(title.length)],
    ],
    [{ title: '=HYPERLINK("x"), "oil"' }, { title: 'two\nlines' }],
  );
  expect(table.split('\r\n')).toEqual([
    'Deal,"Länge, in Zeichen"',
    `"'=HYPERLINK(""x""), ""oil""",22`,
    '"two\nlines",9',
    '',
  ]);
});

test.each(['=1+1', '+1', '-1', '@SUM(1)', '＝1+1', '＋1', '－1', '＠SUM(1)', '\t=1', '\n=1'])(
  '%j is kept from being a formula',
  (value) => {
    expect(asCsv([['Deal', (title: string) => title]], [value])).toMatch(/^Deal\r\n"?'/u);
  },
);

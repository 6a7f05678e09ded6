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

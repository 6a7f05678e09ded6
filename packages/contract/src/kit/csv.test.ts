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

test('long numbers keep their digits for people, and stay bare for programs', () => {
  const columns = [['TRN', ({ number }: { number: string }) => number]] as const;
  const rows = [{ number: '100452177300003' }, { number: '42' }, { number: 'a;b' }];
  expect(asCsv(columns, rows, { separator: ';' })).toBe(`TRN\r\n'100452177300003\r\n42\r\n"a;b"\r\n`);
  expect(asCsv(columns, rows, { isForProgram: true })).toContain('\r\n100452177300003\r\n');
});

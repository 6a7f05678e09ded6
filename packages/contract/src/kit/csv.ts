/** Tables for spreadsheets: comma-separated text (RFC 4180). */

/** A heading, and what stands below it for a row. */
export type CsvColumn<Row> = readonly [heading: string, of: (row: Row) => string];

/** A cell that begins like this, also in signs of full width, is a formula to spreadsheets, and people write titles. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/u;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Returns a line of a table. What a spreadsheet would take for a formula is kept from being one. */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(',')}\r\n`;

/** Without this mark at a file's beginning spreadsheets take it for one of their own encoding. */
export const csvMark = '\ufeff';

/** Returns the rows below a row of headings. */
export const asCsv = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  [columns.map(([heading]) => heading), ...rows.map((row) => columns.map(([, of]) => of(row)))]
    .map(csvLine)
    .join('');

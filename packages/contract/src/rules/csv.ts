/** Tables for spreadsheets: comma-separated text (RFC 4180). */

/** A heading, and what stands below it for a row. */
export type CsvColumn<Row> = readonly [heading: string, of: (row: Row) => string];

/** A cell that begins like this is a formula to spreadsheets, and people write titles. */
const formula = /^[=+\-@\t\r]/;

function cell(value: string): string {
  const harmless = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Returns the rows below a row of headings. What a spreadsheet would take for a formula is kept from being one. */
export const asCsv = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  [columns.map(([heading]) => cell(heading)), ...rows.map((row) => columns.map(([, of]) => cell(of(row))))]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');

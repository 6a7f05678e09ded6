/** Tables for spreadsheets, and for banks: separated text (RFC 4180). */

/** Heading, with the cell below it for a row. */
export type CsvColumn<Row> = readonly [heading: string, of: (row: Row) => string];

export interface CsvForm {
  /** Between the cells; spreadsheets in some languages read semicolons alone. */
  separator?: string;
  /** For a program such as a bank's: numbers stay bare, however long they are. */
  isForProgram?: boolean;
}

/** A cell that begins like this, also in signs of full width, is a formula to spreadsheets, and people write titles. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/u;
/** From twelve digits on spreadsheets write a number by its powers, and from sixteen on they lose its end. */
const longNumber = /^\d{12,}$/;

/** Whether a spreadsheet would lose digits of a text that is a number to it. */
export const isLongNumber = (text: string): boolean => longNumber.test(text);

function cell(value: string, { isForProgram = false }: CsvForm): string {
  const isKept = formula.test(value) || (!isForProgram && isLongNumber(value));
  const harmless = isKept ? `'${value}` : value;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Without this mark at a file's beginning spreadsheets take it for one of their own encoding. */
export const csvMark = '\ufeff';

/** Returns the rows below a row of headings. What a spreadsheet would take for a formula is kept from being one. */
export const asCsv = <Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
  form: CsvForm = {},
): string =>
  [columns.map(([heading]) => heading), ...rows.map((row) => columns.map(([, of]) => of(row)))]
    .map((cells) => `${cells.map((text) => cell(text, form)).join(form.separator ?? ',')}\r\n`)
    .join('');

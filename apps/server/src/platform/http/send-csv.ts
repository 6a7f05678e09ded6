/** Rows as a CSV file, sent while they are read (RFC 4180). */
import { pipeline, Readable } from 'node:stream';
import { isLongNumber } from '@briefcast/contract';
import { csvSeparator } from '@briefcast/i18n/csv-separator';
import { stringify } from 'csv-stringify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { attachmentHeader } from './file-name.ts';

export interface CsvColumn<Row> {
  title: string;
  /** The value of a cell; numbers are written without formatting, null as an empty cell. */
  value: (row: Row) => string | number | null;
}

interface CsvFile<Row> {
  name: string;
  columns: readonly CsvColumn<Row>[];
  rows: AsyncIterable<Row>;
}

/** A negative amount, such as `-105.00`: it begins like a formula, but is harmless. */
const belowZero = /^-\d+(\.\d+)?$/;

/** A number that a spreadsheet would lose digits of stays a text, and an amount below zero a number. */
function inCell(value: string) {
  if (isLongNumber(value)) return `'${value}`;
  return belowZero.test(value) ? { value, escape_formulas: false } : value;
}

async function* recordsOf<Row>({ columns, rows }: CsvFile<Row>) {
  for await (const row of rows) yield columns.map(({ value }) => value(row));
}

/**
 * Sends the file. It begins with a byte order mark, by which spreadsheets recognise UTF-8, and a text that
 * they would take for a formula begins with an apostrophe. A row that cannot be read closes the connection
 * before the file's end.
 */
export function sendCsv<Row>(
  { log }: Pick<Deps, 'log'>,
  file: CsvFile<Row>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): FastifyReply {
  reply.type('text/csv; charset=utf-8').headers({
    'content-disposition': attachmentHeader(file.name),
    'cache-control': 'no-store',
  });
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  const csv = stringify({
    bom: true,
    header: true,
    columns: file.columns.map(({ title }, index) => ({ key: String(index), header: title })),
    record_delimiter: 'windows',
    // Not only where it must be: a lone line feed does not end a record here, but does for many readers.
    quoted_string: true,
    delimiter: csvSeparator(),
    escape_formulas: true,
    cast: { string: inCell },
  });
  const sent = pipeline(Readable.from(recordsOf(file)), csv, (error) => {
    if (error) log.warn({ err: error }, 'a list could not be sent to its end');
  });
  return reply.send(sent);
}

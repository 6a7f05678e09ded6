/** Writing the own copy as JSON to a file: lists may be longer than memory. */
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const isRead = (value: unknown): value is AsyncIterable<unknown[]> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/** One thing of a list on a line. */
async function* listText(parts: AsyncIterable<unknown[]>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const part of parts) {
    for (const thing of part) {
      yield `${separator}    ${JSON.stringify(thing)}`;
      separator = ',\n';
    }
  }
  yield separator === ',\n' ? '\n  ]' : '[]';
}

async function* jsonText(data: Record<string, unknown>): AsyncGenerator<string> {
  let separator = '{\n';
  for (const [name, value] of Object.entries(data)) {
    yield `${separator}  ${JSON.stringify(name)}: `;
    if (isRead(value)) yield* listText(value);
    else yield JSON.stringify(value ?? null, null, 2);
    separator = ',\n';
  }
  yield '\n}\n';
}

/** Writes each field in its order; a field may be a list that is read some at a time. */
export const writeOwnData = (path: string, data: Record<string, unknown>): Promise<void> =>
  pipeline(Readable.from(jsonText(data)), createWriteStream(path));

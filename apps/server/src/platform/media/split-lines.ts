/** Lines out of pieces, as a program prints them. */
import { StringDecoder } from 'node:string_decoder';

const longestLine = 4096;

/** Takes pieces of bytes and gives each line once it has ended; what is longer than 4,096 characters is cut. */
export function splitLines(give: (line: string) => void): (piece: Buffer) => void {
  const decoder = new StringDecoder();
  let begun = '';
  return (piece) => {
    const lines = (begun + decoder.write(piece)).split(/\r?\n|\r/);
    begun = (lines.pop() ?? '').slice(0, longestLine);
    for (const line of lines) give(line.slice(0, longestLine));
  };
}

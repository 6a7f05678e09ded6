/** Reads a saved table into rows of cells: separated text in the encodings and with the separators of spreadsheets. */

/** Bytes of a file that are read; a year of a busy account has less. */
export const mostTableBytes = 2_000_000;

/** Returns the rows that hold anything. */
export async function tableRows(file: Blob): Promise<string[][]> {
  const { default: papa } = await import('papaparse');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
  return papa.parse<string[]>(text, { skipEmptyLines: 'greedy' }).data;
}

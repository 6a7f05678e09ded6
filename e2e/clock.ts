/** A server's clock that a test moves: ahead by the number of milliseconds in the file `ahead` in the data folder. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileIn = (dataDir: string) => join(dataDir, 'ahead');

/** The clock of the server with this data folder, for the program that starts it. */
export const clockOf = (dataDir: string) => () => {
  const file = fileIn(dataDir);
  return new Date(Date.now() + (existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0));
};

/** Lets the server with this data folder be so many milliseconds ahead of the machine's time. */
export const setAhead = (dataDir: string, milliseconds: number): void =>
  writeFileSync(fileIn(dataDir), String(milliseconds));

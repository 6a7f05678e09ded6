/** Declarations of the contract's nouns that are types alone, read from their sources. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from '../scripts/lib/paths.mjs';

const contract = inRoot('packages', 'contract', 'src');

/** The keys of the interface in this file of each noun. */
export const keysIn = (file: string) =>
  globSync(`*/${file}`, { cwd: contract }).map((path) => {
    const source = readFileSync(join(contract, path), 'utf8');
    const keys = [...source.matchAll(/^ {2}'(\w+\.\w+)': /gmu)].map(([, key = '']) => key);
    return { noun: dirname(path), keys };
  });

/** Whether a check still exists as listed. */
import { readFileSync } from 'node:fs';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import type { Check } from './check.ts';

/** How often its code occurs in its file: once, unless the code has changed. */
export const timesFound = ({ file, text }: Pick<Check, 'file' | 'text'>): number =>
  readFileSync(inRoot(file), 'utf8').split(text).length - 1;

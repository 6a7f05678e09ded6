/** A name for the shape of the server's answers: that of the contract's sources. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const contract = resolve(import.meta.dirname, '..', '..', '..', 'packages', 'contract', 'src');

/** Answers that a device has kept are read by the same contract alone (src/lib/kept-answers.ts). */
export function answersVersion(): string {
  const hash = createHash('sha256');
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(contract, file)));
  return hash.digest('hex').slice(0, 12);
}

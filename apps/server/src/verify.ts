/** `npm run verify -- FILE`: checks the evidence of a deal, on any machine, without a server or network. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { DealLog } from '@briefcast/contract';
import { type EvidenceFault, logName } from '@briefcast/contract/proof/evidence';
import { checkEvidence, readEvidence } from './features/proof/check-evidence.ts';

const reasons: Record<EvidenceFault['reason'], string> = {
  unreadable: 'cannot be read',
  missing: 'is missing',
  unlisted: 'is not listed in the manifest',
  changed: 'was changed',
  signature: 'has a signature that does not fit',
  other_deal: 'is of another project',
  place: 'does not stand in its place',
  previous: 'does not hold the hash of the entry before',
  hash: 'does not have the hash of what it says',
  who: 'names somebody else',
  what: 'says something else',
  head: 'is not the one that was signed',
};

const wordsOf = ({ file, entry, reason }: EvidenceFault) =>
  entry === null ? `${file} ${reasons[reason]}.` : `Entry ${entry} of ${file} ${reasons[reason]}.`;

async function verify(file: string | undefined): Promise<number> {
  if (!file) {
    console.error('Name the evidence to check: npm run verify -- FILE');
    return 2;
  }
  // npm changes to the project's folder and tells where the person stood.
  const zip = await readFile(resolve(process.env.INIT_CWD ?? '.', file)).catch(() => null);
  if (!zip) {
    console.error(`${file} cannot be read.`);
    return 2;
  }
  const fault = await checkEvidence(zip);
  if (fault) {
    console.error(`This evidence does not fit. ${wordsOf(fault)}`);
    return 1;
  }
  const log = DealLog.parse(JSON.parse((await readEvidence(zip, logName)).toString()));
  console.log(`All ${log.entries.length} entries, files and signatures fit.`);
  console.log('Signed with these keys; compare them with those that the installation publishes:');
  for (const { name, publicKey } of log.keys) console.log(`  ${name}  ${publicKey}`);
  return 0;
}

process.exitCode = await verify(process.argv[2]);

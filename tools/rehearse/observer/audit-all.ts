/** At the end: everything that anybody was ever told is read back, and streams, mails and logs are held against it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@briefcast/contract';
import { node24 } from '../../../scripts/lib/node24.mjs';
import { verifyEntry } from '../../../scripts/lib/paths.mjs';
import { run } from '../../../scripts/lib/run.mjs';
import type { Crowd } from '../people/crowd.ts';
import { missedBy, type Pair, type Person } from '../people/pair.ts';
import { plainLine } from '../people/plain-line.ts';
import type { Production } from '../production.ts';
import { auditPair } from './audit.ts';
import type { Findings } from './findings.ts';

export interface Audited {
  pairs: number;
  /** Acknowledged things that were looked for. */
  looked: number;
  messages: number;
  files: number;
  /** Messages that the live streams brought, and how many of them more than once. */
  heard: { all: number; twice: number; missed: number };
  /** `again` is how many got the same mail more than once. */
  mails: { people: number; told: number; again: number };
  /** Result of the check of the logs of all deals. */
  logs: string;
}

/** Counts the messages that a person's stream brought. */
function countHeard({ heard }: Person, audited: Audited): void {
  const times = new Map<string, number>();
  for (const id of heard) times.set(id, (times.get(id) ?? 0) + 1);
  audited.heard.all += times.size;
  audited.heard.twice += [...times.values()].filter((count) => count > 1).length;
}

/**
 * Everybody who signed up gets one mail to confirm their e-mail. One that was sent again because nobody heard that it was taken
 * has the same Message-ID, by which mail programs know it; another one would be a second mail.
 */
function judgeMails({ stage }: Production, pairs: readonly Pair[], findings: Findings): Audited['mails'] {
  const ids = new Map<string, string[]>();
  for (const line of readFileSync(join(stage.logs, 'mail.log'), 'utf8').split('\n')) {
    if (!line.startsWith('{')) continue;
    const { to, subject, id } = JSON.parse(line) as { to: string; subject: string; id: string };
    if (/confirm/i.test(subject)) ids.set(to, [...(ids.get(to) ?? []), id]);
  }
  const mails = { people: 0, told: 0, again: 0 };
  for (const { email } of pairs.flatMap(({ brand, creator }) => [brand, creator])) {
    const own = ids.get(email) ?? [];
    mails.people += 1;
    if (own.length > 0) mails.told += 1;
    else findings.add('lost', `the mail to ${email}`);
    if (own.length > 1) mails.again += 1;
    if (new Set(own).size > 1) findings.add('twice', `the mail to ${email}`);
  }
  return mails;
}

/** Reads it all back at one of the servers. */
export async function auditAll(
  production: Production,
  { pairs }: Crowd,
  findings: Findings,
): Promise<Audited> {
  const origin = production.servers[0]?.origin ?? '';
  const line = plainLine(origin);
  const audited: Audited = {
    pairs: pairs.length,
    looked: 0,
    messages: 0,
    files: 0,
    heard: { all: 0, twice: 0, missed: 0 },
    mails: { people: 0, told: 0, again: 0 },
    logs: '',
  };
  for (const pair of pairs) {
    const both = {
      brand: createClient(line.transport(pair.brand.token)),
      creator: createClient(line.transport(pair.creator.token)),
    };
    audited.looked += await auditPair(pair.told, both, line.bytes, findings.add);
    audited.messages += pair.told.deals.reduce((sum, { messages }) => sum + messages.length, 0);
    audited.files += pair.told.deals.reduce((sum, { files }) => sum + Object.keys(files).length, 0);
    for (const person of [pair.brand, pair.creator]) countHeard(person, audited);
    for (const { content } of missedBy(pair)) {
      audited.heard.missed += 1;
      findings.add('lost', `no live stream told of “${content.split(':')[0]}”`);
    }
  }
  audited.mails = judgeMails(production, pairs, findings);
  const { code, output } = await run(node24(), [verifyEntry], {
    quiet: true,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: join(production.stage.folder, 'verify-data'),
      DATABASE_URL: production.installation.databaseUrl,
      STORAGE_URL: production.installation.storageUrl ?? '',
      SECRET: 'the secret that every server of the rehearsal shares',
    },
  });
  audited.logs = output.trim().split('\n').at(-1) ?? '';
  if (code !== 0) findings.add('wrong', `the logs of deals: ${output.trim().slice(-300)}`);
  return audited;
}

/**
 * Turns every fact of a deal into an entry of the deal's log, in the transaction that makes it true
 * (rules/proof#chain). Callers that append a fact of a deal hold the deal's row.
 */
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { deals } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import type { NewFact } from '../../platform/facts/kinds.ts';
import { appendEntries, type LogEnd, readLogEnd } from './append-entries.ts';
import { forgetDeal, forgetPerson } from './forget-people.ts';
import { hashOldFiles } from './hash-old-files.ts';
import { issueCertificate } from './issue-certificate.ts';
import { isChained, type NewEntry, newEntryOf } from './new-entries.ts';
import type { Signer } from './signer.ts';
import { readKnown } from './start-log.ts';
import { readWaitingMessages } from './waiting-messages.ts';

type Deal = typeof deals.$inferSelect;

const keyOf = ({ kind, about }: NewEntry) => `${kind} ${about}`;

/** Appends the messages that wait, some at a time. */
async function addWaiting(tx: Tx, deal: Deal, end: LogEnd): Promise<LogEnd> {
  let last = end;
  while (last.messageSeq < deal.lastMessageSeq) {
    const waiting = await readWaitingMessages(tx, deal.id, last.messageSeq);
    if (waiting.length === 0) return last;
    last = (await appendEntries(tx, deal, waiting, last)) ?? last;
  }
  return last;
}

/**
 * Brings a log up to what is added now: messages that wait, or everything that is known of an old deal. Returns its end.
 */
async function addMissing(
  tx: Tx,
  deal: Deal,
  added: readonly NewEntry[],
  now: Date,
): Promise<LogEnd | undefined> {
  const end = await readLogEnd(tx, deal.id);
  if (end) return addWaiting(tx, deal, end);
  // The rows of an old deal show already what is happening now.
  const addedKeys = new Set(added.map(keyOf));
  const known = (await readKnown(tx, deal, now)).filter((one) => !addedKeys.has(keyOf(one)));
  return appendEntries(tx, deal, known, undefined);
}

const dealById = prepared((db) =>
  db
    .select()
    .from(deals)
    .where(eq(deals.id, sql.placeholder('id')))
    .prepare('chained_deal'),
);

async function chainDeal(
  tx: Tx,
  signer: Signer,
  dealId: string,
  added: NewEntry[],
  now: Date,
): Promise<void> {
  const [deal] = await dealById(tx).execute({ id: dealId });
  if (!deal) return;
  const isNew = added[0]?.kind === 'deal.created';
  const end = isNew ? undefined : await addMissing(tx, deal, added, now);
  const newEnd = await appendEntries(tx, deal, added, end);
  if (deal.status === 'COMPLETED') await issueCertificate(tx, signer, deal, newEnd, now);
  if (added.some(({ kind }) => kind === 'deal.removed')) await forgetDeal(tx, dealId);
}

/** Appends facts to the logs of their deals, and takes out of all logs who deletes their account. */
export async function logAndCertify(
  tx: Tx,
  signer: Signer,
  added: readonly NewFact[],
  now: Date,
): Promise<void> {
  const byDeal = Map.groupBy(added.filter(isChained), ({ dealId }) => dealId);
  for (const [dealId, facts] of [...byDeal].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const happened = facts.map((fact) => newEntryOf(fact, now));
    await chainDeal(tx, signer, dealId, happened, now);
  }
  for (const { kind, subjectId } of added) {
    if (kind === 'account.removed' && subjectId) await forgetPerson(tx, subjectId);
  }
}

/** Brings the log of a deal up to what is known: messages that wait, or its beginning where it has none. */
async function catchUp(tx: Tx, signer: Signer, dealId: string, now: Date): Promise<void> {
  await tx.select({ id: deals.id }).from(deals).where(eq(deals.id, dealId)).for('no key update');
  await chainDeal(tx, signer, dealId, [], now);
}

/**
 * Catches up before a read, without a transaction where nothing waits. The hashes of an old deal's files are taken
 * first, so that its log and certificate name them. Throws deal.log_cut.
 */
export async function catchUpIfBehind(
  deps: Pick<Deps, 'db' | 'storage' | 'clock'>,
  signer: Signer,
  { id, lastMessageSeq }: Pick<Deal, 'id' | 'lastMessageSeq'>,
): Promise<void> {
  const end = await readLogEnd(deps.db, id);
  if (end && end.messageSeq >= lastMessageSeq) return;
  if (!end) await hashOldFiles(deps, id);
  await deps.db.transaction((tx) => catchUp(tx, signer, id, deps.clock()));
}

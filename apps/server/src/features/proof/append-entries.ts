/** Appending to the log of a deal. The deal's row is locked by the caller, so that entries are numbered one by one. */
import { randomBytes } from 'node:crypto';
import { AppError, type LogBody, type LogContent, type LogPerson } from '@briefcast/contract';
import { hashOfBody } from '@briefcast/contract/proof/deal-log';
import { digestOf } from '@briefcast/contract/proof/sealed';
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { dealLog, type dealLogParts, deals } from '../../platform/database/tables/index.ts';
import { preparedWrite } from '../../platform/database/with-parts.ts';
import { describe } from './describe.ts';
import { describeAdded } from './describe-files.ts';
import type { NewEntry } from './new-entries.ts';
import { readNames } from './read-names.ts';

/** The end of a log. */
export interface LogEnd {
  entry: number;
  hash: string;
  /** The number of the last message that is in it; 0 before the first. */
  messageSeq: number;
}

/** The last entry that a signed end or a sealed part still speaks of; 0 where none does. */
const lastSpokenOf = (dealId: string) =>
  sql<number>`greatest(0, (select max(h.entry) from deal_log_heads h where h.deal_id = ${dealId}),
    (select max(p.entry) from deal_log_parts p where p.deal_id = ${dealId}))`.mapWith(Number);

function requireWhole(end: number, lastSpoken: number): void {
  if (lastSpoken > end) throw new AppError('deal.log_cut', { params: { entry: end + 1 } });
}

/**
 * Reads the end of a deal's log; undefined before its first entry. Throws deal.log_cut where entries were removed from
 * its end: going on from there would use their numbers again.
 */
export async function readLogEnd(db: Reader, dealId: string): Promise<LogEnd | undefined> {
  const lastSpoken = lastSpokenOf(dealId);
  const [found] = await db
    .select({
      entry: dealLog.entry,
      hash: dealLog.hash,
      // Rows from before this was written with every entry have it only where they are about a message.
      messageSeq: sql<number>`coalesce(${dealLog.messageSeq},
        (select max(l.message_seq) from deal_log l where l.deal_id = ${dealId}), 0)`.mapWith(Number),
      lastSpoken,
    })
    .from(dealLog)
    .where(eq(dealLog.dealId, dealId))
    .orderBy(desc(dealLog.entry))
    .limit(1);
  if (found) {
    const { lastSpoken: spoken, ...end } = found;
    requireWhole(end.entry, spoken);
    return end;
  }
  const [none] = await db.select({ lastSpoken }).from(deals).where(eq(deals.id, dealId));
  requireWhole(0, none?.lastSpoken ?? 0);
  return undefined;
}

/** 128 bits, so that nobody finds a short name or text by trying. */
const newSalt = () => randomBytes(16).toString('hex');

/** Hashing keeps the process busy: after this many entries their statement lets other work come between. */
const entriesPerStatement = 100;

const writtenParts: SQL = sql`insert into deal_log_parts (deal_id, entry, part, salt, value, person_id)
  select "dealId", entry, part, salt, value, "personId"
  from json_to_recordset(${sql.placeholder('parts')}::json) as p("dealId" uuid, entry int, part text, salt text,
    value jsonb, "personId" uuid)`;

const writtenEntries: SQL = sql`insert into deal_log (deal_id, entry, body, hash, message_seq)
  select "dealId", entry, body, hash, "messageSeq"
  from json_to_recordset(${sql.placeholder('entries')}::json) as e("dealId" uuid, entry int, body jsonb, hash text,
    "messageSeq" bigint)`;

const insertEntries = preparedWrite('append_log_entries', { writtenParts, writtenEntries });

async function appendSome(
  tx: Tx,
  deal: typeof deals.$inferSelect,
  happened: readonly NewEntry[],
  end: LogEnd | undefined,
): Promise<LogEnd | undefined> {
  const { id: dealId, brandName } = deal;
  const names = await readNames(
    tx,
    happened.map(({ personId }) => personId),
    brandName,
  );
  const added = happened.flatMap(({ kind, about }) => (kind === 'comment.added' && about ? [about] : []));
  const describeOne = await describeAdded(tx, added);
  const entries: (typeof dealLog.$inferInsert)[] = [];
  const parts: (typeof dealLogParts.$inferInsert)[] = [];
  let last = end;
  for (const newEntry of happened) {
    const { kind, about } = newEntry;
    const content =
      kind === 'comment.added' && about ? describeOne(about) : await describe(tx, deal, newEntry);
    if (content === undefined) continue;
    const entry: number = (last?.entry ?? 0) + 1;
    const seal = (
      part: 'who' | 'what',
      value: LogPerson | LogContent | null | undefined,
      personId: string | null,
    ) => {
      if (!value) return null;
      const salt = newSalt();
      parts.push({ dealId, entry, part, salt, value, personId });
      return digestOf(value, salt);
    };
    const { personId, side, at, recorded, message } = newEntry;
    const body: LogBody = {
      version: 1,
      dealId,
      entry,
      previous: last?.hash ?? null,
      at: at.toISOString(),
      kind,
      side,
      about,
      recorded,
      who: seal('who', personId === null ? null : names.get(personId), personId),
      what: seal('what', content, null),
    };
    const hash = hashOfBody(body);
    const messageSeq: number = message?.seq ?? last?.messageSeq ?? 0;
    entries.push({ dealId, entry, body, hash, messageSeq });
    last = { entry, hash, messageSeq };
  }
  if (entries.length > 0)
    await insertEntries(tx).execute({ entries: JSON.stringify(entries), parts: JSON.stringify(parts) });
  return last;
}

/** Appends in the order given, after `end`; returns the new end. */
export async function appendEntries(
  tx: Tx,
  deal: typeof deals.$inferSelect,
  happened: readonly NewEntry[],
  end: LogEnd | undefined,
): Promise<LogEnd | undefined> {
  let last = end;
  for (let from = 0; from < happened.length; from += entriesPerStatement) {
    last = await appendSome(tx, deal, happened.slice(from, from + entriesPerStatement), last);
  }
  return last;
}

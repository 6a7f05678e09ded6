/** The only way to write to the ledger: an entry with its postings, balanced, booked once (rules/credits#ledger). */
import {
  isBalanced,
  isOfSubscription,
  type LedgerChange,
  postingsOf,
  readyChangeOf,
} from '@briefcast/contract/credits/ledger';
import { eq, type SQL, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { ledgerEntries } from '../../platform/database/tables/index.ts';
import { withParts } from '../../platform/database/with-parts.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { appendFactsOf } from '../../platform/facts/append.ts';
import type { FactKind } from '../../platform/facts/kinds.ts';
import { accountName, type LockedCreditAccount } from './credit-account.ts';

export interface NewEntry {
  /** Identifies what is booked, such as `held:` with the deal's id: the same key is booked only once. */
  key: string;
  change: LedgerChange;
  /** The kind of the fact that the caller appends in this transaction, about the deal or the order given here. */
  cause: FactKind;
  dealId?: string | null;
  orderId?: string | null;
  actorId?: string | null;
  /** For a pack that is bought: when its credits expire. */
  endsAt?: Date;
}

const creditsOf = (change: LedgerChange): number => {
  if ('pack' in change) return change.pack.credits;
  if ('shares' in change) return change.shares.reduce((sum, { credits }) => sum + credits, 0);
  return 'credits' in change ? change.credits : 0;
};

/** Whether an entry was booked under this key. */
export async function hasEntry(db: Reader, key: string): Promise<boolean> {
  const rows = await db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.key, key));
  return rows.length > 0;
}

/** The entry and its postings, as parameters of the statement. */
const asked: SQL = sql`select * from json_to_record(${sql.placeholder('entry')}::json) as e(
  id uuid, key text, owner_id uuid, movement text, cause text, deal_id uuid, order_id uuid, actor_id uuid, credits int,
  change int, created_at timestamptz, is_told boolean)`;
const lines: SQL = sql`select * from json_to_recordset(${sql.placeholder('lines')}::json) as l(
  name text, kind text, unit text, pack_id uuid, ends_at timestamptz, amount bigint)`;

/** Inserts nothing if the key was booked before, and then the parts below do nothing either. */
const booked: SQL = sql`insert into ledger_entries (id, key, owner_id, movement, cause, deal_id, order_id, actor_id,
    credits, change, ready_after, created_at)
  select id, key, owner_id, movement, cause, deal_id, order_id, actor_id, credits, change,
    -- A statement sees the balances as they were before it.
    change + (select coalesce(sum(a.balance), 0)::int from ledger_accounts a
      where a.owner_id = asked.owner_id and a.kind = 'credits.ready'), created_at
  from asked on conflict (key) do nothing returning id, owner_id, ready_after, created_at`;

const moved: SQL = sql`update ledger_accounts a set balance = a.balance + l.amount
  from lines l, booked where a.name = l.name`;

/** Accounts that are used for the first time. The owner's lock keeps others from creating them concurrently. */
const opened: SQL = sql`insert into ledger_accounts (name, owner_id, kind, unit, pack_id, ends_at, balance)
  select l.name, b.owner_id, l.kind, l.unit, l.pack_id, l.ends_at, l.amount from lines l, booked b
  where not exists (select from ledger_accounts a where a.name = l.name)`;

const posted: SQL = sql`insert into ledger_postings (entry_id, account, unit, amount)
  select b.id, l.name, l.unit, l.amount from lines l, booked b`;

/** Makes the owner's pages reload the credits. */
const told: SQL =
  appendFactsOf(sql`(select 'credits.changed' kind, 'SYSTEM' actor, null::uuid actor_id, b.owner_id brand_id,
    null::uuid creator_id, null::uuid deal_id, b.id subject_id, b.created_at, 1 n
  from booked b, asked where asked.is_told) changed`);

const bookEntry = prepared((tx) =>
  withParts(tx, { asked, lines, booked, moved, opened, posted, told })
    .select({ ready: sql<number>`booked.ready_after` })
    .from(sql`booked`)
    .prepare('book_entry'),
);

/**
 * Books an entry in one statement and updates the owner's pages. Returns how many credits can be spent after
 * it; null if the key was booked before, and then nothing changed. The database refuses to overdraw an
 * account.
 */
export async function writeEntry(
  { clock, facts }: Pick<TxDeps, 'clock' | 'facts'>,
  tx: Tx,
  { ownerId }: LockedCreditAccount,
  { key, change, cause, dealId = null, orderId = null, actorId = null, endsAt }: NewEntry,
): Promise<number | null> {
  const postings = postingsOf(change);
  if (postings.length === 0 || !isBalanced(postings)) throw new Error(`The entry ${key} does not balance`);
  const id = uuidv7();
  const entry = {
    id,
    key,
    owner_id: ownerId,
    movement: change.movement,
    cause,
    deal_id: dealId,
    order_id: orderId,
    actor_id: actorId,
    credits: creditsOf(change),
    change: readyChangeOf(postings),
    created_at: clock(),
    is_told: !isOfSubscription(change.movement),
  };
  const moves = postings.map((posting) => ({
    name: accountName(ownerId, posting),
    kind: posting.account,
    unit: posting.unit,
    pack_id: posting.packId,
    ends_at: posting.packId === null ? null : endsAt,
    amount: posting.amount,
  }));
  const [after] = await bookEntry(tx).execute({
    entry: JSON.stringify(entry),
    lines: JSON.stringify(moves),
  });
  if (!after) return null;
  if (entry.is_told) facts.signalAfterCommit();
  return after.ready;
}

/**
 * Fills every list of two people by statements: more rows than a page takes, each as long as the contract lets it be. A row
 * that was made by calls, or by hand here, is multiplied.
 */
import { castingLimits, limits, mostPayoutParts, mostPerPage, mostRunPayments } from '@briefcast/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import {
  creditOrders,
  invoices,
  payoutParts,
  payoutRuns,
  payouts,
  subscriptionOrders,
} from '../platform/database/tables/index.ts';
import { sampleInvoice } from './sample-papers.ts';

/** Both people whose lists are filled, and the casting that the creator applied to. */
export interface FillingLists {
  creatorId: string;
  brandId: string;
  /** Id of the brand's person. */
  userId: string;
  castingId: string;
}

/** One more than the largest page. */
const rows = mostPerPage + 1;

/** A text as long as it may be, of letters of two bytes each, made by the database. */
const longest = (letters: number): SQL => sql`repeat('ص', ${sql.raw(String(letters))})`;

/**
 * Multiplies the row of a table that `where` finds as `t`, once for each row of `over`, which is `o`. `changes` are values
 * of columns by their names; a column `id` is new in each.
 */
async function multiply(
  db: Database,
  table: string,
  where: SQL,
  changes: Record<string, SQL>,
  over: SQL = sql`generate_series(1, ${rows})`,
): Promise<void> {
  const { rows: columns } = (await db.execute(
    sql`select column_name as name from information_schema.columns where table_name = ${table}
      and table_schema = current_schema() and is_generated = 'NEVER' and is_identity = 'NO'`,
  )) as { rows: { name: string }[] };
  const names = columns.map(({ name }) => name);
  const made: Record<string, SQL> = {
    ...(names.includes('id') ? { id: sql`gen_random_uuid()` } : {}),
    ...changes,
  };
  const values = names.map((name) => made[name] ?? sql`t.${sql.identifier(name)}`);
  await db.execute(sql`insert into ${sql.identifier(table)}
    (${sql.join(
      names.map((name) => sql.identifier(name)),
      sql`, `,
    )})
    select ${sql.join(values, sql`, `)} from ${sql.identifier(table)} t, ${over} o where ${where}`);
}

const idOf = (place: SQL): SQL => sql`md5('filled' || ${place})::uuid`;

/** Further creators like the one, as published and with the same works. */
async function fillCreators(db: Database, { creatorId }: FillingLists): Promise<void> {
  const id = idOf(sql`o`);
  await multiply(db, 'users', sql`t.id = ${creatorId}`, {
    id,
    email: sql`'filled' || o || '@people.example'`,
  });
  await multiply(db, 'creators', sql`t.user_id = ${creatorId}`, {
    user_id: id,
    revision: sql`nextval('creator_revisions')`,
    bio: longest(limits.text),
    location: longest(limits.name),
  });
}

/** Further organisations like the one, each with the same person. */
async function fillBrands(db: Database, { brandId, userId }: FillingLists): Promise<void> {
  await multiply(db, 'brands', sql`t.id = ${brandId}`, {
    id: idOf(sql`o`),
    company_name: longest(limits.name),
    industry: longest(limits.name),
  });
  await multiply(db, 'members', sql`t.brand_id = ${brandId} and t.user_id = ${userId}`, {
    brand_id: idOf(sql`o`),
  });
}

/** Orders and invoices of both. */
async function fillOrders(db: Database, { brandId, creatorId, userId }: FillingLists): Promise<void> {
  const text = 'ص'.repeat(limits.title);
  const order = {
    ...{ reference: 'filled', source: 'TRANSFER' as const, netFils: 1, taxBasisPoints: 0, taxFils: 0 },
    ...{
      buyer: { company: text, address: text.repeat(5), taxNumber: '1'.repeat(50), email: '' },
      createdAt: new Date(),
    },
  };
  const [credit] = await db
    .insert(creditOrders)
    .values({ ...order, brandId, orderedBy: userId, credits: 1, payBefore: new Date() })
    .returning({ id: creditOrders.id });
  const reference = sql`t.reference || o`;
  await multiply(db, 'credit_orders', sql`t.id = ${credit?.id}`, { reference });
  const [month] = await db
    .insert(subscriptionOrders)
    .values({ ...order, creatorId, status: 'PAID', paidAt: new Date() })
    .returning({ id: subscriptionOrders.id });
  await multiply(db, 'subscription_orders', sql`t.id = ${month?.id}`, { reference });
  const { id: _, ...document } = sampleInvoice();
  const [invoice] = await db
    .insert(invoices)
    .values({ ownerId: brandId, cause: 'filled', series: 'FILLED', place: 0, document })
    .returning({ id: invoices.id });
  await multiply(db, 'invoices', sql`t.id = ${invoice?.id}`, { cause: sql`t.cause || o`, place: sql`o` });
}

/** Castings of the brand, an application of the creator to each, and applications of all creators to the one. */
async function fillCastings(db: Database, { castingId, creatorId, brandId }: FillingLists): Promise<void> {
  const isOne = sql`t.casting_id = ${castingId} and t.creator_id = ${creatorId}`;
  const written = { pitch: longest(castingLimits.pitch), answer: longest(limits.title) };
  await multiply(
    db,
    'casting_applications',
    isOne,
    { ...written, creator_id: sql`o.user_id` },
    sql`(select user_id from creators where user_id <> ${creatorId} limit ${rows})`,
  );
  await multiply(db, 'castings', sql`t.id = ${castingId}`, { title: longest(castingLimits.title) });
  await multiply(
    db,
    'casting_applications',
    isOne,
    { ...written, casting_id: sql`o.id` },
    sql`(select id from castings where brand_id = ${brandId} and id <> ${castingId})`,
  );
  await db.execute(sql`insert into application_votes (application_id, user_id, vote, note, changed_at)
    select a.id, m.user_id, 'YES', ${longest(castingLimits.note)}, now()
    from casting_applications a join castings c on c.id = a.casting_id
    join members m on m.brand_id = c.brand_id where a.casting_id = ${castingId}`);
  await db.execute(sql`insert into saved_castings (creator_id, casting_id, saved_at)
    select ${creatorId}, id, now() from castings where brand_id = ${brandId} limit ${castingLimits.saved}`);
  await db.execute(sql`insert into casting_drafts (id, brand_id, terms, saved_by, saved_at)
    select gen_random_uuid(), brand_id, terms || jsonb_build_object('description', ${longest(limits.text)}),
      saved_by, saved_at from casting_drafts, generate_series(2, ${castingLimits.drafts})
    where brand_id = ${brandId}`);
}

/** A debt of each deal of the two, paid in as many parts as there may be; runs of the brand, and a case about each debt. */
async function fillPayouts(db: Database, { brandId, creatorId, userId }: FillingLists): Promise<void> {
  const [at, text] = [new Date(), longest(limits.text)];
  const { rows: owed } = (await db.execute(
    sql`select id from deals where brand_id = ${brandId} and creator_id = ${creatorId}`,
  )) as { rows: { id: string }[] };
  const said = {
    ...{ state: 'NOT_ARRIVED' as const, paidOn: at, method: 'BANK_TRANSFER' as const, markedAt: at },
    ...{ markedBy: userId, answeredAt: at, reference: longest(limits.title), answerNote: text },
  };
  const debt = { amountCents: 100_000, paymentDays: 30, completedAt: at, dueAt: at, ...said };
  await db.insert(payouts).values(owed.map(({ id }) => ({ ...debt, dealId: id })));
  const [first] = owed;
  if (!first) return;
  const [part] = await db
    .insert(payoutParts)
    .values({ ...said, dealId: first.id, amountCents: 1 })
    .returning({ id: payoutParts.id });
  await multiply(
    db,
    'payout_parts',
    sql`t.id = ${part?.id}`,
    { deal_id: sql`o.deal_id` },
    sql`(select p.deal_id from (select deal_id from payouts limit 60) p, generate_series(1, ${mostPayoutParts}))`,
  );
  await db.delete(payoutParts).where(eq(payoutParts.id, part?.id ?? ''));
  const [run] = await db
    .insert(payoutRuns)
    .values({ brandId, number: 0, currency: 'USD', createdAt: at, createdBy: userId })
    .returning({ id: payoutRuns.id });
  await multiply(db, 'payout_runs', sql`t.id = ${run?.id}`, { number: sql`o` }, sql`generate_series(1, 40)`);
  await db.execute(sql`insert into payout_run_payments (run_id, deal_id, amount_cents)
    select r.id, d.deal_id, 1 from payout_runs r,
      (select p.deal_id from payouts p join deals d on d.id = p.deal_id where d.brand_id = ${brandId}
        limit ${mostRunPayments}) d where r.brand_id = ${brandId}`);
  await db.execute(sql`insert into disputes (id, deal_id, state, owed_cents, decision, closed_at, created_at)
    select gen_random_uuid(), deal_id, 'REDUCED', 1, ${text}, now(), now() from payouts`);
}

/** All of it. */
export async function fillLists(db: Database, filling: FillingLists): Promise<void> {
  await fillCreators(db, filling);
  await fillBrands(db, filling);
  await fillOrders(db, filling);
  await fillCastings(db, filling);
  await fillPayouts(db, filling);
  await db.execute(sql`analyze`);
}

/** The statement of an organisation: every entry of its credits, in pages (rules/credits#statement). */
import {
  CreditMovement,
  mostPerPage,
  type PageQuery,
  type Statement,
  type StatementLine,
  statementPerPage,
} from '@briefcast/contract';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { isBehindCursor, pageOf, pageValues } from '../../platform/database/newest-first.ts';
import { prepared } from '../../platform/database/prepared.ts';
import {
  creators,
  creditGrants,
  creditOrders,
  deals,
  ledgerEntries,
  users,
} from '../../platform/database/tables/index.ts';
import { nameOfPerson } from './person-name.ts';

const ownerId = sql`${sql.placeholder('ownerId')}::uuid`;
const isOfMovement = sql`(${sql.placeholder('movement')}::text is null
  or ${ledgerEntries.movement} = ${sql.placeholder('movement')}::text)`;

const lines = prepared((db) =>
  db
    .select({
      id: ledgerEntries.id,
      movement: ledgerEntries.movement,
      createdAt: ledgerEntries.createdAt,
      dealId: deals.id,
      dealTitle: deals.title,
      creatorFirstName: creators.firstName,
      creatorLastName: creators.lastName,
      orderId: creditOrders.id,
      reference: creditOrders.reference,
      by: nameOfPerson,
      reason: creditGrants.reason,
      credits: ledgerEntries.credits,
      change: ledgerEntries.change,
      readyAfter: ledgerEntries.readyAfter,
    })
    .from(ledgerEntries)
    .leftJoin(deals, eq(deals.id, ledgerEntries.dealId))
    .leftJoin(creators, eq(creators.userId, deals.creatorId))
    .leftJoin(creditOrders, eq(creditOrders.id, ledgerEntries.orderId))
    .leftJoin(users, eq(users.id, ledgerEntries.actorId))
    .leftJoin(
      creditGrants,
      and(
        eq(creditGrants.brandId, ownerId),
        sql`${ledgerEntries.key} = 'given:' || ${creditGrants.id}::text`,
      ),
    )
    .where(
      and(
        eq(ledgerEntries.ownerId, ownerId),
        isOfMovement,
        isBehindCursor(ledgerEntries.createdAt, ledgerEntries.id),
      ),
    )
    .orderBy(desc(ledgerEntries.createdAt), desc(ledgerEntries.id))
    .limit(sql.placeholder('limit'))
    .prepare('ledger_statement'),
);
const lineCount = prepared((db) =>
  db
    .select({ count: count() })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.ownerId, ownerId), isOfMovement))
    .prepare('ledger_statement_count'),
);

interface Filtered extends PageQuery {
  movement?: CreditMovement | undefined;
}

/** A page of the statement, newest first. Throws request.invalid for a bad cursor. */
export async function readStatement(db: Reader, brandId: string, query: Filtered): Promise<Statement> {
  const page = pageValues(query, statementPerPage);
  const filter = { ownerId: brandId, movement: query.movement ?? null };
  const { rows, nextCursor } = pageOf(await lines(db).execute({ ...filter, ...page }), page);
  const [counted] = await lineCount(db).execute(filter);
  const shown = rows.map(
    ({
      dealId,
      dealTitle,
      creatorFirstName,
      creatorLastName,
      orderId,
      reference,
      movement,
      createdAt,
      reason,
      ...line
    }): StatementLine => ({
      ...line,
      ...(reason === null ? {} : { reason }),
      // All entries of a brand are movements of credits.
      movement: CreditMovement.parse(movement),
      createdAt: createdAt.toISOString(),
      deal:
        dealId !== null && dealTitle !== null
          ? {
              id: dealId,
              title: dealTitle,
              creator: [creatorFirstName, creatorLastName].filter(Boolean).join(' ') || null,
            }
          : null,
      order: orderId !== null && reference !== null ? { id: orderId, reference } : null,
    }),
  );
  return { lines: shown, total: counted?.count ?? 0, nextCursor };
}

/** Every line of the statement, newest first, read a few hundred at a time. */
export async function* readWholeStatement(
  db: Reader,
  brandId: string,
  movement: CreditMovement | undefined,
): AsyncGenerator<StatementLine> {
  let cursor: string | undefined;
  do {
    const page = await readStatement(db, brandId, { movement, cursor, limit: mostPerPage });
    yield* page.lines;
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
}

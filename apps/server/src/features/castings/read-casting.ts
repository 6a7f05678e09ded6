/** A casting as everybody reads it on its own page. */
import { AppError, api, type BoardPage, type BoardQuery, type Casting } from '@briefcast/contract';
import { eq, sql } from 'drizzle-orm';
import { isBrandSuspended } from '../../platform/auth/suspended.ts';
import type { Reader } from '../../platform/database/database.ts';
import { brands, castings } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { checkedQuery } from '../../platform/http/checked-query.ts';
import { bytesOf } from '../../platform/http/ready-answer.ts';
import { brandFactsOf, enoughDealsFor } from '../brands/brand-facts.ts';
import type { Board } from './board/board.ts';
import { presentWhole, wholeColumns } from './casting-columns.ts';
import { versionOf } from './casting-row.ts';

type ReadDeps = { db: Reader } & Pick<Deps, 'clock' | 'settings'>;

/**
 * Finds a casting by its address, also where the board does not show it; null for one that does not exist. Throws
 * casting.paused while its brand is suspended.
 */
export async function findCasting({ db, clock, settings }: ReadDeps, id: string): Promise<Casting | null> {
  const [row] = await db
    .select({
      ...wholeColumns,
      facts: brandFactsOf(sql`${castings.brandId}`),
      isPaused: isBrandSuspended(sql`${castings.brandId}`),
    })
    .from(castings)
    .innerJoin(brands, eq(brands.id, castings.brandId))
    .where(eq(castings.id, id));
  if (!row) return null;
  if (row.isPaused) throw new AppError('casting.paused');
  const casting = presentWhole(row, clock());
  return {
    ...casting,
    // Readers do not know the default here; a brief would say it.
    paymentDays: casting.paymentDays ?? settings.now().termsOfPaymentDays,
    brandFacts: enoughDealsFor(row.facts),
    version: versionOf(row),
  };
}

/** Throws casting.not_found and casting.paused. */
export async function readCasting(deps: ReadDeps, id: string): Promise<Casting> {
  const casting = await findCasting(deps, id);
  if (!casting) throw new AppError('casting.not_found');
  return casting;
}

function nullIfPaused(error: unknown): null {
  if (error instanceof AppError && error.code === 'casting.paused') return null;
  throw error;
}

/** The casting of a rendered page: exactly what the call answers; null for what is no id, and for a paused one. */
export async function castingPage(deps: ReadDeps, id: string): Promise<Casting | null> {
  const { params, reply } = api.castings.read;
  const asked = params.safeParse({ id });
  const casting = asked.success ? await findCasting(deps, asked.data.id).catch(nullIfPaused) : null;
  return casting && reply.parse({ casting }).casting;
}

/** A page of the board for a rendered page: exactly what the call answers to everybody. */
export async function boardPage(board: Board, query: BoardQuery): Promise<BoardPage> {
  const ready = await board.answer(checkedQuery(api.castings.board, query));
  return (JSON.parse(bytesOf(ready).toString()) as { data: BoardPage }).data;
}

/** Statements of numbers, as a deal reads all of them and a campaign those that count. */
import { type CampaignResult, currentResults, type Result } from '@briefcast/contract';
import { asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { files, postResults, publications } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { personOf } from '../accounts/person.ts';
import { presentProof, proofColumns } from '../payouts/payment-proof.ts';

const statedColumns = {
  id: postResults.id,
  publicationId: postResults.publicationId,
  moment: postResults.moment,
  numbers: postResults.numbers,
  by: postResults.byRole,
  byPerson: personOf(postResults.byPerson.getSQL()),
  statedAt: postResults.statedAt,
  importedFrom: postResults.importedFrom,
  agrees: postResults.agrees,
};

/** Every statement about the posts of a deal by their ids, oldest first. */
export async function resultsOf(
  deps: { db: Reader } & Pick<Deps, 'keys' | 'clock'>,
  dealId: string,
): Promise<Map<string, Result[]>> {
  const rows = await deps.db
    .select({
      ...statedColumns,
      note: postResults.answerNote,
      answeredAt: postResults.answeredAt,
      person: personOf(postResults.answeredBy.getSQL()),
      proof: proofColumns,
    })
    .from(postResults)
    .innerJoin(publications, eq(publications.id, postResults.publicationId))
    .leftJoin(files, eq(files.id, postResults.proofFileId))
    .where(eq(publications.dealId, dealId))
    .orderBy(asc(postResults.id));
  const byPost = Map.groupBy(rows, ({ publicationId }) => publicationId);
  return new Map(
    [...byPost].map(([id, ofPost]) => [
      id,
      ofPost.map(({ publicationId: _, statedAt, agrees, note, person, answeredAt, proof, ...result }) => ({
        ...result,
        statedAt: statedAt.toISOString(),
        proof: presentProof(deps, proof),
        answer:
          agrees === null || answeredAt === null
            ? null
            : { agrees, note, person, answeredAt: answeredAt.toISOString() },
      })),
    ]),
  );
}

/** Statements about these posts that count, by the ids of the posts. */
export async function countingResults(
  db: Reader,
  publicationIds: readonly string[],
): Promise<Map<string, CampaignResult[]>> {
  const rows = await db
    .select({ ...statedColumns, hasProof: sql<boolean>`(${isNotNull(postResults.proofFileId)})` })
    .from(postResults)
    .where(inArray(postResults.publicationId, [...publicationIds]))
    .orderBy(asc(postResults.id));
  const byPost = Map.groupBy(rows, ({ publicationId }) => publicationId);
  return new Map(
    [...byPost].map(([id, ofPost]) => [
      id,
      currentResults(ofPost).map(({ publicationId: _, statedAt, ...result }) => ({
        ...result,
        statedAt: statedAt.toISOString(),
      })),
    ]),
  );
}

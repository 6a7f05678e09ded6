/** Pictures that a report can show: of each deal the still of a film, and of numbers their proof. */
import type { CampaignDeal, ReportPart } from '@briefcast/contract';
import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { files, postResults } from '../../platform/database/tables/index.ts';

/** Approved work with a small picture: of each deal its first film comes last, before that its first picture. */
const readStills = (db: Reader, dealIds: readonly string[]) =>
  db
    .select({ dealId: files.dealId, id: files.id })
    .from(files)
    .where(
      and(
        inArray(files.dealId, [...dealIds]),
        eq(files.uploaderRole, 'CREATOR'),
        eq(files.attached, false),
        eq(files.superseded, false),
        eq(files.status, 'APPROVED'),
        isNotNull(files.posterKey),
      ),
    )
    // A map keeps the last one of each deal.
    .orderBy(asc(sql`${files.type} = 'VIDEO'`), desc(files.id));

const readProofs = (db: Reader, resultIds: readonly string[]) =>
  db
    .select({ resultId: postResults.id, id: files.id })
    .from(postResults)
    .innerJoin(files, eq(files.id, postResults.proofFileId))
    .where(and(inArray(postResults.id, [...resultIds]), isNotNull(files.posterKey)));

/** Finds files with a small picture: stills by their deals, and proofs by statements of numbers. */
export async function findPictures(
  db: Reader,
  deals: readonly CampaignDeal[],
  shows: readonly ReportPart[],
): Promise<{ stillOf: Map<string, string>; proofOf: Map<string, string> }> {
  const posted = deals.filter(({ posts }) => posts.length > 0);
  const resultIds = posted.flatMap(({ posts }) =>
    posts.flatMap(({ results }) => results.map(({ id }) => id)),
  );
  const stills = shows.includes('stills')
    ? await readStills(
        db,
        posted.map(({ dealId }) => dealId),
      )
    : [];
  const proofs = shows.includes('proof') ? await readProofs(db, resultIds) : [];
  return {
    stillOf: new Map(stills.map(({ dealId, id }) => [dealId, id])),
    proofOf: new Map(proofs.map(({ resultId, id }) => [resultId, id])),
  };
}

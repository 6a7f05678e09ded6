/** A brand casts applicants: a brief for each at the price that they asked, or for none of them (rules/castings#casting). */
import { AppError, type CastDeal, type Casts, type NewDeal, openPlaces } from '@briefcast/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { castingApplications, creators } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { sendBriefs } from '../deals/create-deals.ts';
import { aboutCasting } from './about-casting.ts';
import { type LockedCasting, lockOwnCasting } from './access.ts';

type Row = typeof castingApplications.$inferSelect;
type Choices = Casts['choices'];

const idsOf = (choices: Choices) => choices.map(({ applicationId }) => applicationId);

/** Locks the creators first: an unpublication or a deletion comes before the brief, or waits for it. */
async function holdCreators(tx: Tx, castingId: string, choices: Choices): Promise<void> {
  const asked = tx
    .select({ id: castingApplications.creatorId })
    .from(castingApplications)
    .where(
      and(eq(castingApplications.castingId, castingId), inArray(castingApplications.id, idsOf(choices))),
    );
  await tx
    .select({ id: creators.userId })
    .from(creators)
    .where(inArray(creators.userId, asked))
    .orderBy(asc(creators.userId))
    .for('share');
}

/**
 * Reads the chosen applications as they are under the casting's lock. Throws application.not_found for one of
 * another casting, casting.already_cast, casting.applicant_gone for one that was withdrawn or turned down,
 * casting.price_changed.
 */
async function readChosen(tx: Tx, casting: LockedCasting, choices: Choices): Promise<Row[]> {
  const rows = await tx
    .select()
    .from(castingApplications)
    .where(
      and(eq(castingApplications.castingId, casting.id), inArray(castingApplications.id, idsOf(choices))),
    );
  return choices.map(({ applicationId, price }) => {
    const row = rows.find(({ id }) => id === applicationId);
    if (!row) throw new AppError('application.not_found');
    if (row.outcome === 'CAST') throw new AppError('casting.already_cast');
    if (row.outcome !== 'WAITING') throw new AppError('casting.applicant_gone');
    if (row.price !== price) throw new AppError('casting.price_changed');
    return row;
  });
}

const briefOf = (casting: LockedCasting, { creatorId, price }: Row): NewDeal => {
  const { requirements, deliverableWishes, rounds, paymentDays, rights } = casting.terms;
  return {
    title: casting.title,
    description: casting.description,
    currency: casting.currency,
    deadline: casting.dueAt.toISOString(),
    budget: price,
    creatorId,
    requirements,
    deliverableWishes,
    rounds,
    ...(casting.categoryIds[0] ? { categoryId: casting.categoryIds[0] } : {}),
    ...(paymentDays === null ? {} : { paymentDays }),
    ...(rights === null ? {} : { rights }),
  };
};

/**
 * Casts them in one transaction. Of two concurrent members the second waits for the first, and the refusal
 * says how many places are left. Throws casting.over, casting.places_taken, casting.already_cast,
 * casting.applicant_gone, casting.price_changed, application.not_found, billing.no_credits, campaign.not_found,
 * campaign.archived, request.invalid
 * where the day of the content is over, casting.not_found, team.role_too_small and team.no_organization.
 */
export async function castApplicants(
  deps: Pick<TxDeps, 'facts' | 'clock' | 'settings'>,
  tx: Tx,
  actor: UserActor & { role: 'BRAND' },
  castingId: string,
  { choices, campaignId }: Casts,
): Promise<CastDeal[]> {
  await holdCreators(tx, castingId, choices);
  const casting = await lockOwnCasting(tx, actor, 'casting.post', castingId);
  if (casting.endedAt !== null) throw new AppError('casting.over');
  const places = openPlaces(casting);
  if (choices.length > places) throw new AppError('casting.places_taken', { params: { n: places } });
  const chosen = await readChosen(tx, casting, choices);
  const deals = await sendBriefs(
    deps,
    tx,
    actor,
    chosen.map((row) => briefOf(casting, row)),
    campaignId,
  ).catch((error: unknown) => {
    throw isUnavailable(error) ? new AppError('casting.applicant_gone') : error;
  });
  const made = chosen.map((row) => {
    const deal = deals.find(({ creatorId }) => creatorId === row.creatorId);
    if (!deal) throw new Error(`No deal was made of the application ${row.id}`);
    return { applicationId: row.id, dealId: deal.id, creatorId: row.creatorId };
  });
  const now = deps.clock();
  for (const { applicationId, dealId } of made)
    await tx
      .update(castingApplications)
      .set({ outcome: 'CAST', dealId, mark: null, seenAt: now })
      .where(eq(castingApplications.id, applicationId));
  await deps.facts.append(
    tx,
    ...made.map(({ creatorId }) => ({
      kind: 'casting.cast' as const,
      ...aboutCasting(casting, actor),
      creatorId,
    })),
  );
  return made.map(({ applicationId, dealId }) => ({ applicationId, dealId }));
}

/** Whether a creator takes no briefs now. */
const isUnavailable = (error: unknown): boolean =>
  error instanceof AppError && (error.findings ?? []).some(({ code }) => code === 'creator.unavailable');

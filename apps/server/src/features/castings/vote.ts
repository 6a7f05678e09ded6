/** Votes of the brand's team members on an application (rules/castings#votes). */
import { AppError, type MemberVote, type NewVote } from '@briefcast/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { applicationVotes, castingApplications } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { personOf } from '../accounts/person.ts';
import { aboutCasting } from './about-casting.ts';
import { lockOwnCasting } from './access.ts';

interface KeptVote extends Omit<MemberVote, 'changedAt'> {
  at: number;
}

const moments = (votes: KeptVote[]): MemberVote[] =>
  votes.map(({ at, ...vote }) => ({ ...vote, changedAt: new Date(at).toISOString() }));

/** Votes on the row's application, oldest first, as JSON. */
export const votesOfApplication: SQL<MemberVote[]> = sql`(
  select coalesce(json_agg(json_build_object('by', ${personOf(sql`v.user_id`)}, 'vote', v.vote, 'note', v.note,
    'at', round(extract(epoch from v.changed_at) * 1000)) order by v.changed_at, v.user_id), '[]'::json)
  from application_votes v where v.application_id = "casting_applications"."id")`.mapWith(moments);

/** Score of the votes on the row's application, as `scoreOfVotes` of the contract. */
export const scoreOfApplication: SQL = sql`(
  select coalesce(sum(case v.vote when 'YES' then 2 when 'MAYBE' then 1 when 'NO' then -2 else 0 end), 0)
  from application_votes v where v.application_id = "casting_applications"."id")`;

async function readVotes(tx: Tx, applicationId: string): Promise<MemberVote[]> {
  const [row] = await tx
    .select({ votes: votesOfApplication })
    .from(castingApplications)
    .where(eq(castingApplications.id, applicationId));
  return row?.votes ?? [];
}

/**
 * Records the actor's vote, or takes it back where it is empty. Throws application.not_found, also for one that was
 * withdrawn, casting.over, casting.not_found, team.role_too_small and team.no_organization.
 */
export async function voteOnApplication(
  { db, facts, clock }: Pick<Deps, 'db' | 'facts' | 'clock'>,
  actor: UserActor,
  { id, applicationId }: { id: string; applicationId: string },
  { vote, note }: NewVote,
): Promise<MemberVote[]> {
  return db.transaction(async (tx) => {
    const casting = await lockOwnCasting(tx, actor, 'casting.read', id);
    const [found] = await tx
      .select({ outcome: castingApplications.outcome })
      .from(castingApplications)
      .where(and(eq(castingApplications.id, applicationId), eq(castingApplications.castingId, id)));
    if (!found || found.outcome === 'WITHDRAWN') throw new AppError('application.not_found');
    if (casting.endedAt !== null) throw new AppError('casting.over');
    const own = { applicationId, userId: actor.userId };
    if (vote === null && note === '')
      await tx
        .delete(applicationVotes)
        .where(
          and(eq(applicationVotes.applicationId, applicationId), eq(applicationVotes.userId, actor.userId)),
        );
    else {
      const saved = { vote, note, changedAt: clock() };
      await tx
        .insert(applicationVotes)
        .values({ ...own, ...saved })
        .onConflictDoUpdate({
          target: [applicationVotes.applicationId, applicationVotes.userId],
          set: saved,
        });
    }
    await facts.append(tx, { kind: 'casting.application_changed', ...aboutCasting(casting, actor) });
    return readVotes(tx, applicationId);
  });
}

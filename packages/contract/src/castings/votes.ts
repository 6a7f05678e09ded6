/** Opinions of a brand's members on an application, each for themselves (rules/castings#votes). */
import { instant, text } from '../kit/codecs.ts';
import { z } from '../kit/zod.ts';
import { Person } from '../teams/member.ts';
import { castingLimits } from './limits.ts';

export const teamVotes = ['YES', 'MAYBE', 'NO'] as const;
export const TeamVote = z.enum(teamVotes);
export type TeamVote = z.infer<typeof TeamVote>;

/** Vote of a member: a vote without a note, a note without a vote, or neither to withdraw both. */
export const NewVote = z.object({ vote: TeamVote.nullable(), note: text(castingLimits.note) });
export type NewVote = z.infer<typeof NewVote>;

/** Vote of one member on an application, as the whole team reads it. */
export const MemberVote = z.object({
  by: Person,
  vote: TeamVote.nullable(),
  note: z.string(),
  changedAt: instant,
});
export type MemberVote = z.infer<typeof MemberVote>;

/** How many said what. */
export type VoteCounts = Record<TeamVote, number>;

export const countVotes = (votes: readonly Pick<MemberVote, 'vote'>[]): VoteCounts => {
  const counts: VoteCounts = { YES: 0, MAYBE: 0, NO: 0 };
  for (const { vote } of votes) if (vote) counts[vote] += 1;
  return counts;
};

/** Score of the votes, by which applicants are sorted: wanted ones come before ones that nobody judged. */
export const scoreOfVotes = ({ YES, MAYBE, NO }: VoteCounts): number => 2 * YES + MAYBE - 2 * NO;

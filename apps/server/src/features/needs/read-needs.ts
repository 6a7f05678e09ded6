/** The queue of a person: everything that needs them, and what waits for others (rules/needs). */
import {
  AppError,
  byEnd,
  byUrgency,
  isAway,
  isNeedOf,
  mayPutOff,
  mostNeeds,
  mostWaiting,
  type Need,
  type Needs,
  needRow,
  type PersonActor,
  partyId,
  type WaitingLine,
} from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import type { FoundNeed } from './found.ts';
import { needsOfDeal } from './needs-of-deal.ts';
import { needsOfPayouts, waitingOfPayouts } from './needs-of-payouts.ts';
import { type PutOff, readPutOffs } from './put-offs.ts';
import { readNewApplicants, readOpenInvitations } from './read-castings.ts';
import { readDealsOfParty } from './read-deals.ts';
import { readOpenPayouts } from './read-payouts.ts';
import { readEndingRights, readOpenRenewals } from './read-rights.ts';
import { waitingOfDeal } from './waiting-of-deal.ts';

type ReadDeps = { db: Reader } & Pick<Deps, 'clock'>;

/** The person's own address, as long as nothing showed that mails reach it. */
async function readUnconfirmed(db: Reader, userId: string): Promise<FoundNeed[]> {
  const [person] = await db
    .select({ createdAt: users.createdAt, confirmedAt: users.emailConfirmedAt })
    .from(users)
    .where(eq(users.id, userId));
  if (!person || person.confirmedAt !== null) return [];
  const since = person.createdAt.toISOString();
  const about = { deal: null, casting: null, who: null, count: 1 };
  const kind = 'account.confirm_mail';
  return [{ key: kind, kind, version: since, since, at: since, ...about }];
}

/** Everything of the party that waits for either side. */
async function readParty(
  { db, clock }: ReadDeps,
  { role, userId }: PersonActor,
  party: string,
): Promise<{ needs: FoundNeed[]; waiting: WaitingLine[] }> {
  const now = clock();
  const deals = await readDealsOfParty(db, { role, party, userId, now });
  const payouts = await readOpenPayouts(db, role, party);
  const renewals = await readOpenRenewals(db, { role, party, now });
  const besides =
    role === 'BRAND'
      ? [...(await readEndingRights(db, party, now)), ...(await readNewApplicants(db, party, now))]
      : await readOpenInvitations(db, party, now);
  return {
    needs: [
      ...deals.flatMap((deal) => needsOfDeal(deal, role, now)),
      ...needsOfPayouts(payouts, { role, party, now }),
      ...renewals.needs,
      ...besides,
    ],
    waiting: [
      ...deals.flatMap((deal) => waitingOfDeal(deal, role, now)),
      ...waitingOfPayouts(payouts, role, now),
      ...renewals.waiting,
    ],
  };
}

const present = ({ version: _, ...need }: FoundNeed): Need => need;

/** Whether a need is away that the person put off; one that became harm comes back before its time. */
const isPutOff = (need: FoundNeed, kept: PutOff | undefined, now: Date): kept is PutOff =>
  kept !== undefined && mayPutOff(need.kind, kept.until) && isAway(kept, need.version, now);

/** All that there is for the person, with what they put off and what is their team's alone. */
async function readAll(deps: ReadDeps, actor: PersonActor) {
  const party = partyId(actor);
  const { needs, waiting } = party ? await readParty(deps, actor, party) : { needs: [], waiting: [] };
  const all = [...needs, ...(await readUnconfirmed(deps.db, actor.userId))];
  return { own: all.filter(({ kind }) => isNeedOf(kind, actor)), all, waiting };
}

/** Moments in their order, those that nothing names last. */
const byReturn = (one: Need, other: Need): number =>
  Date.parse(one.putOff?.at ?? '9999-12-31') - Date.parse(other.putOff?.at ?? '9999-12-31') ||
  (one.key < other.key ? -1 : 1);

/** The person's queue. */
export async function readNeeds(deps: ReadDeps, actor: PersonActor): Promise<Needs> {
  const now = deps.clock();
  const { own, all, waiting } = await readAll(deps, actor);
  const kept = await readPutOffs(deps.db, actor.userId);
  const needs: FoundNeed[] = [];
  const putOff: Need[] = [];
  for (const need of own) {
    const row = kept.get(need.key);
    if (isPutOff(need, row, now))
      putOff.push({ ...present(need), putOff: { until: row.until, at: row.backAt?.toISOString() ?? null } });
    else needs.push(need);
  }
  const ofTeam = all.filter(({ kind }) => needRow(kind).audience.includes(actor.role)).length - own.length;
  return {
    needs: byUrgency(needs).slice(0, mostNeeds).map(present),
    total: needs.length,
    putOff: putOff.sort(byReturn).slice(0, mostNeeds),
    ofTeam,
    waiting: byEnd(waiting).slice(0, mostWaiting),
    waitingTotal: waiting.length,
  };
}

/** One need of the person by its key. Throws need.gone. */
export async function findNeed(deps: ReadDeps, actor: PersonActor, key: string): Promise<FoundNeed> {
  const { own } = await readAll(deps, actor);
  const found = own.find((need) => need.key === key);
  if (!found) throw new AppError('need.gone');
  return found;
}

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
  type NeedKind,
  type Needs,
  needRow,
  type PersonActor,
  partyId,
} from '@briefcast/contract';
import type { Reader } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { FoundNeed } from './found.ts';
import type { PutOff } from './put-offs.ts';
import { readParty, readPartyAbout } from './read-party.ts';

type ReadDeps = { db: Reader } & Pick<Deps, 'clock'>;

const present = ({ version: _, ...need }: FoundNeed): Need => need;

/** Whether a need is away that the person put off; one that became harm comes back before its time. */
const isPutOff = (need: FoundNeed, kept: PutOff | undefined, now: Date): kept is PutOff =>
  kept !== undefined && mayPutOff(need.kind, kept.until) && isAway(kept, need.version, now);

/** All that there is for the person, with what they put off and what is their team's alone. */
async function readAll({ db, clock }: ReadDeps, actor: PersonActor) {
  const { role, userId } = actor;
  const { needs, ...rest } = await readParty(db, { role, userId, party: partyId(actor), now: clock() });
  return { own: needs.filter(({ kind }) => isNeedOf(kind, actor)), all: needs, ...rest };
}

/** Moments in their order, those that nothing names last. */
const byReturn = (one: Need, other: Need): number =>
  Date.parse(one.putOff?.at ?? '9999-12-31') - Date.parse(other.putOff?.at ?? '9999-12-31') ||
  (one.key < other.key ? -1 : 1);

/** The person's queue. */
export async function readNeeds(deps: ReadDeps, actor: PersonActor): Promise<Needs> {
  const now = deps.clock();
  const { own, all, waiting, putOffs } = await readAll(deps, actor);
  const kept = new Map(putOffs.map((row) => [row.key, row]));
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

/** Number of things that need the person and are not put off: that of the queue's head and of the app's icon. */
export const countNeeds = async (deps: ReadDeps, actor: PersonActor): Promise<number> =>
  (await readNeeds(deps, actor)).total;

/** Reads kinds of needs of a party about a deal or a casting, for any role; messages are the person's own. */
export async function readNeedKinds(
  { db, clock }: ReadDeps,
  reader: Pick<PersonActor, 'role' | 'userId'> & { party: string },
  about: { dealId: string | null; castingId: string | null },
): Promise<Set<NeedKind>> {
  const found = await readPartyAbout(db, { ...reader, now: clock(), ...about });
  return new Set(found.map(({ kind }) => kind));
}

/** One need of the person by its key. Throws need.gone. */
export async function findNeed(deps: ReadDeps, actor: PersonActor, key: string): Promise<FoundNeed> {
  const { own } = await readAll(deps, actor);
  const found = own.find((need) => need.key === key);
  if (!found) throw new AppError('need.gone');
  return found;
}

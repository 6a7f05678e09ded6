/** Everything of a party that waits for either side, in one statement, with the reader's own address and put-offs. */
import type { Role, SuspendedAs, WaitingLine } from '@briefcast/contract';
import { addDays, marketDay } from '@briefcast/contract/kit/days';
import { needRests } from '@briefcast/contract/suspensions/resting-needs';
import { eq, type SQL, sql } from 'drizzle-orm';
import { suspendedAs } from '../../platform/auth/suspended.ts';
import type { Reader } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { readTogether } from '../../platform/database/read-together.ts';
import { needPutOffs, users } from '../../platform/database/tables/index.ts';
import type { FoundNeed, NeedsOf } from './found.ts';
import { needsOfDeal } from './needs-of-deal.ts';
import { needsOfPayouts, waitingOfPayouts } from './needs-of-payouts.ts';
import type { PutOff } from './put-offs.ts';
import {
  needsOfApplicants,
  needsOfInvitations,
  selectInvitations,
  selectNewApplicants,
} from './read-castings.ts';
import { rejectedDays, selectDeals } from './read-deals.ts';
import { selectPayouts } from './read-payouts.ts';
import { needsOfPosts, selectUnstatedPosts, unstatedDays } from './read-posts.ts';
import {
  endsSoonDays,
  needsOfRights,
  ofRenewals,
  selectEndingRights,
  selectRenewals,
} from './read-rights.ts';
import { waitingOfDeal } from './waiting-of-deal.ts';

const ofPerson = (db: Reader, brandId: SQL) => ({
  person: db
    .select({
      createdAt: users.createdAt,
      confirmedAt: users.emailConfirmedAt,
      suspended: suspendedAs(sql`"users"."id"`, brandId),
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId'))),
  putOffs: db
    .select()
    .from(needPutOffs)
    .where(eq(needPutOffs.userId, sql.placeholder('userId'))),
});

const ofParty = sql`${sql.placeholder('party')}::uuid`;

const ofEither = (db: Reader, of: NeedsOf) => ({
  deals: selectDeals(db, of),
  payouts: selectPayouts(db, of),
  renewals: selectRenewals(db, of),
});

const ofBrand = (db: Reader, isOne: boolean) => ({
  ...ofEither(db, { role: 'BRAND', isOne }),
  rights: selectEndingRights(db, { role: 'BRAND', isOne }),
  applicants: selectNewApplicants(db, { isOne }),
});

const ofCreator = (db: Reader, isOne: boolean) => ({
  ...ofEither(db, { role: 'CREATOR', isOne }),
  invitations: selectInvitations(db, { isOne }),
  posts: selectUnstatedPosts(db, { isOne }),
});

const statements = {
  all: {
    BRAND: prepared((db) =>
      readTogether(db, 'needs_of_brand', { ...ofBrand(db, false), ...ofPerson(db, ofParty) }),
    ),
    CREATOR: prepared((db) =>
      readTogether(db, 'needs_of_creator', { ...ofCreator(db, false), ...ofPerson(db, ofParty) }),
    ),
  },
  one: {
    BRAND: prepared((db) => readTogether(db, 'needs_of_brand_about', ofBrand(db, true))),
    CREATOR: prepared((db) => readTogether(db, 'needs_of_creator_about', ofCreator(db, true))),
  },
  person: prepared((db) => readTogether(db, 'needs_of_person', ofPerson(db, sql`null::uuid`))),
};

interface Asked {
  role: Role;
  party: string;
  userId: string;
  now: Date;
}

const valuesOf = ({ party, userId, now }: Asked) => ({
  party,
  userId,
  now: now.toISOString(),
  yesterday: addDays(now, -1).toISOString(),
  endsBefore: addDays(now, endsSoonDays).toISOString(),
  rejectedAfter: addDays(now, -rejectedDays).toISOString(),
  today: marketDay(now).toISOString(),
  unstatedAfter: addDays(now, -unstatedDays).toISOString(),
});

type Rows<Parts> = { [Name in keyof Parts]: Awaited<Parts[Name]> };
type BrandRows = Rows<ReturnType<typeof ofBrand>>;
type CreatorRows = Rows<ReturnType<typeof ofCreator>>;

function needsOfRows(rows: BrandRows | CreatorRows, asked: Asked) {
  const { role, now } = asked;
  const { deals, payouts, renewals } = rows;
  const offers = ofRenewals(renewals, asked);
  const besides =
    'rights' in rows
      ? [...needsOfRights(rows.rights), ...needsOfApplicants(rows.applicants, now)]
      : [...needsOfInvitations(rows.invitations), ...needsOfPosts(rows.posts)];
  return {
    needs: [
      ...deals.flatMap((deal) => needsOfDeal(deal, role, now)),
      ...needsOfPayouts(payouts, asked),
      ...offers.needs,
      ...besides,
    ],
    waiting: [
      ...deals.flatMap((deal) => waitingOfDeal(deal, role, now)),
      ...waitingOfPayouts(payouts, role, now),
      ...offers.waiting,
    ],
  };
}

interface OfPerson {
  person: { createdAt: Date; confirmedAt: Date | null; suspended: SuspendedAs | null }[];
  putOffs: PutOff[];
}

interface PartysNeeds {
  needs: FoundNeed[];
  waiting: WaitingLine[];
}

/** Needs of the person alone: an address that nothing confirmed. */
function needsOfPerson({ person: [person] }: OfPerson): FoundNeed[] {
  if (!person || person.confirmedAt !== null) return [];
  const since = person.createdAt.toISOString();
  const about = { deal: null, casting: null, who: null, count: 1 };
  const kind = 'account.confirm_mail';
  return [{ key: kind, kind, version: since, since, at: since, ...about }];
}

/** Leaves out needs whose act rests while the person is suspended. */
const possible = (needs: FoundNeed[], { person: [person] }: OfPerson): FoundNeed[] => {
  const suspended = person?.suspended ?? null;
  return suspended === null ? needs : needs.filter(({ kind }) => !needRests(kind, suspended));
};

/** Everything of the party and the person; null for the party of somebody who belongs to no organisation. */
export async function readParty(
  db: Reader,
  { party, ...of }: Omit<Asked, 'party'> & { party: string | null },
): Promise<PartysNeeds & { putOffs: PutOff[] }> {
  if (party === null) {
    const rows = await statements.person(db).execute({ userId: of.userId });
    return { needs: needsOfPerson(rows), waiting: [], putOffs: rows.putOffs };
  }
  const asked = { ...of, party };
  const rows = await statements.all[of.role](db).execute(valuesOf(asked));
  const { needs, waiting } = needsOfRows(rows, asked);
  return { needs: [...possible(needs, rows), ...needsOfPerson(rows)], waiting, putOffs: rows.putOffs };
}

/** Needs of the party about this deal, or this casting. */
export async function readPartyAbout(
  db: Reader,
  { dealId, castingId, ...asked }: Asked & { dealId: string | null; castingId: string | null },
): Promise<FoundNeed[]> {
  const rows = await statements.one[asked.role](db).execute({ ...valuesOf(asked), dealId, castingId });
  return needsOfRows(rows, asked).needs;
}

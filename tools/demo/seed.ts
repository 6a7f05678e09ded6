/**
 * Fills an empty database with the demo's marketplace. It writes rows directly, because commands would stamp
 * them with the present; what is derived comes from the same rules as theirs.
 */
import type { Role } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { readCategories } from '../../apps/server/src/features/creators/read-categories.ts';
import { createPasswords } from '../../apps/server/src/platform/auth/passwords.ts';
import type { Tx } from '../../apps/server/src/platform/database/database.ts';
import {
  applicationVotes,
  bankDetails,
  bankDetailsLooks,
  brands,
  briefItems,
  campaignPeople,
  campaigns,
  castingApplications,
  castingDrafts,
  castingInvitations,
  castingSearches,
  castings,
  creatorCategories,
  creators,
  dealAdditions,
  dealCampaigns,
  dealDeliverables,
  dealReads,
  deals,
  fileMedia,
  files,
  media,
  members,
  messages,
  notifications,
  payouts,
  portfolioItems,
  postResults,
  publications,
  rights,
  rosterLists,
  samples,
  savedCastings,
  savedCreators,
  users,
} from '../../apps/server/src/platform/database/tables/index.ts';
import type { Deps } from '../../apps/server/src/platform/deps.ts';
import type { NewFact } from '../../apps/server/src/platform/facts/kinds.ts';
import { brands as demoBrands } from './brands.ts';
import { type CampaignRows, campaignRows, demoCampaigns } from './campaigns.ts';
import { castings as demoCastings } from './castings.ts';
import { creators as demoCreators } from './creators.ts';
import { deals as demoDeals } from './deals.ts';
import { demoPassword } from './logins.ts';
import { demoPosts, type PostRows, postRows } from './posts.ts';
import { rosters as demoRosters } from './rosters.ts';
import { additionRows } from './seed-additions.ts';
import { type AroundCastings, aroundCastings } from './seed-around-castings.ts';
import { type PayeeRows, payeeRows } from './seed-bank-details.ts';
import { watchableRows, withBytes } from './seed-bytes.ts';
import { type CastingRows, castingRows } from './seed-castings.ts';
import { type DealRows, dealRows, readRows } from './seed-deals.ts';
import { notificationRows } from './seed-notifications.ts';
import { payoutRows } from './seed-payouts.ts';
import {
  type BrandRows,
  brandRows,
  type CreatorRows,
  creatorRows,
  type MemberRows,
  memberRows,
  ownerRows,
} from './seed-people.ts';
import { seedRenewals } from './seed-renewals.ts';
import { rightRows } from './seed-rights.ts';
import { type RosterRows, rosterRows } from './seed-rosters.ts';
import { sampleRows } from './seed-samples.ts';
import { members as demoMembers } from './team.ts';

const inOrderOfTime = (a: { createdAt: Date }, b: { createdAt: Date }) =>
  a.createdAt.getTime() - b.createdAt.getTime();

function named<Rows extends { key: string }>(rows: readonly Rows[], key: string): Rows {
  const found = rows.find((row) => row.key === key);
  if (!found) throw new Error(`Nobody in the demo has the key ${key}`);
  return found;
}

/** The people of a deal's side: the creator, or everybody of the organisation. */
const peopleOf =
  (memberships: readonly (typeof members.$inferInsert)[], { deal }: DealRows) =>
  (role: Role): string[] =>
    role === 'CREATOR'
      ? [deal.creatorId].filter((id) => typeof id === 'string')
      : memberships.filter(({ brandId }) => brandId === deal.brandId).map(({ userId }) => userId);

async function insertMessages(
  tx: Tx,
  dealsRows: readonly DealRows[],
  memberships: readonly (typeof members.$inferInsert)[],
): Promise<void> {
  // Their numbers are given in the order of the rows, and readers go by the numbers.
  const rows = dealsRows.flatMap((one) => one.messages).toSorted(inOrderOfTime);
  const inserted = await tx.insert(messages).values(rows).returning({ id: messages.id, seq: messages.seq });
  const seqs = new Map(inserted.map(({ id, seq }) => [id, seq]));
  for (const { deal, messages: own } of dealsRows) {
    const lastMessageSeq = Math.max(0, ...own.map(({ id }) => seqs.get(id ?? '') ?? 0));
    await tx.update(deals).set({ lastMessageSeq }).where(eq(deals.id, deal.id));
  }
  await tx
    .insert(dealReads)
    .values(dealsRows.flatMap((one) => readRows(one, peopleOf(memberships, one), (id) => seqs.get(id) ?? 0)));
}

interface Rows {
  creators: CreatorRows[];
  brands: BrandRows[];
  /** Everybody of the brands, the owners first. */
  members: MemberRows[];
  deals: DealRows[];
  payouts: (typeof payouts.$inferInsert)[];
  payees: PayeeRows[];
  rights: (typeof rights.$inferInsert)[];
  additions: (typeof dealAdditions.$inferInsert)[];
  samples: (typeof samples.$inferInsert)[];
  rosters: RosterRows[];
  campaigns: CampaignRows[];
  posts: PostRows[];
  castings: CastingRows[];
  aroundCastings: AroundCastings;
  media: (typeof media.$inferInsert)[];
  files: (typeof files.$inferInsert)[];
  fileMedia: (typeof fileMedia.$inferInsert)[];
  notifications: (typeof notifications.$inferInsert)[];
}

/** The directory finds them by it. */
const publishedFact = (creatorId: string): NewFact => ({
  kind: 'creator.published',
  actor: 'CREATOR',
  actorId: creatorId,
  subjectId: creatorId,
});

/** The board finds them by it. */
const postedFact = ({ id, brandId, postedBy }: CastingRows['casting']): NewFact => ({
  kind: 'casting.posted',
  actor: 'BRAND',
  actorId: postedBy,
  subjectId: id ?? null,
  brandId,
});

/** All or nothing, so that a start that was cut off is followed by a whole one. */
const insertAll = (
  { db, facts }: Pick<Deps, 'db' | 'facts'>,
  rows: Rows,
  afterDeals: (tx: Tx) => Promise<void>,
) =>
  db.transaction(async (tx) => {
    const people = [...rows.creators, ...rows.members];
    const memberships = rows.members.flatMap((member) => member.memberships);
    await tx.insert(users).values(people.map(({ user }) => user));
    await tx.insert(creators).values(rows.creators.map(({ creator }) => creator));
    await tx.insert(brands).values(rows.brands.map(({ brand }) => brand));
    await tx.insert(members).values(memberships);
    await tx.insert(creatorCategories).values(rows.creators.flatMap(({ categories }) => categories));
    await tx.insert(media).values(rows.media);
    await tx.insert(portfolioItems).values(rows.creators.flatMap(({ portfolio }) => portfolio));
    await tx.insert(rosterLists).values(rows.rosters.map(({ list }) => list));
    await tx.insert(savedCreators).values(rows.rosters.flatMap(({ saved }) => saved));
    await tx.insert(deals).values(rows.deals.map(({ deal }) => deal));
    await tx.insert(campaigns).values(rows.campaigns.map(({ campaign }) => campaign));
    await tx.insert(dealCampaigns).values(rows.campaigns.flatMap(({ placed }) => placed));
    await tx.insert(campaignPeople).values(rows.campaigns.flatMap(({ people }) => people));
    await tx.insert(publications).values(rows.posts.map(({ post }) => post));
    await tx.insert(postResults).values(rows.posts.flatMap(({ results }) => results));
    await tx.insert(payouts).values(rows.payouts);
    await tx.insert(bankDetails).values(rows.payees.map(({ stated }) => stated));
    await tx.insert(bankDetailsLooks).values(rows.payees.flatMap(({ looks }) => looks));
    await tx.insert(rights).values(rows.rights);
    await tx.insert(dealAdditions).values(rows.additions);
    await afterDeals(tx);
    await tx.insert(samples).values(rows.samples);
    await tx.insert(castings).values(rows.castings.map(({ casting }) => casting));
    await tx.insert(castingApplications).values(rows.castings.flatMap(({ applications }) => applications));
    await tx.insert(castingDrafts).values(rows.aroundCastings.drafts);
    await tx.insert(castingInvitations).values(rows.aroundCastings.invitations);
    await tx.insert(savedCastings).values(rows.aroundCastings.saved);
    await tx.insert(castingSearches).values(rows.aroundCastings.searches);
    await tx.insert(applicationVotes).values(rows.castings.flatMap(({ votes }) => votes));
    await tx.insert(dealDeliverables).values(rows.deals.flatMap(({ brief }) => brief.deliverables));
    await tx.insert(briefItems).values(rows.deals.flatMap(({ brief }) => brief.items));
    await tx.insert(files).values(rows.files);
    await tx.insert(fileMedia).values(rows.fileMedia);
    await insertMessages(tx, rows.deals, memberships);
    await tx.insert(notifications).values(rows.notifications);
    await facts.append(
      tx,
      ...rows.creators.map(({ creator }) => publishedFact(creator.userId)),
      ...rows.castings.map(({ casting }) => postedFact(casting)),
    );
  });

/** Seeds a database that nobody has an account in. Returns whether there was anything to do. */
export async function seedDemo({
  db,
  storage,
  clock,
  facts,
  keys,
}: Pick<Deps, 'db' | 'storage' | 'clock' | 'facts' | 'keys'>): Promise<boolean> {
  const [somebody] = await db.select({ id: users.id }).from(users).limit(1);
  if (somebody) return false;

  const context = {
    now: clock(),
    categories: await readCategories(db),
    passwordHash: await createPasswords().hash(demoPassword),
  };
  const creatorsRows = demoCreators.map((creator) => creatorRows(creator, context));
  const brandsRows = demoBrands.map((brand) => brandRows(brand, context));
  const colleagues = demoMembers.map((member) => memberRows(member, brandsRows, context));
  const membersRows = [...brandsRows.map(ownerRows), ...colleagues];
  const memberId = (key: string) => named(colleagues, key).user.id;
  const seeded = demoDeals.map((deal) => {
    const { brand, user: owner } = named(brandsRows, deal.brand);
    const { user: creator } = named(creatorsRows, deal.creator);
    const guidelines = named(demoBrands, deal.brand);
    const sender = { id: brand.id, name: brand.companyName, ownerId: owner.id, guidelines };
    const parties = { brand: sender, memberId };
    const rows = dealRows(deal, { ...parties, creator }, context);
    return {
      key: deal.key,
      parties,
      rows,
      payouts: payoutRows(deal.key, rows, parties, context.now),
      rights: rightRows(deal.key, rows, context.now),
      additions: additionRows(deal.key, rows.deal, context.now),
      samples: sampleRows({ keys }, deal.key, rows.deal.id, context.now),
    };
  });
  const dealsRows = seeded.map(({ rows }) => rows);
  const creatorId = (key: string) => named(creatorsRows, key).user.id;
  const ownedBrand = (key: string) => {
    const { brand, user: owner } = named(brandsRows, key);
    return { brandId: brand.id, ownerId: owner.id };
  };
  const rostersRows = demoRosters.map((roster) => {
    return rosterRows(roster, { ...ownedBrand(roster.brand), creatorId, memberId }, context.now);
  });
  const dealId = (key: string) => named(seeded, key).rows.deal.id;
  const castingsRows = demoCastings.map((casting) => {
    const ids = {
      ...ownedBrand(casting.brand),
      memberId,
      creatorId,
      worksOf: (key: string) =>
        named(creatorsRows, key)
          .portfolio.slice(0, 3)
          .flatMap(({ id }) => id ?? []),
      dealId,
      categories: context.categories,
    };
    return castingRows(casting, ids, context.now);
  });
  const lookerOf = (key: string, by: string | undefined) => {
    const { rows, parties } = named(seeded, key);
    const { id: brandId, ownerId } = parties.brand;
    return { dealId: rows.deal.id, brandId, userId: by ? memberId(by) : ownerId };
  };
  const partiesOf = (key: string) => {
    const { rows, parties } = named(seeded, key);
    return { dealId: rows.deal.id, creatorId: rows.deal.creatorId ?? null, ownerId: parties.brand.ownerId };
  };
  const renewedDeal = (key: string) => {
    const { rows, parties } = named(seeded, key);
    return { dealId: rows.deal.id, ownerId: parties.brand.ownerId };
  };
  const memberships = membersRows.flatMap((member) => member.memberships);
  const uploads = [...creatorsRows, ...brandsRows].flatMap((rows) => rows.media);
  const dealFiles = dealsRows.flatMap((rows) => rows.files);
  await insertAll(
    { db, facts },
    {
      creators: creatorsRows,
      brands: brandsRows,
      members: membersRows,
      deals: dealsRows,
      payees: payeeRows({ keys }, { creatorId, lookerOf }, context.now),
      payouts: seeded.flatMap((one) => one.payouts),
      rights: seeded.flatMap((one) => one.rights),
      additions: seeded.flatMap((one) => one.additions),
      samples: seeded.flatMap((one) => one.samples),
      rosters: rostersRows,
      campaigns: demoCampaigns.map((demo) =>
        campaignRows(demo, { brand: ownedBrand, dealId, memberId }, context.now),
      ),
      posts: demoPosts.map((demo) => postRows(demo, partiesOf(demo.deal), context.now)),
      castings: castingsRows,
      aroundCastings: aroundCastings(castingsRows, { creatorId, brand: ownedBrand }, context.now),
      media: await withBytes(storage, uploads),
      files: await withBytes(storage, dealFiles),
      fileMedia: await watchableRows(storage, dealFiles, context.now),
      notifications: dealsRows.flatMap((rows) =>
        notificationRows(rows, peopleOf(memberships, rows), context.now),
      ),
    },
    (tx) => seedRenewals({ keys }, tx, renewedDeal, context.now),
  );
  return true;
}

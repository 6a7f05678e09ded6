/** Inserts the rows of the demo in the order that their tables require. */
import type { Role } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
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
  shortLinkDays,
  shortLinks,
  users,
} from '../../apps/server/src/platform/database/tables/index.ts';
import type { Deps } from '../../apps/server/src/platform/deps.ts';
import type { NewFact } from '../../apps/server/src/platform/facts/kinds.ts';
import type { CampaignRows } from './campaigns.ts';
import type { LinkRows } from './links.ts';
import type { PostRows } from './posts.ts';
import type { AroundCastings } from './seed-around-castings.ts';
import type { PayeeRows } from './seed-bank-details.ts';
import type { CastingRows } from './seed-castings.ts';
import { type DealRows, readRows } from './seed-deals.ts';
import type { BrandRows, CreatorRows, MemberRows } from './seed-people.ts';
import type { RosterRows } from './seed-rosters.ts';

const inOrderOfTime = (a: { createdAt: Date }, b: { createdAt: Date }) =>
  a.createdAt.getTime() - b.createdAt.getTime();

/** The people of a deal's side: the creator, or everybody of the organisation. */
export const peopleOf =
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
  links: LinkRows[];
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
export const insertAll = (
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
    await tx.insert(shortLinks).values(rows.links.map(({ link }) => link));
    await tx.insert(shortLinkDays).values(rows.links.flatMap(({ days }) => days));
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

import { readCategories } from '../../apps/server/src/features/creators/read-categories.ts';
import { createPasswords } from '../../apps/server/src/platform/auth/passwords.ts';
import { users } from '../../apps/server/src/platform/database/tables/index.ts';
import type { Deps } from '../../apps/server/src/platform/deps.ts';
import { brands as demoBrands } from './brands.ts';
import { campaignRows, demoCampaigns } from './campaigns.ts';
import { castings as demoCastings } from './castings.ts';
import { creators as demoCreators } from './creators.ts';
import { deals as demoDeals } from './deals.ts';
import { insertAll, peopleOf } from './insert-all.ts';
import { demoLinks, linkRows } from './links.ts';
import { demoPassword } from './logins.ts';
import { demoPosts, postRows } from './posts.ts';
import { rosters as demoRosters } from './rosters.ts';
import { additionRows } from './seed-additions.ts';
import { aroundCastings } from './seed-around-castings.ts';
import { payeeRows } from './seed-bank-details.ts';
import { watchableRows, withBytes } from './seed-bytes.ts';
import { castingRows } from './seed-castings.ts';
import { dealRows } from './seed-deals.ts';
import { notificationRows } from './seed-notifications.ts';
import { payoutRows } from './seed-payouts.ts';
import { brandRows, creatorRows, memberRows, ownerRows } from './seed-people.ts';
import { seedRenewals } from './seed-renewals.ts';
import { rightRows } from './seed-rights.ts';
import { rosterRows } from './seed-rosters.ts';
import { sampleRows } from './seed-samples.ts';
import { members as demoMembers } from './team.ts';

function named<Rows extends { key: string }>(rows: readonly Rows[], key: string): Rows {
  const found = rows.find((row) => row.key === key);
  if (!found) throw new Error(`Nobody in the demo has the key ${key}`);
  return found;
}

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
      links: demoLinks.map((demo) => linkRows(demo, partiesOf(demo.deal), context.now)),
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

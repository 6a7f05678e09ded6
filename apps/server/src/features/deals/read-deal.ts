/** A deal as its page shows it (specification 3 'Deal (detail)'). */
import { AppError, type DealDetail, dealProgress } from '@briefcast/contract';
import { aliasedTable, and, asc, eq, getTableColumns, or, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { brands, categories, creators, deals, files, users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { presentFile } from '../../platform/files/present-file.ts';
import { readMessages } from '../../platform/present/read-messages.ts';

const brandUsers = aliasedTable(users, 'brand_users');
const creatorUsers = aliasedTable(users, 'creator_users');

const dealById = prepared((db) =>
  db
    .select({
      deal: getTableColumns(deals),
      categoryName: categories.name,
      brand: getTableColumns(brands),
      brandEmail: brandUsers.email,
      creator: {
        id: creators.userId,
        firstName: creators.firstName,
        lastName: creators.lastName,
        profileImage: creators.profileImage,
      },
      creatorEmail: creatorUsers.email,
    })
    .from(deals)
    .leftJoin(categories, eq(categories.id, deals.categoryId))
    .leftJoin(brands, eq(brands.userId, deals.brandId))
    .leftJoin(brandUsers, eq(brandUsers.id, deals.brandId))
    .leftJoin(creators, eq(creators.userId, deals.creatorId))
    .leftJoin(creatorUsers, eq(creatorUsers.id, deals.creatorId))
    .where(
      and(
        eq(deals.id, sql.placeholder('dealId')),
        or(eq(deals.brandId, sql.placeholder('userId')), eq(deals.creatorId, sql.placeholder('userId'))),
      ),
    )
    .prepare('deal_by_id'),
);

const filesOfDeal = prepared((db) =>
  db
    .select()
    .from(files)
    .where(eq(files.dealId, sql.placeholder('dealId')))
    .orderBy(asc(files.id))
    .prepare('files_of_deal'),
);

/** What the creator sees of the brand; nothing once its account was deleted (decisions 7.2). */
function presentBrand(
  brandName: string,
  brand: typeof brands.$inferSelect | null,
  email: string | null,
): DealDetail['brand'] {
  return {
    companyName: brand?.companyName ?? brandName,
    email,
    profileImage: brand?.profileImage ?? null,
    firstName: null,
    lastName: null,
    guidelines: brand,
  };
}

/** Reads one of the actor's deals with its files and last messages. Throws deal.not_found. */
export async function readDeal(
  { db, keys, clock }: Pick<Deps, 'db' | 'keys' | 'clock'>,
  actor: UserActor,
  dealId: string,
): Promise<DealDetail> {
  const [row] = await dealById(db).execute({ dealId, userId: actor.userId });
  if (!row) throw new AppError('deal.not_found');
  const fileRows = await filesOfDeal(db).execute({ dealId });
  const { messages, hasEarlier } = await readMessages(db, dealId);
  const { deal, creator, creatorEmail } = row;
  return {
    id: deal.id,
    title: deal.title,
    description: deal.description,
    status: deal.status,
    budget: deal.budget,
    deadline: deal.deadline.toISOString(),
    createdAt: deal.createdAt.toISOString(),
    category: row.categoryName === null ? null : { name: row.categoryName },
    requirements: deal.requirements,
    deliverables: deal.deliverables,
    progress: dealProgress[deal.status],
    brand: presentBrand(deal.brandName, row.brand, row.brandEmail),
    creator: creator && creatorEmail !== null ? { ...creator, email: creatorEmail } : null,
    files: fileRows.map((file) => presentFile({ keys, clock }, file)),
    messages,
    hasEarlierMessages: hasEarlier,
    _count: { messages: deal.brandMessages + deal.creatorMessages, files: fileRows.length },
  };
}

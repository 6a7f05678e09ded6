/** The whole own profile of a person, as `data.user` carries it everywhere (rules/wire#own-profile). */
import { AppError, type OwnUser, type Role } from '@briefcast/contract';
import { eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { brands, creators, users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { creatorColumns, wholePortfolioOfCreator } from '../creators/creator-columns.ts';
import { withSignedMedia } from '../media/media-url.ts';

const emailConfirmed = sql<boolean>`${isNotNull(users.emailConfirmedAt)}`;

const ownCreator = prepared((db) =>
  db
    .select({
      ...creatorColumns,
      portfolio: wholePortfolioOfCreator,
      email: users.email,
      emailConfirmed,
      isWithheld: sql<boolean>`${creators.withheldAt} is not null`,
    })
    .from(creators)
    .innerJoin(users, eq(users.id, creators.userId))
    .where(eq(creators.userId, sql.placeholder('userId')))
    .prepare('own_creator'),
);

const ownBrand = prepared((db) => {
  const { userId, ...columns } = getTableColumns(brands);
  return db
    .select({ ...columns, id: userId, email: users.email, emailConfirmed })
    .from(brands)
    .innerJoin(users, eq(users.id, brands.userId))
    .where(eq(brands.userId, sql.placeholder('userId')))
    .prepare('own_brand');
});

/** Takes the id and role of a person; answers the contract's OwnUser. Throws auth.session_expired for one who is gone. */
export async function readOwnUser(
  { db, keys, clock }: Pick<Deps, 'keys' | 'clock'> & { db: Reader },
  { userId, role }: { userId: string; role: Role },
): Promise<OwnUser> {
  if (role === 'CREATOR') {
    const [row] = await ownCreator(db).execute({ userId });
    if (row) {
      if (row.isPublished) return { ...row, role };
      const portfolio = row.portfolio.map((item) => withSignedMedia({ keys, clock }, item));
      return { ...row, portfolio, role };
    }
  } else {
    const [row] = await ownBrand(db).execute({ userId });
    if (row) return { ...row, role };
  }
  throw new AppError('auth.session_expired');
}

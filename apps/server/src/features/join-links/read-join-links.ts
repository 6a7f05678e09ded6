import {
  AppError,
  type JoinLink,
  type JoinPreview,
  joinLinkState,
  mostOpenJoinLinks,
} from '@briefcast/contract';
import { desc, eq, isNull, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { brands, joinLinks } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';

type ReadDeps = Pick<Deps, 'clock'> & { db: Reader };
type Row = typeof joinLinks.$inferSelect;

/** Twice the most open ones, so that closed ones leave the list and open ones never do. */
const shown = 2 * mostOpenJoinLinks;

/** Presents a link as an admin sees it. */
export const presentJoinLink = (link: Row, now: Date): JoinLink => ({
  ...{ id: link.id, code: link.code, role: link.role, places: link.places, joined: link.joined },
  state: joinLinkState(link, now),
  createdAt: link.createdAt.toISOString(),
  expiresAt: link.expiresAt.toISOString(),
  mails: { sent: link.mailed, joined: link.mailedJoined },
});

/** Reads those that no admin ended and whose time is not over first, then the others, newest first. */
export async function readJoinLinks({ db, clock }: ReadDeps): Promise<JoinLink[]> {
  const now = clock();
  const isOpen = sql`${joinLinks.endedAt} is null and ${joinLinks.expiresAt} > ${now.toISOString()}`;
  const rows = await db
    .select()
    .from(joinLinks)
    .where(isNull(joinLinks.brandId))
    .orderBy(desc(isOpen), desc(joinLinks.id))
    .limit(shown);
  return rows.map((link) => presentJoinLink(link, now));
}

/** Reads a link as its page shows it. Throws joining.not_found. */
export async function readJoinPreview({ db, clock }: ReadDeps, code: string): Promise<JoinPreview> {
  const [found] = await db
    .select({
      link: joinLinks,
      brand: { companyName: brands.companyName, profileImage: brands.profileImage },
      isMailed: sql<boolean>`exists (select from own_people o where o.link_id = ${joinLinks.id} and o.email is not null)`,
    })
    .from(joinLinks)
    .leftJoin(brands, eq(brands.id, joinLinks.brandId))
    .where(eq(joinLinks.code, code));
  if (!found) throw new AppError('joining.not_found');
  const { link, brand, isMailed } = found;
  return { role: link.role, state: joinLinkState(link, clock()), brand, isMailed };
}

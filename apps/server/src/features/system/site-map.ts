/** The site map: every public page, for search engines (rules/system#site-map). */
import { publicPages } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { creators } from '../../platform/database/tables/index.ts';
import type { Board } from '../castings/board/board.ts';

/** As many as the protocol allows in one file. */
const mostPages = 50_000;
/** Search engines ask seldom, and whoever asks often gets what was made. */
const keptMilliseconds = 10 * 60_000;

/** Public pages without parameters, and the board, which browsers make. Not those where one logs in. */
const alwaysThere = [
  ...publicPages.filter((name) => !['login', 'signup', 'creator', 'casting'].includes(name)),
  'castings' as const,
].map((name) => paths[name].pattern);

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Returns a function that makes it of what is public at most ten minutes ago. */
export function openSiteMap(
  { db, clock, publicUrl }: { db: Database; clock: () => Date; publicUrl: string },
  board: Board,
): () => Promise<string> {
  let made: { text: Promise<string>; at: number } | null = null;

  async function make(): Promise<string> {
    const open = await board.openIds();
    const room = mostPages - alwaysThere.length - open.length;
    const people = await db
      .select({ id: creators.userId })
      .from(creators)
      .where(eq(creators.isPublished, true))
      .orderBy(desc(creators.userId))
      .limit(Math.max(0, room));
    const pages = [
      ...alwaysThere,
      ...open.slice(0, mostPages - alwaysThere.length).map((id) => paths.casting.href(id)),
      ...people.map(({ id }) => paths.creator.href(id)),
    ];
    const lines = pages.map((page) => `<url><loc>${escaped(`${publicUrl}${page}`)}</loc></url>`);
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`;
  }

  return () => {
    const at = clock().getTime();
    if (!made || at - made.at > keptMilliseconds) {
      const text = make();
      made = { text, at };
      text.catch(() => {
        made = null;
      });
    }
    return made.text;
  };
}

/** Everything may be asked for but the API, whose public part is on the pages. */
export const robotsText = (publicUrl: string): string =>
  `User-agent: *\nAllow: /\nDisallow: /api/\nAllow: /api/users/creators/public/\nAllow: /api/castings/\nAllow: /api/media/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;

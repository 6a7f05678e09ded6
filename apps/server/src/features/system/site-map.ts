/** The site map: every public page in every language, for search engines (rules/system#site-map). */

import { api, languagesOf, publicPages, unnamedMarket } from '@briefcast/contract';
import { minuteMs } from '@briefcast/contract/kit/days';
import { paths } from '@briefcast/contract/paths';
import { baseLocale, locales } from '@briefcast/i18n/locales';
import { pageIn } from '@briefcast/i18n/page-paths';
import { and, desc, eq } from 'drizzle-orm';
import { creators } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Board } from '../castings/board/board.ts';

/** The protocol allows 50,000 addresses in one file; a page has one in each language. */
const mostPages = Math.floor(50_000 / locales.length);
/** Search engines ask seldom, and frequent requests get the cached one. */
const keptMilliseconds = 10 * minuteMs;

/** Public pages without parameters. Not those where one logs in. */
const alwaysThere = publicPages
  .filter((name) => !['login', 'signup'].includes(name))
  .map((name) => paths[name].pattern)
  .filter((pattern) => !pattern.includes(':'));

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** The entries of a page: one in each language on offer, each of which names all of them. */
function entriesOf(publicUrl: string, page: string, languages: readonly string[]): string[] {
  const addressIn = (language: string) => escaped(publicUrl + pageIn(language, page));
  const [usual = baseLocale] = languages;
  const offered = locales.filter((locale) => languages.includes(locale));
  const links = (offered.length > 1 ? [...offered, 'x-default'] : []).map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${addressIn(language === 'x-default' ? usual : language)}"/>`,
  );
  return offered.map((language) => `<url><loc>${addressIn(language)}</loc>${links.join('')}</url>`);
}

/** Returns a function that makes it of what is public at most ten minutes ago. */
export function openSiteMap(
  { db, clock, settings, publicUrl }: Pick<Deps, 'db' | 'clock' | 'settings'> & { publicUrl: string },
  board: Board,
): () => Promise<string> {
  let made: { text: Promise<string>; at: number } | null = null;

  async function make(): Promise<string> {
    const open = await board.openIds();
    const room = mostPages - alwaysThere.length - open.length;
    const people = await db
      .select({ id: creators.userId })
      .from(creators)
      .where(and(eq(creators.isPublished, true), eq(creators.isSample, false)))
      .orderBy(desc(creators.userId))
      .limit(Math.max(0, room));
    const languages = languagesOf((settings.now().market ?? unnamedMarket).languages);
    const pages = [
      ...alwaysThere,
      ...open.slice(0, mostPages - alwaysThere.length).map((id) => paths.casting.href(id)),
      ...people.map(({ id }) => paths.creator.href(id)),
    ];
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      ...pages.flatMap((page) => entriesOf(publicUrl, page, languages)),
      '</urlset>\n',
    ].join('\n');
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

/** Paths of the API open to robots: the public part that pages show, and the calendars. */
const openToRobots = [
  '/api/users/creators/public/',
  '/api/castings/',
  '/api/media/',
  api.rights.calendar.path,
  api.campaigns.calendar.path,
];

/** Everything may be asked for but the rest of the API. */
export const robotsText = (publicUrl: string): string =>
  [
    ...['User-agent: *', 'Allow: /', 'Disallow: /api/'],
    ...openToRobots.map((path) => `Allow: ${path}`),
    ...['', `Sitemap: ${publicUrl}/sitemap.xml`, ''],
  ].join('\n');

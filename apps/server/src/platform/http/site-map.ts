/** What search engines may read: the public pages, each in every language. */
import { type PageSource, publicPages } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { pageIn } from '@briefcast/i18n/page-paths';
import type { FastifyInstance } from 'fastify';

interface SiteMapParts {
  publicUrl: string;
  source: Pick<PageSource, 'directory'>;
  /** The languages that pages are served in; the first is for whoever reads none of them. */
  languages: readonly string[];
}

/** Robots ask a few times a day, and a creator who is new an hour later misses nothing. */
const lifetimeMilliseconds = 60 * 60 * 1000;
/** The newest ones; the others are found from page to page of the directory. */
const mostCreators = 1000;
const creatorsPerPage = 100;

/** Pages without parameters, but for those of people who have no account yet. */
const fixedPages = publicPages
  .filter((name) => name !== 'login' && name !== 'signup')
  .map((name) => paths[name].pattern)
  .filter((pattern) => !pattern.includes(':'));

async function newestCreators(source: SiteMapParts['source']): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await source.directory({ limit: creatorsPerPage, ...(cursor ? { cursor } : {}) });
    found.push(...page.creators.map(({ id }) => paths.creator.href(id)));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined && found.length < mostCreators);
  return found;
}

const inXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The site map: an entry for each page in each language, which names the page in all of them. */
async function writeSiteMap({ publicUrl, source, languages }: SiteMapParts): Promise<string> {
  const addressOf = (language: string, path: string) => inXml(publicUrl + pageIn(language, path));
  const entries = [...fixedPages, ...(await newestCreators(source))].flatMap((path) => {
    const links = [...languages, 'x-default'].map((language) => {
      const address = addressOf(language === 'x-default' ? (languages[0] ?? '') : language, path);
      return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
    });
    return languages.map((language) => `<url><loc>${addressOf(language, path)}</loc>${links.join('')}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
  ].join('\n');
}

/** Serves `/sitemap.xml`, and `/robots.txt` that leads to it. */
export function serveSiteMap(app: FastifyInstance, parts: SiteMapParts): void {
  let made: { at: number; text: Promise<string> } | undefined;
  app.get('/sitemap.xml', async (_request, reply) => {
    if (made === undefined || Date.now() - made.at > lifetimeMilliseconds) {
      made = { at: Date.now(), text: writeSiteMap(parts) };
      // After a failure, the next robot is answered by another try.
      made.text.catch(() => {
        made = undefined;
      });
    }
    const text = await made.text;
    reply.headers({ 'cache-control': 'public, max-age=3600' }).type('application/xml; charset=utf-8');
    return reply.compress(text);
  });
  app.get('/robots.txt', (_request, reply) =>
    reply
      .headers({ 'cache-control': 'public, max-age=3600' })
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${parts.publicUrl}/sitemap.xml\n`),
  );
}

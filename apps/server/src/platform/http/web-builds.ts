/** The web app as it was built: once for each language, whose pages begin with an address of their own. */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pageLanguages, pagesBegin } from '@briefcast/i18n/page-paths';
import { inlineScriptsOf } from './inline-scripts.ts';
import { type OpenPages, openPages } from './open-pages.ts';

export interface WebBuild {
  language: string;
  /** What the addresses of its pages begin with; empty for the first language. */
  begin: string;
  /** The folder of its files for browsers. */
  client: string;
  /** The page into which browsers render. */
  page: string;
  renderer: OpenPages;
  readInlineScripts: () => Promise<string[]>;
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * Those that there are in a folder, which has the first language itself, and each other one in a folder of its name: `client`
 * for browsers, `server` for this process.
 */
export async function findBuilds(folder: string): Promise<WebBuild[]> {
  const builds = pageLanguages.map((language): WebBuild => {
    const begin = pagesBegin(language);
    const own = begin === '' ? folder : join(folder, language);
    const page = join(own, 'client', 'index.html');
    const readInlineScripts = inlineScriptsOf(page);
    return {
      language,
      begin,
      client: join(own, 'client'),
      page,
      renderer: openPages(own),
      readInlineScripts,
    };
  });
  const built = await Promise.all(builds.map(({ page }) => isThere(page)));
  return builds.filter((_build, index) => built[index]);
}

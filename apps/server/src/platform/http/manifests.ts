/** Serves the web manifests, by which browsers install the app, under the name and with the icons of the market. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@briefcast/contract';
import { manifestPath } from '@briefcast/contract/paths';
import { localeFrom } from '@briefcast/i18n/locales';
import { marketName } from '@briefcast/i18n/market-name';
import { pageLanguages } from '@briefcast/i18n/page-paths';
import type { FastifyInstance } from 'fastify';
import { manifestWithOwnIcons } from './icons.ts';

/** Placeholder of the name in the built manifests. */
const nameMark = '{market}';

/** Answers for the manifest of each language from the folder of the build. */
export function serveManifests(app: FastifyInstance, folder: string): void {
  for (const language of pageLanguages) {
    const path = manifestPath(language);
    app.get(path, async (_request, reply) => {
      const built = await readFile(join(folder, path), 'utf8').catch(() => {
        throw new AppError('route.not_found');
      });
      // Escaped, because a name may have quotes.
      const name = JSON.stringify(marketName(localeFrom(language))).slice(1, -1);
      const manifest = manifestWithOwnIcons(built).replaceAll(nameMark, () => name);
      return reply
        .headers({ 'cache-control': 'no-cache' })
        .type('application/manifest+json; charset=utf-8')
        .send(manifest);
    });
  }
}

/** The API's description: the document at /api/openapi.json, a readable page at /api/docs. */

import { crc32 } from 'node:zlib';
import { baseLocale } from '@briefcast/i18n/locales';
import { marketName } from '@briefcast/i18n/market-name';
import Fastify, { type FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';
import { type ReadyBytes, sendMade } from './ready-answer.ts';

/** The page's script sits inline in its HTML, so this page alone allows that; it loads nothing from elsewhere. */
const pagePolicy =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Generated when first requested: it would take nearly half of the time of building the server. */
function makeDocument(publicUrl: string): ReadyBytes {
  const bytes = Buffer.from(JSON.stringify(openApiDocument(publicUrl)));
  return { etag: `W/"${crc32(bytes).toString(36)}"`, bytes, packed: {} };
}

/**
 * A separate server for the page and its script. Opened when first requested: its source is 4 MB, which would
 * take a tenth of a second at start, and 17 MB of memory from then on.
 */
async function openPage(market: string): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const page = Fastify();
  await page.register(scalar, {
    routePrefix: '/api/docs',
    configuration: {
      url: '/api/openapi.json',
      title: `${market} API`,
      withDefaultFonts: false,
      telemetry: false,
      favicon: '/favicon.ico',
      // Hides the tools of Scalar's own service.
      showDeveloperTools: 'never',
      hideClientButton: true,
      mcp: { disabled: true },
      agent: { disabled: true },
    },
  });
  return page;
}

/** Serves the description and its page. */
export function serveApiDocs(app: FastifyInstance, publicUrl: string): void {
  // Made again when the market gets another name.
  let made: { market: string; document: ReadyBytes } | null = null;
  app.get('/api/openapi.json', (request, reply) => {
    const market = marketName(baseLocale);
    if (made?.market !== market) made = { market, document: makeDocument(publicUrl) };
    return sendMade(request, reply, made.document);
  });
  let opened: { market: string; page: Promise<FastifyInstance> } | null = null;
  app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', pagePolicy);
    });
    scope.get('/api/docs', (_request, reply) => reply.redirect('/api/docs/', 301));
    for (const address of ['/api/docs/', '/api/docs/js/scalar.js'])
      scope.get(address, async (_request, reply) => {
        const market = marketName(baseLocale);
        if (opened?.market !== market) opened = { market, page: openPage(market) };
        const { headers, rawPayload } = await (await opened.page).inject(address);
        return reply.type(String(headers['content-type'])).send(rawPayload);
      });
  });
}

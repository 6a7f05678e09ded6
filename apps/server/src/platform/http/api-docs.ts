/** The API's description: the document at /api/openapi.json, a readable page at /api/docs. */
import { crc32 } from 'node:zlib';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';
import { type ReadyBytes, sendMade } from './ready-answer.ts';

/** The page's script sits inline in its HTML, so this page alone allows that; it loads nothing from elsewhere. */
const pagePolicy =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Made when it is first asked for: it would be nearly half of the work of building the server. */
function makeDocument(publicUrl: string): ReadyBytes {
  const bytes = Buffer.from(JSON.stringify(openApiDocument(publicUrl)));
  return { etag: `W/"${crc32(bytes).toString(36)}"`, bytes, packed: {} };
}

export function serveApiDocs(app: FastifyInstance, publicUrl: string): void {
  let document: ReadyBytes | null = null;
  app.get('/api/openapi.json', (request, reply) => {
    document ??= makeDocument(publicUrl);
    return sendMade(request, reply, document);
  });
  app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', pagePolicy);
    });
    await scope.register(scalar, {
      routePrefix: '/api/docs',
      configuration: {
        url: '/api/openapi.json',
        title: 'Briefcast API',
        withDefaultFonts: false,
        telemetry: false,
        favicon: '/favicon.svg',
        // The tools of Scalar's own service have no place here.
        showDeveloperTools: 'never',
        hideClientButton: true,
        mcp: { disabled: true },
        agent: { disabled: true },
      },
    });
  });
}

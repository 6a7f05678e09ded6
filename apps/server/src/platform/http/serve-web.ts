/** Serves the built web app: hashed files for a year, every other address the app's page. */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@briefcast/contract';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Pictures and videos of portfolios may be absolute https addresses (decisions 3.5); nothing else comes from outside. */
const contentPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
    mediaSrc: ["'self'", 'blob:', 'https:'],
    styleSrc: ["'self'"],
    scriptSrc: ["'self'"],
    connectSrc: ["'self'"],
    fontSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

/** Registers the app's files from `folder`; without a built app, pages answer route.not_found. */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = await access(join(folder, 'index.html')).then(
    () => true,
    () => false,
  );
  if (!isBuilt) {
    app.setNotFoundHandler(() => {
      throw new AppError('route.not_found');
    });
    return;
  }
  await app.register(async (scope) => {
    await scope.register(helmet, {
      contentSecurityPolicy: contentPolicy,
      crossOriginEmbedderPolicy: false,
      // TLS ends at a proxy, which knows whether the whole domain speaks it.
      strictTransportSecurity: false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    });
    await scope.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: true,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.includes(`${join(folder, 'assets')}`);
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    scope.get('/', (_request, reply) => reply.header('cache-control', 'no-cache').sendFile('index.html'));
    scope.setNotFoundHandler((request, reply) => {
      const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
      if (!wantsPage || request.url.startsWith('/api/')) throw new AppError('route.not_found');
      return reply.header('cache-control', 'no-cache').sendFile('index.html');
    });
  });
}

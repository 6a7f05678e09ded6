/** Serves the built web app: hashed files for a year, public pages with their content, the others empty. */
import { createHash } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError, type PageSource } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { inPageLocale } from '@briefcast/i18n/page-language';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toAppError } from './error-handler.ts';
import { inlineScriptsOf } from './inline-scripts.ts';
import { networkOf } from './network-of.ts';
import { openPages } from './open-pages.ts';
import { isKnown } from './ready-answer.ts';
import { inRequestLocale, localeHeaders, localeOf } from './request-locale.ts';
import { createTimeBudget, type TimeBudgetLimits } from './time-budget.ts';

/**
 * Pictures and videos may be absolute https addresses (rules/publishing#portfolio-media); nothing else comes from
 * outside.
 */
const contentPolicy = (storeOrigins: string[], inlineScripts: () => string) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:', 'https:', ...storeOrigins],
    mediaSrc: ["'self'", 'blob:', 'https:', ...storeOrigins],
    styleSrc: ["'self'"],
    scriptSrc: ["'self'", inlineScripts],
    connectSrc: ["'self'"],
    fontSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
});

/** Nothing here asks for what a script from elsewhere could spy with. */
const permissions =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), display-capture=()';

/**
 * Rendering takes this thread. Half of its time at most, and a quarter of that for one network: beyond, the browser
 * renders the page, as it does all others.
 */
const renderingTime: TimeBudgetLimits = { share: 0.5, burstMilliseconds: 8000, partOfKey: 0.25 };

/** Pages whose address is a secret: no search engine keeps it, and no other site learns it. */
const secretPages = paths.share.href('');
const ofSecretPage = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

/** Where the built page, inside `<noscript>`, says why nothing is drawn. */
const needsScript = '<!--needs-script-->';

export interface Web {
  /** Of the build: `client` for browsers, `server` for this process. */
  folder: string;
  publicUrl: string;
  /** Where browsers fetch files that are not here; null where there is no such place. */
  storeOrigin: string | null;
  source: PageSource;
  /**
   * The patterns of all pages. Robots that draw link cards, and monitors, accept anything: a page that is known is
   * answered to them too, whatever they accept.
   */
  pages: readonly string[];
}

/** Registers the app's files and pages; without a built app, pages answer route.not_found. */
export async function serveWeb(app: FastifyInstance, web: Web): Promise<void> {
  const { folder, publicUrl, storeOrigin, source, pages } = web;
  const client = join(folder, 'client');
  const isBuilt = await access(join(client, 'index.html')).then(
    () => true,
    () => false,
  );
  if (!isBuilt) {
    app.setNotFoundHandler(() => {
      throw new AppError('route.not_found');
    });
    return;
  }

  const renderer = openPages(folder);
  const budget = createTimeBudget(renderingTime);
  async function answerPage(request: FastifyRequest, reply: FastifyReply) {
    const locale = localeOf(request);
    reply.headers({ 'cache-control': 'no-cache', ...localeHeaders(request) });
    if (request.url.startsWith(secretPages)) reply.headers(ofSecretPage);
    try {
      const readPage = await renderer();
      const page = await budget.spend(networkOf(request.ip), async () => {
        const read = await readPage({ url: request.url, publicUrl, source, locale });
        if (read === null) return null;
        const etag = `W/"${createHash('sha256').update(read.madeOf).digest('base64url')}"`;
        // Whoever has the page as it is now costs no rendering.
        const isThere = read.status === 200 && isKnown(request.headers['if-none-match'], etag);
        return { status: read.status, etag, html: isThere ? null : await read.html() };
      });
      if (page?.html === null) return reply.code(304).header('etag', page.etag).send();
      if (page) {
        reply.code(page.status).header('etag', page.etag).type('text/html; charset=utf-8');
        return reply.compress(page.html);
      }
    } catch (error) {
      // The browser renders it too, and says what is wrong: a filter that is refused, a database that is away.
      if (toAppError(error).status >= 500) request.log.error({ err: error }, 'page not rendered');
    }
    const page = await readFile(join(client, 'index.html'), 'utf8');
    const said = inPageLocale(page, locale).replace(needsScript, () =>
      inRequestLocale(request, m.auth_needs_script),
    );
    return reply.type('text/html; charset=utf-8').compress(said);
  }

  const readInlineScripts = inlineScriptsOf(join(client, 'index.html'));
  let inlineScripts = '';

  await app.register(async (scope) => {
    // Before the policy of pages is written in place of the usual one; a build that is being replaced at this moment keeps the hashes of the last one.
    scope.addHook('onRequest', async (_request, reply) => {
      reply.removeHeader('content-security-policy').header('permissions-policy', permissions);
      inlineScripts = (await readInlineScripts().catch(() => [inlineScripts])).join(' ');
    });
    await scope.register(helmet, {
      contentSecurityPolicy: contentPolicy(storeOrigin ? [storeOrigin] : [], () => inlineScripts),
      crossOriginEmbedderPolicy: false,
      // By the public address, with every answer.
      strictTransportSecurity: false,
      xFrameOptions: { action: 'deny' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    });
    await scope.register(fastifyStatic, {
      root: client,
      index: false,
      wildcard: true,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.includes(`${join(client, 'assets')}`);
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    for (const pattern of pages) scope.get(pattern, answerPage);
    scope.setNotFoundHandler((request, reply) => {
      const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
      if (!wantsPage || request.url.startsWith('/api/')) throw new AppError('route.not_found');
      return answerPage(request, reply);
    });
  });
}

/** Serves the built web app: hashed files cached for a year, public pages rendered with content, other pages empty. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError, type PageSource } from '@briefcast/contract';
import { languagesOf } from '@briefcast/contract/admin/market-choices';
import { localeFrom } from '@briefcast/i18n/locales';
import { m } from '@briefcast/i18n/messages';
import { pageIn, readPagePath } from '@briefcast/i18n/page-paths';
import { inLocale } from '@briefcast/i18n/work-locale';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toAppError } from './error-handler.ts';
import { serveIcons } from './icons.ts';
import { networkOf } from './limits/network-of.ts';
import { limits } from './limits/table.ts';
import { createTimeBudget } from './limits/time-budget.ts';
import { serveManifests } from './manifests.ts';
import { withMarket } from './page-market.ts';
import { isKnown } from './ready-answer.ts';
import { findBuilds, type WebBuild } from './web-builds.ts';

/**
 * Pictures and videos may be absolute https addresses (rules/portfolio#portfolio-media); nothing else is
 * loaded from elsewhere.
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

/** Browser features that no page needs, and that an injected script could use to spy. */
const permissions =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), display-capture=()';

/** For pages whose address is a secret: search engines must not index it, and no other site may learn it. */
const ofSecretPage = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

/** Marks where the built page, inside `<noscript>`, explains why nothing is shown. */
const needsScript = '<!--needs-script-->';

/**
 * The page without any content, which a device stores to render every page by itself
 * (apps/web/src/service-worker/app-shell.ts).
 */
const emptyPage = '/app-shell';

export interface Web {
  /** The folder of the build: `client` for browsers, `server` for this process. */
  folder: string;
  publicUrl: string;
  /** Where browsers fetch files that are stored elsewhere; null if there are none. */
  storeOrigin: string | null;
  source: PageSource;
  /**
   * The patterns of all pages. Robots that make link previews, and monitors, accept anything: a known page is
   * sent to them too, whatever they accept.
   */
  pages: readonly string[];
  /** The beginnings of addresses that contain a secret. */
  secretPages: readonly string[];
}

/** Registers the app's files and pages; without a built app, pages answer route.not_found. */
export async function serveWeb(app: FastifyInstance, web: Web): Promise<void> {
  const { folder, publicUrl, storeOrigin, source, pages, secretPages } = web;
  const builds = await findBuilds(folder);
  const [first] = builds;
  if (!first) {
    app.setNotFoundHandler(() => {
      throw new AppError('route.not_found');
    });
    return;
  }

  const identity = () => source.site().identity;
  const answerEmptyPage = async ({ page, language }: WebBuild, reply: FastifyReply) => {
    const html = await readFile(page, 'utf8');
    const translated = html.replace(needsScript, () => inLocale(localeFrom(language), m.auth_needs_script));
    return reply.type('text/html; charset=utf-8').compress(withMarket(translated, language, identity()));
  };

  const budget = createTimeBudget(limits.answers.rendering);
  const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const { language, path } = readPagePath(request.url);
    const offered = languagesOf(identity()?.languages ?? 'en,ar');
    const [usual = language] = offered;
    if (!offered.includes(language))
      return reply
        .header('cache-control', 'no-cache')
        .redirect(pageIn(usual, path.replace(/^[/\\]+/u, '/')), 302);
    const build = builds.find((one) => one.language === language) ?? first;
    reply.headers({ 'cache-control': 'no-cache', 'content-language': build.language });
    if (secretPages.some((beginning) => path.startsWith(beginning))) reply.headers(ofSecretPage);
    try {
      const readPage = await build.renderer();
      const page = await budget.spend(networkOf(request.ip), async () => {
        const read = await readPage({ url: request.url, publicUrl, source });
        if (read === null) return null;
        const market = identity();
        const madeOf = read.madeOf + JSON.stringify(market);
        const etag = `W/"${createHash('sha256').update(madeOf).digest('base64url')}"`;
        // A client that has the current page already costs no rendering.
        const isThere = read.status === 200 && isKnown(request.headers['if-none-match'], etag);
        const html = isThere ? null : withMarket(await read.html(), build.language, market);
        return { status: read.status, etag, html };
      });
      if (page?.html === null) return reply.code(304).header('etag', page.etag).send();
      if (page) {
        reply.code(page.status).header('etag', page.etag).type('text/html; charset=utf-8');
        return reply.compress(page.html);
      }
    } catch (error) {
      // The browser renders it too, and shows what is wrong: a refused filter, an unreachable database.
      if (toAppError(error).status >= 500) request.log.error({ err: error }, 'page not rendered');
    }
    return answerEmptyPage(build, reply);
  };

  let inlineScripts = '';
  async function readInlineScripts() {
    const scripts = await Promise.all(builds.map((build) => build.readInlineScripts()));
    return [...new Set(scripts.flat())].join(' ');
  }

  await app.register(async (scope) => {
    // Before the pages' policy replaces the usual one; while a build is being replaced, the hashes of the
    // last one are used.
    scope.addHook('onRequest', async (_request, reply) => {
      reply.removeHeader('content-security-policy').header('permissions-policy', permissions);
      inlineScripts = await readInlineScripts().catch(() => inlineScripts);
    });
    await scope.register(helmet, {
      contentSecurityPolicy: contentPolicy(storeOrigin ? [storeOrigin] : [], () => inlineScripts),
      crossOriginEmbedderPolicy: false,
      // Set with every answer, depending on the public address.
      strictTransportSecurity: false,
      xFrameOptions: { action: 'deny' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    });
    serveManifests(scope, first.client);
    serveIcons(scope);
    for (const build of builds) {
      const { begin, client } = build;
      const assets = join('assets', begin);
      await scope.register(fastifyStatic, {
        // What lies beside the assets is the same for all languages, and in the folder of the first.
        ...(begin === ''
          ? { root: client, prefix: '/' }
          : { root: join(client, assets), prefix: `/assets${begin}/`, decorateReply: false }),
        index: false,
        wildcard: true,
        dotfiles: 'ignore',
        preCompressed: true,
        cacheControl: false,
        setHeaders: (reply, path) => {
          const isHashed = path.startsWith(join(client, assets));
          reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        },
      });
      scope.get(begin + emptyPage, (_request, reply) =>
        answerEmptyPage(build, reply.header('cache-control', 'no-cache')),
      );
      for (const pattern of pages) scope.get(begin + pattern, answerPage);
      // Its landing page is found without a slash at the end as well.
      if (begin !== '' && pages.includes('/')) scope.get(begin, answerPage);
    }
    scope.setNotFoundHandler((request, reply) => {
      const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
      if (!wantsPage || request.url.startsWith('/api/')) throw new AppError('route.not_found');
      return answerPage(request, reply);
    });
  });
}

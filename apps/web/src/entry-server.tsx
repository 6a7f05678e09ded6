/**
 * What the server runs of the web app: its public pages as whole HTML, which the app then takes over, and the frames of
 * the others.
 */
import { template } from 'virtual:client-build';
import type { ReadPage, ReadPublicPage } from '@briefcast/contract';
import { localeFrom } from '@briefcast/i18n/locales';
import { pagesBegin } from '@briefcast/i18n/page-paths';
import { inLocale } from '@briefcast/i18n/work-locale';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteMatch,
  StaticRouterProvider,
} from 'react-router';
import { loadScreen, routes } from './app/routes.tsx';
import { fillQueries } from './lib/fill-queries.ts';
import { headTags } from './lib/head.ts';
import { knowMarket } from './lib/market.ts';
import type { Late, Page } from './lib/page.ts';
import type { PageData } from './lib/page-data.ts';
import { createQueryClient } from './lib/query-client.ts';
import { composeDocument } from './server/document.ts';
import { frameOf } from './server/frame.tsx';
import { composeFrame } from './server/frame-document.ts';
import { headHtml } from './server/head.ts';

/** The language of this build, which its page names; and where its pages begin. */
const locale = localeFrom(/<html lang="([^"]+)"/u.exec(template)?.[1]);
const basename = pagesBegin(locale) || '/';

/** Reads the page of an address as somebody sees it who is not signed in. */
export const readPage: ReadPublicPage = (request) => inLocale(locale, () => readInLocale(request));

/** The modules that a page needs at once: those of its layouts, and its own. */
const modulesOf = (matches: readonly RouteMatch[]) =>
  matches.flatMap(({ route }) => (route.handle ? [(route.handle as Late).module ?? ''] : []));

const readInLocale: ReadPublicPage = async ({ url, publicUrl, source }) => {
  knowMarket(source.site().identity);
  // Joined, as an address of its own could begin with two slashes.
  const address = new URL(publicUrl + url);
  const matches = matchRoutes(routes, address, basename);
  const match = matches?.at(-1);
  if (!match) return null;
  const modules = modulesOf(matches ?? []);
  const page = match.route.handle as Page;
  if (!('content' in page && page.content)) return readFrame(page, match, modules);

  const { status, about, queries } = await page.content(source, address, match.params);
  const head = headHtml(headTags(about, publicUrl + address.pathname));
  return {
    status,
    madeOf: template + head + JSON.stringify(queries),
    html: () =>
      inLocale(locale, async () => {
        const data = { at: Date.now(), queries };
        const content = await render(address, data);
        return composeDocument({ head, content, modules, data: JSON.stringify(data) });
      }),
  };
};

/** A page that browsers make: the same for everybody, whatever its address names. */
function readFrame(page: Page, { route, params }: RouteMatch, modules: string[]): ReadPage {
  const { html: frame, ...asked } = frameOf(page, route.path ?? '', params);
  const html = composeFrame({ modules, frame, ...asked });
  return { status: 200, madeOf: html, html: async () => html };
}

async function render(address: URL, data: PageData): Promise<string> {
  await loadScreen(address.pathname, basename);
  const { query, dataRoutes } = createStaticHandler(routes, { basename });
  const context = await query(new Request(address));
  // The routes have no loaders that could answer by themselves.
  if (context instanceof Response) throw new Error(`${address.pathname} answered instead of rendering.`);
  const client = createQueryClient();
  fillQueries(client, data);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <QueryClientProvider client={client}>
      <StrictMode>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </StrictMode>
    </QueryClientProvider>,
    {
      // Parts that are sent later are put in place by inline scripts, which the page's policy refuses.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void failures.push(error),
    },
  );
  if (failures.length > 0) throw failures[0];
  return new Response(prelude as BodyInit).text();
}

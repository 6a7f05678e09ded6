/** What the server runs of the web app: its public pages as whole HTML, which the app then takes over. */
import type { RenderPage } from '@briefcast/contract';
import { localeFrom } from '@briefcast/i18n/locales';
import { inLocale } from '@briefcast/i18n/work-locale';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router';
import { loadScreen, routes } from './app/routes.tsx';
import { headTags } from './lib/head.ts';
import { fillQueries } from './lib/page-data.ts';
import { createQueryClient } from './lib/query-client.ts';
import { composeDocument } from './server/document.ts';
import { headHtml } from './server/head.ts';
import { pages } from './server/pages.ts';
import { renderedBefore } from './server/rendered-before.ts';

/** Renders the page of an address for somebody who is not signed in. */
export const render: RenderPage = (request) =>
  inLocale(localeFrom(request.locale), () => renderInLocale(request));

const renderInLocale: RenderPage = async ({ url, publicUrl, source, locale }) => {
  // Joined, as an address of its own could begin with two slashes.
  const address = new URL(publicUrl + url);
  const match = matchRoutes(routes, address)?.at(-1);
  const page = pages[match?.route.path ?? ''];
  if (!match || !page) return null;

  const [content] = await Promise.all([
    page.read(source, address, match.params),
    loadScreen(address.pathname),
  ]);
  const data = { at: Date.now(), queries: content.queries };
  const html = await renderedBefore(
    `${locale} ${address.pathname}${address.search}`,
    JSON.stringify(data.queries),
    () => {
      const queries = createQueryClient();
      fillQueries(queries, data);
      return htmlOf(address, queries);
    },
  );
  return {
    status: content.status,
    html: composeDocument({
      locale,
      head: headHtml(headTags(content.about, publicUrl + address.pathname)),
      content: html,
      modules: page.modules,
      data,
    }),
  };
};

async function htmlOf(address: URL, queries: ReturnType<typeof createQueryClient>): Promise<string> {
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(address));
  // The routes have no loaders that could answer by themselves.
  if (context instanceof Response) throw new Error(`${address.pathname} answered instead of rendering.`);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <QueryClientProvider client={queries}>
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

import { paths } from '@briefcast/contract/paths';
import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import type { Late, Page, PageName } from '../lib/page.ts';
import { ErrorScreen } from './error-screen.tsx';
import { Guard } from './guard.tsx';
import { MissingPage, MissingScreen } from './missing-code.tsx';
import { pages } from './pages.ts';
import { RootLayout } from './root-layout.tsx';
import { StartingScreen } from './starting-screen.tsx';

const componentOf = async ({ load }: Late) => (Object.values(await load()) as [ComponentType])[0];

/** A route whose code is loaded when it is first visited, and what is shown if that cannot be loaded. */
const late = (code: Late, Missing: ComponentType): Pick<RouteObject, 'lazy' | 'handle'> => ({
  lazy: async () => ({ Component: await componentOf(code).catch(() => Missing) }),
  handle: code,
});

const layout = (code: Late, children: RouteObject[]): RouteObject => ({
  ...late(code, MissingPage),
  children,
});
const underHeader = (children: RouteObject[]) =>
  layout({ load: () => import('./header-layout.tsx') }, children);

/** The routes of the pages of these visitors in this layout. */
const pagesBy =
  (Missing: ComponentType) =>
  (whose: Page['whose'], layout?: Page['layout']): RouteObject[] =>
    (Object.entries(pages) as [PageName, Page][])
      .filter(([, page]) => page.whose === whose && page.layout === layout)
      .map(([id, page]) => ({
        id,
        path: id === 'missing' ? '*' : paths[id].pattern,
        ...late(page, Missing),
      }));
const withHeader = pagesBy(MissingScreen);
const withoutHeader = pagesBy(MissingPage);

/** Every address of the app. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: StartingScreen,
    children: [
      ...withoutHeader('everybody', 'still'),
      underHeader(withHeader('everybody', 'still header')),
      layout({ load: () => import('./data-layout.tsx') }, [
        {
          element: <Guard requiresAuthentication={false} />,
          children: [underHeader(withHeader('guests', 'header'))],
        },
        ...withoutHeader('everybody'),
        underHeader(withHeader('everybody', 'header')),
        {
          element: <Guard />,
          children: [
            layout({ load: () => import('./room-layout.tsx') }, withoutHeader('both', 'room')),
            layout({ load: () => import('./signed-in-layout.tsx') }, [
              ...withHeader('both'),
              { element: <Guard requiredRole="BRAND" />, children: withHeader('BRAND') },
              { element: <Guard requiredRole="CREATOR" />, children: withHeader('CREATOR') },
            ]),
          ],
        },
      ]),
    ],
  },
];

/**
 * Loads the code of an address's screen and layouts, so that it renders immediately. The address begins with that of the
 * language's pages. Rejects if it cannot be loaded.
 */
export async function loadScreen(url: string, basename: string): Promise<void> {
  const matches = matchRoutes(routes, url, basename) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (route.lazy === undefined) return;
      Object.assign(route, { Component: await componentOf(route.handle as Late) });
      delete route.lazy;
    }),
  );
}

/** A page of the app, as a row in the `pages.tsx` of its noun. */
import type { PageSource, Role } from '@briefcast/contract';
import type { paths } from '@briefcast/contract/paths';
import type { ComponentType, ReactNode } from 'react';
import type { About } from './head.ts';
import type { KnownQuery } from './page-data.ts';

/** Its name in the contract's `paths`, or that of the page for unknown addresses. */
export type PageName = keyof typeof paths | 'missing';

/** False in browsers: a row writes `import.meta.env.SSR &&` before it, and their builds leave it out. */
type OnServer<Part> = Part | false;

/** A screen or a layout whose code is loaded when its route is first visited. */
export interface Late {
  /** Its file, which exports it alone. */
  load: () => Promise<Record<string, ComponentType>>;
  /** Its name in the manifest of the build for browsers, filled in by build/module-names.ts for the server. */
  module?: string;
}

/** The data and the head of a page that the server renders. */
export interface Content {
  status: 200 | 404;
  about: About;
  queries: KnownQuery[];
}

export type ReadContent = (
  source: PageSource,
  url: URL,
  params: { id?: string | undefined; code?: string | undefined },
) => Promise<Content>;

interface BeforeCode {
  /** The page's first calls to the server besides the account's, by the parameters of its address. */
  calls?: (params: { id?: string | undefined; dealId?: string | undefined }) => string[];
}

/** Shown under the app's header on a signed-in person's page before its code is loaded. */
export interface Frame extends BeforeCode {
  /** The role that it is for, where the screen leads the other one on. */
  of?: Role;
  title: () => ReactNode;
  subtitle?: () => string;
  back?: { to: keyof typeof paths; label: () => string };
  actions?: () => ReactNode;
  /** Whether its heading is a band across the page. */
  isBand?: boolean;
  /** Whether its content begins higher than elsewhere. */
  isDense?: boolean;
  /** The classes of a page that is narrower than the app. */
  width?: string;
  /** Three grey cards where absent. */
  below?: () => ReactNode;
}

/** Shown before the code of a page without the app's header. */
export interface WholeFrame extends BeforeCode {
  /** Whether guests see it too, not only signed-in people. */
  isForEverybody?: boolean;
  content: () => ReactNode;
}

interface OpenPage extends Late {
  /** Guests alone, or everybody. */
  whose: 'guests' | 'everybody';
  /** A still page loads no data, so it comes without the code for that. */
  layout?: 'header' | 'still' | 'still header';
  content?: OnServer<ReadContent>;
  frame?: OnServer<WholeFrame>;
}

interface OwnPage extends Late {
  /** The roles that may see it. */
  whose: Role | 'both';
  layout?: undefined;
  frame: OnServer<Frame>;
}

interface RoomPage extends Late {
  whose: 'both';
  layout: 'room';
  frame: OnServer<WholeFrame>;
}

export type Page = OpenPage | OwnPage | RoomPage;

/** The pages of one noun. */
export type Pages = Partial<Record<PageName, Page>>;

/** Content of a page that needs no data. */
export const stillContent = (about: () => About) => async (): Promise<Content> => ({
  status: 200,
  about: about(),
  queries: [],
});

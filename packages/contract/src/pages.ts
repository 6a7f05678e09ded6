/** What the server and the built web app agree on, so that one can render the pages of the other. */
import type { DirectoryPage, DirectoryQuery, PublicCreator } from './schemas/creator.ts';

/** What pages are made of: the same answers that the calls give to somebody who is not signed in. */
export interface PageSource {
  directory(query: DirectoryQuery): Promise<DirectoryPage>;
  /** Null for an unknown or unpublished creator, and for what is no id. */
  creator(id: string): Promise<PublicCreator | null>;
}

export interface PageRequest {
  /** The language of the page, such as `en`. */
  locale: string;
  /** Path and query, as asked for. */
  url: string;
  /** The address people use, without a trailing slash: links for elsewhere are absolute. */
  publicUrl: string;
  source: PageSource;
}

export interface RenderedPage {
  status: 200 | 404;
  html: string;
}

/** Renders a whole page as anybody sees it; null for those that are made in the browser alone. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage | null>;

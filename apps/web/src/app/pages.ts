/** Every page of the app: a row each, in the folder of its noun. */
import type { PublicPage, Role } from '@briefcast/contract';
import type { Page, PageName, ReadContent } from '../lib/page.ts';
import { pages as gathered } from './generated/pages.ts';

/** Pages that the server renders with their content; it sends the others with a frame. */
type Served = PublicPage | 'missing';

export const pages = gathered satisfies Record<PageName, Page> &
  Record<Served, { content: ReadContent | false }> &
  Record<Exclude<PageName, Served>, { content?: undefined }>;

/** The pages that this role may open. */
export type PageFor<Who extends Role> = {
  [Name in PageName]: (typeof pages)[Name]['whose'] extends Who | 'both' | 'everybody' ? Name : never;
}[PageName];

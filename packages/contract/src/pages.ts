/** Agreement between the server and the built web app, so that one can render the pages of the other. */

import type { BoardPage, BoardQuery, Casting } from './castings/schemas.ts';
import type { CreatorDetails } from './creators/details.ts';
import type { DirectoryPage, DirectoryQuery, PublicCreator } from './creators/schemas.ts';
import type { Prices } from './credits/prices.ts';
import type { LegalPageName } from './legal/pages.ts';
import type { LegalText } from './legal/schemas.ts';
import type { paths } from './paths.ts';
import type { ShownCertificate } from './proof/certificate-schemas.ts';
import type { Site } from './system/schemas.ts';

/**
 * The pages that come from the server with their content, the same for everybody, by their names in `paths`. What each
 * needs to know and what it is about is the `content` of its row in the web app (apps/web/src/lib/page.ts).
 */
export const publicPages = [
  'landing',
  'terms',
  'privacy',
  'refunds',
  'packExpiration',
  'prices',
  'creators',
  'creator',
  'castings',
  'casting',
  'verify',
  'certificate',
  'login',
  'signup',
] as const satisfies readonly (keyof typeof paths)[];

export type PublicPage = (typeof publicPages)[number];

/** The data of pages: the same answers that the calls give to somebody who is not signed in. */
export interface PageSource {
  directory(query: DirectoryQuery): Promise<DirectoryPage>;
  /** Null for an unknown or unpublished creator, and for what is no id. */
  creator(id: string): Promise<PublicCreator | null>;
  /** Null likewise. */
  details(id: string): Promise<CreatorDetails | null>;
  /** Null for an unknown casting, and for what is no id. */
  casting(id: string): Promise<Casting | null>;
  /** The board of open castings, as everybody reads it. */
  board(query: BoardQuery): Promise<BoardPage>;
  /** Null for an unknown code, and for what is none. */
  certificate(code: string): Promise<ShownCertificate | null>;
  prices(): Prices;
  /** A legal page in a language, by the version that is asked for; null for an unknown one. */
  legal(page: LegalPageName, asked: { version: string | null; language: string }): Promise<LegalText | null>;
  site(): Site;
}

export interface PageRequest {
  /** Path and query, as asked for: with the beginning of the pages in the language. */
  url: string;
  /** The address people use, without a trailing slash: links for elsewhere are absolute. */
  publicUrl: string;
  source: PageSource;
}

/** A page whose content has been read. */
export interface ReadPage {
  status: 200 | 404;
  /** Everything that determines the page, as a text: while it is the same, the page is the same. */
  madeOf: string;
  /** Renders the whole page; this is what takes time. */
  html(): Promise<string>;
}

/** Reads what the page of an address shows to anybody; null for those that are made in the browser alone. */
export type ReadPublicPage = (request: PageRequest) => Promise<ReadPage | null>;

/** The data of a printed document, in the words of its language; the templates do the layout. */

import type { PaperLanguage } from '@briefcast/contract';

export interface Paper {
  /** The path of its template below `src`, beside the code that fills it. */
  template: string;
  /** The reader's language. */
  language: PaperLanguage;
  /** The title that PDF viewers show. */
  title: string;
  /** When its content was issued, so that the same document always has the same bytes. */
  issuedAt: Date;
  /** The data for the template. */
  sheet: object;
  /** File names of pictures in its folder that keep their shape, unlike stills. */
  pictures?: readonly string[];
}

/** The market that prints a document: its name and letter in each language, its accent, and files of its pictures. */
export interface PaperMarket {
  names: Record<PaperLanguage, string>;
  letters: Record<PaperLanguage, string>;
  /** Whether the name takes the place of the drawn logo. */
  isNamed: boolean;
  accent: string;
  logo: 'market-logo.png' | null;
  mark: 'market-mark.png' | null;
}

/** The input of the document program. */
export type PrintedPaper = Pick<Paper, 'template' | 'language' | 'title' | 'sheet' | 'pictures'> & {
  market: PaperMarket;
  /** Seconds since 1970. */
  issuedAt: number;
  /** The file names of the stills beside it. */
  stills: string[];
};

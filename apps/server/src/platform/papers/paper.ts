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
}

/** The input of the document program. */
export type PrintedPaper = Pick<Paper, 'template' | 'language' | 'title' | 'sheet'> & {
  /** Name of the market in each language, and whether it stands for the drawn logo. */
  market: { names: Record<PaperLanguage, string>; isNamed: boolean; logo: 'market-logo.png' | null };
  /** Seconds since 1970. */
  issuedAt: number;
  /** The file names of the stills beside it. */
  stills: string[];
};

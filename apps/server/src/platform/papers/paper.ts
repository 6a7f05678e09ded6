/** What is printed on paper: data alone, in the words of its language; the templates say where each stands. */

import type { PaperLanguage } from '@briefcast/contract';
import type { CertificateSheet } from './certificate-sheet.ts';
import type { InvoiceSheet } from './invoice-sheet.ts';

interface PaperOf<Template extends string, Sheet> {
  template: Template;
  /** The reader's. */
  language: PaperLanguage;
  /** As viewers show it above the page. */
  title: string;
  /** When what it says was issued: the same paper has the same bytes whenever it is made. */
  issuedAt: Date;
  sheet: Sheet;
}

export type Paper = PaperOf<'certificate', CertificateSheet> | PaperOf<'invoice', InvoiceSheet>;

/** As the paper program reads it. */
export type PrintedPaper = Pick<Paper, 'template' | 'language' | 'title' | 'sheet'> & {
  /** Seconds since 1970. */
  issuedAt: number;
  /** The names of the stills beside it. */
  stills: string[];
};

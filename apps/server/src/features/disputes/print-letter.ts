/** A formal letter as PDF (rules/disputes#letter). Callers check first who may see it. */
import { AppError, type LateLetter, type PaperLanguage } from '@briefcast/contract';
import { paperWords } from '@briefcast/i18n/paper-words';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { lateLetters } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { withTemporaryFolder } from '../../platform/media/temporary-folder.ts';
import { printPaper } from '../../platform/papers/print-paper.ts';
import { letterSheet, letterTemplate } from './letter-sheet.ts';

/** The letter about the payment of a deal. Throws dispute.letter_not_found. */
export async function readLetter(db: Reader, dealId: string): Promise<LateLetter> {
  const [row] = await db.select().from(lateLetters).where(eq(lateLetters.dealId, dealId));
  if (!row) throw new AppError('dispute.letter_not_found');
  return row.document;
}

/** Prints the same bytes each time. Throws file.too_many_at_once or file.busy when too many are asked for at once. */
export const printLetter = (
  { media }: Pick<Deps, 'media'>,
  dealId: string,
  letter: LateLetter,
  language: PaperLanguage,
): Promise<Buffer> =>
  media.run('papers', dealId, (run) =>
    withTemporaryFolder((folder) =>
      printPaper(run, folder, {
        template: letterTemplate,
        language,
        title: paperWords[language].paper_letter_file_title({ reference: letter.invoiceReference }),
        issuedAt: new Date(letter.sentAt),
        sheet: letterSheet(letter, language),
      }),
    ),
  );

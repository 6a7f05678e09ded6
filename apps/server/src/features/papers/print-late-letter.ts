/** A creator's formal letter about a late payment as PDF, for callers with access (rules/disputes#letter). */
import type { PaperLanguage } from '@briefcast/contract';
import type { Caller } from '../../platform/auth/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { printLetter, readLetter } from '../disputes/print-letter.ts';
import { type PaperAddress, requirePaperAccess } from './open-paper.ts';

/**
 * A letter's name and its PDF. Throws file.link_expired, auth.required, deal.not_found, dispute.letter_not_found, and
 * file.too_many_at_once or file.busy when too many are asked for at once.
 */
export async function printLateLetter(
  deps: Pick<Deps, 'db' | 'keys' | 'clock' | 'media'>,
  caller: Caller,
  address: PaperAddress,
  language: PaperLanguage,
): Promise<{ name: string; pdf: Buffer }> {
  await requirePaperAccess(deps, caller, 'late_letter', address);
  const letter = await readLetter(deps.db, address.id);
  return {
    name: `${letter.invoiceReference}-letter`,
    pdf: await printLetter(deps, address.id, letter, language),
  };
}

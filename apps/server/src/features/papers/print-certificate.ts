/** The licence certificate of a completed deal as PDF, for callers with access (rules/papers#certificate). */
import { AppError, type PaperLanguage } from '@briefcast/contract';
import type { Caller } from '../../platform/auth/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { printCertificate } from '../proof/print-certificate.ts';
import { readCertificate } from '../proof/read-certificate.ts';
import { type PaperAddress, requirePaperAccess } from './open-paper.ts';

/**
 * A certificate's number and its PDF. Throws file.link_expired, auth.required, deal.not_found, certificate.not_made,
 * and file.too_many_at_once or file.busy when too many are asked for at once.
 */
export async function printDealCertificate(
  deps: Pick<Deps, 'db' | 'keys' | 'clock' | 'media' | 'storage' | 'config'>,
  caller: Caller,
  address: PaperAddress,
  language: PaperLanguage,
): Promise<{ number: string; pdf: Buffer }> {
  await requirePaperAccess(deps, caller, 'certificate', address);
  const certificate = await readCertificate(deps.db, address.id);
  if (!certificate) throw new AppError('certificate.not_made');
  return { number: certificate.number, pdf: await printCertificate(deps, certificate, language) };
}

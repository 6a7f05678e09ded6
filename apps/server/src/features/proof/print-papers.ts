/** The certificate of a deal in every language, for what holds more than it. */
import { AppError, type Certificate, PaperLanguage } from '@briefcast/contract';
import { certificatePdfNames } from '@briefcast/contract/proof/evidence';
import type { Deps } from '../../platform/deps.ts';
import type { CertificatePaper } from './evidence-parts.ts';
import { printCertificate } from './print-certificate.ts';
import { readCertificate } from './read-certificate.ts';

type PrintDeps = Pick<Deps, 'db' | 'media' | 'storage' | 'config' | 'log'>;

/**
 * The certificate's PDFs, made before anything is sent, so that a server with too much to do refuses instead of
 * breaking the download off. One that cannot be printed is left out: it only repeats the signed certificate next to
 * it.
 */
export async function printPapers(deps: PrintDeps, certificate: Certificate): Promise<CertificatePaper[]> {
  const papers: CertificatePaper[] = [];
  // One after the other, as more at once would be refused.
  for (const language of PaperLanguage.options) {
    try {
      papers.push({ language, pdf: await printCertificate(deps, certificate, language) });
    } catch (error) {
      if (error instanceof AppError) throw error;
      deps.log.error({ err: error, dealId: certificate.dealId }, 'a certificate could not be printed');
    }
  }
  return papers;
}

/** Returns them as files next to the work of a deal; none where it has no certificate. */
export async function certificateFiles(
  deps: PrintDeps,
  dealId: string,
): Promise<{ originalName: string; bytes: Buffer; createdAt: Date }[]> {
  const certificate = await readCertificate(deps.db, dealId);
  if (!certificate) return [];
  const createdAt = new Date(certificate.issuedAt);
  return (await printPapers(deps, certificate)).map(({ language, pdf }) => ({
    originalName: certificatePdfNames[language],
    bytes: pdf,
    createdAt,
  }));
}

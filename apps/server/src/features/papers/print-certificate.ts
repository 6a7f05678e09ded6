/** The licence certificate of a completed deal as PDF (rules/papers#certificate). */
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError, type Certificate, type PaperLanguage } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Caller } from '../../platform/auth/actor.ts';
import { files } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { withTemporaryFolder } from '../../platform/media/temporary-folder.ts';
import { certificateSheet } from '../../platform/papers/certificate-sheet.ts';
import { certificateWords } from '../../platform/papers/certificate-words.ts';
import { printPaper } from '../../platform/papers/print-paper.ts';
import { StoredFileMissing } from '../../platform/storage/storage.ts';
import { readCertificate } from '../proof/read-certificate.ts';
import { type PaperAddress, requirePaperAccess } from './open-paper.ts';

async function openCertificate(
  deps: Pick<Deps, 'db' | 'keys' | 'clock'>,
  caller: Caller,
  address: PaperAddress,
): Promise<Certificate> {
  await requirePaperAccess(deps, caller, 'certificate', address);
  const certificate = await readCertificate(deps.db, address.id);
  if (!certificate) throw new AppError('certificate.not_made');
  return certificate;
}

/** A page shows so many; of more files than this the others stand without their still. */
const mostStills = 60;

/** Copies the stills that were made of the files into the folder. Returns their names by the files' ids. */
async function fetchStills(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  { files: listed }: Certificate,
  folder: string,
): Promise<Map<string, string>> {
  const ids = listed.slice(0, mostStills).map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: files.id, posterKey: files.posterKey })
          .from(files)
          .where(and(inArray(files.id, ids), isNotNull(files.posterKey)));
  const stills = new Map<string, string>();
  for (const { id, posterKey } of rows) {
    if (posterKey === null) continue;
    const name = `still-${id}`;
    try {
      await pipeline(await storage.read(posterKey), createWriteStream(join(folder, name)));
      stills.set(id, name);
    } catch (error) {
      if (!(error instanceof StoredFileMissing)) throw error;
    }
  }
  return stills;
}

/**
 * A certificate's number and its PDF. Throws file.link_expired, auth.required, deal.not_found, certificate.not_made,
 * and file.too_many_at_once or file.busy when too many are asked for at once.
 */
export async function printCertificate(
  deps: Pick<Deps, 'db' | 'keys' | 'clock' | 'media' | 'storage' | 'config'>,
  caller: Caller,
  address: PaperAddress,
  language: PaperLanguage,
): Promise<{ number: string; pdf: Buffer }> {
  const certificate = await openCertificate(deps, caller, address);
  const { code, number, issuedAt } = certificate;
  const ofAny = deps.config.publicUrl + paths.verify.href();
  const pdf = await deps.media.run('papers', address.id, (run) =>
    withTemporaryFolder(async (folder) => {
      const stills = await fetchStills(deps, certificate, folder);
      const addresses = { ofAny, ofThis: deps.config.publicUrl + paths.certificate.href(code) };
      const paper = {
        template: 'certificate' as const,
        language,
        title: `${certificateWords[language].title} ${number}`,
        issuedAt: new Date(issuedAt),
        sheet: certificateSheet({ certificate, language, addresses, stills }),
      };
      return printPaper(run, folder, paper, [...stills.values()]);
    }),
  );
  return { number, pdf };
}

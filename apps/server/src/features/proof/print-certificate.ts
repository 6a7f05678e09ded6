/** The licence certificate as PDF (rules/papers#certificate). Callers check first who may see it. */
import type { Certificate, PaperLanguage } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { pageIn } from '@briefcast/i18n/page-paths';
import { paperWords } from '@briefcast/i18n/paper-words';
import { and, inArray, isNotNull } from 'drizzle-orm';
import { files } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { withTemporaryFolder } from '../../platform/media/temporary-folder.ts';
import { copyStills } from '../../platform/papers/copy-stills.ts';
import { printPaper } from '../../platform/papers/print-paper.ts';
import { certificateSheet, certificateTemplate } from './certificate-sheet.ts';

/** Limit of stills on the pages; files beyond it are shown without their still. */
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
  const nameOf = (id: string) => `still-${id}`;
  const keys = rows.flatMap(({ id, posterKey }): [string, string][] =>
    posterKey === null ? [] : [[nameOf(id), posterKey]],
  );
  const copied = await copyStills(storage, folder, new Map(keys));
  return new Map(
    rows.map(({ id }): [string, string] => [id, nameOf(id)]).filter(([, name]) => copied.has(name)),
  );
}

/**
 * The PDF of a certificate, the same bytes each time. Throws file.too_many_at_once or file.busy when too many are asked
 * for at once.
 */
export function printCertificate(
  { db, media, storage, config }: Pick<Deps, 'db' | 'media' | 'storage' | 'config'>,
  certificate: Certificate,
  language: PaperLanguage,
): Promise<Buffer> {
  const { code, number, dealId, issuedAt } = certificate;
  const ofAny = config.publicUrl + pageIn(language, paths.verify.href());
  return media.run('papers', dealId, (run) =>
    withTemporaryFolder(async (folder) => {
      const stills = await fetchStills({ db, storage }, certificate, folder);
      const addresses = { ofAny, ofThis: config.publicUrl + pageIn(language, paths.certificate.href(code)) };
      const paper = {
        template: certificateTemplate,
        language,
        title: paperWords[language].paper_certificate_title({ number }),
        issuedAt: new Date(issuedAt),
        sheet: certificateSheet({ certificate, language, addresses, stills }),
      };
      return printPaper(run, folder, paper, [...stills.values()]);
    }),
  );
}

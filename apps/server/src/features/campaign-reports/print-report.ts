/** A report as PDF (rules/campaign-reports#paper). */
import {
  type CampaignReport,
  mostPaperPosts,
  mostPaperProofs,
  type PaperLanguage,
  type ReportPart,
} from '@briefcast/contract';
import { paperWords } from '@briefcast/i18n/paper-words';
import { inArray } from 'drizzle-orm';
import { files } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { withTemporaryFolder } from '../../platform/media/temporary-folder.ts';
import { copyStills } from '../../platform/papers/copy-stills.ts';
import { printPaper } from '../../platform/papers/print-paper.ts';
import { pictureKey } from '../media/picture-key.ts';
import { readReport } from './read-report.ts';
import { reportSheet, reportTemplate } from './report-sheet.ts';

type PrintDeps = Pick<Deps, 'db' | 'clock' | 'media' | 'storage'>;

const logoName = 'logo';

/** Keys of the store by the names that the report gives its pictures, as many as stand on paper. */
async function keysOf(
  { db }: Pick<Deps, 'db'>,
  { posts, brand }: CampaignReport,
): Promise<Map<string, string>> {
  const stills = posts.slice(0, mostPaperPosts).flatMap(({ still }) => still ?? []);
  const proofs = posts.flatMap(({ proof }) => proof ?? []).slice(0, mostPaperProofs);
  const names = [...new Set([...stills, ...proofs])];
  const idOf = (name: string) => name.slice(name.indexOf('-') + 1);
  const rows =
    names.length === 0
      ? []
      : await db
          .select({ id: files.id, key: files.posterKey })
          .from(files)
          .where(inArray(files.id, names.map(idOf)));
  const keys = new Map<string, string>();
  for (const name of names) {
    const key = rows.find(({ id }) => id === idOf(name))?.key;
    if (key) keys.set(name, key);
  }
  const logo = await pictureKey(db, brand.image);
  if (logo) keys.set(logoName, logo);
  return keys;
}

/** Without pictures that the store has lost. */
const withCopied = (report: CampaignReport, copied: ReadonlySet<string>): CampaignReport => ({
  ...report,
  posts: report.posts.map(({ still, proof, ...post }) => ({
    ...post,
    ...(still !== undefined && copied.has(still) ? { still } : {}),
    ...(proof !== undefined && copied.has(proof) ? { proof } : {}),
  })),
});

/**
 * Prints a report with these parts, for a caller who may read it. Throws campaign.not_found, and file.too_many_at_once or
 * file.busy when too many are asked for at once.
 */
export async function printReport(
  deps: PrintDeps,
  {
    campaignId,
    shows,
    language,
  }: { campaignId: string; shows: readonly ReportPart[]; language: PaperLanguage },
): Promise<{ name: string; pdf: Buffer }> {
  const addressOf = (part: string, id: string) => `${part}-${id}`;
  const report = await readReport(deps, { campaignId, shows, addressOf });
  const keys = await keysOf(deps, report);
  const pdf = await deps.media.run('papers', campaignId, (run) =>
    withTemporaryFolder(async (folder) => {
      const copied = await copyStills(deps.storage, folder, keys);
      const names = [...copied];
      const stills = names.filter((name) => name.startsWith('stills-'));
      return printPaper(
        run,
        folder,
        {
          template: reportTemplate,
          language,
          title: paperWords[language].paper_report_title({ name: report.name }),
          issuedAt: new Date(report.madeAt),
          sheet: reportSheet({
            report: withCopied(report, copied),
            language,
            logo: copied.has(logoName) ? logoName : null,
          }),
          pictures: names.filter((name) => !stills.includes(name)),
        },
        stills,
      );
    }),
  );
  return { name: `report-${campaignId.slice(-6)}`, pdf };
}

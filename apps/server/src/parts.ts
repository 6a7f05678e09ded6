/** What several features share: opened once, and handed to those whose declaration asks for it. */
import type { PageSource } from '@briefcast/contract';
import { type Board, openBoard } from './features/castings/board/board.ts';
import { boardPage, castingPage } from './features/castings/read-casting.ts';
import { type Directory, openDirectory } from './features/creators/directory/directory.ts';
import { pageSource } from './features/creators/page-source.ts';
import { type DetailsReader, openDetails } from './features/creators/read-details.ts';
import { openWorkFacts, type WorkFactsReader } from './features/creators/work-facts.ts';
import type { FilesBeside } from './features/files/download-all.ts';
import { type KnownAsks, openAsks } from './features/legal/known-asks.ts';
import { legalPage } from './features/legal/read-legal-text.ts';
import { certificateFiles } from './features/proof/print-papers.ts';
import { certificatePage } from './features/proof/read-certificate.ts';
import { openSigner, type Signer } from './features/proof/signer.ts';
import type { PushParts } from './features/pushes/routes.ts';
import { readSite } from './features/system/read-site.ts';
import type { Installation } from './features/system/routes.ts';
import type { Deps } from './platform/deps.ts';
import type { Tail } from './platform/facts/tail.ts';
import type { OwnDataParts } from './platform/own-data.ts';

export interface Parts extends Installation, PushParts, OwnDataParts {
  directory: Directory;
  /** The open castings. */
  board: Board;
  details: DetailsReader;
  /** Versions of legal texts that people are asked to accept. */
  legalAsks: KnownAsks;
  workFacts: WorkFactsReader;
  /** Papers in the ZIP of a deal, next to its files. */
  filesBeside: FilesBeside;
  /** Signs the logs of deals and certificates. */
  signer: Signer;
  /** What rendered pages show. */
  pages: PageSource;
}

/** Opens them, before anything is appended: what features write with facts may need them. */
export async function openParts(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'settings' | 'log' | 'keys'> & { facts: Tail },
  installation: Installation & PushParts & OwnDataParts,
): Promise<Parts> {
  const directory = openDirectory(deps);
  const workFacts = openWorkFacts(deps.db);
  const board = openBoard(deps);
  const details = openDetails(deps.db, { workFacts, settings: deps.settings });
  const legalAsks = await openAsks(deps);
  return {
    ...installation,
    directory,
    board,
    details,
    legalAsks,
    workFacts,
    filesBeside: certificateFiles,
    signer: await openSigner(deps),
    pages: {
      ...pageSource(deps, { directory, details }),
      casting: (id) => castingPage(deps, id),
      board: (query) => boardPage(board, query),
      certificate: (code) => certificatePage(deps.db, code),
      legal: (page, asked) => legalPage(deps, page, asked),
      site: () => readSite(deps, { site: installation.site, legalAsks }),
    },
  };
}

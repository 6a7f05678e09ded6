/** The evidence of a deal: everything that proves how it went, put together while it is sent (rules/proof#evidence). */
import type { Readable } from 'node:stream';
import { AppError, type LogKind } from '@briefcast/contract';
import { type EvidenceManifest, manifestName } from '@briefcast/contract/proof/evidence';
import type { Locale } from '@briefcast/i18n/locales';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import { deals } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { attachmentHeader } from '../../platform/http/file-name.ts';
import type { ConcurrencyLimiter } from '../../platform/http/limits/limit-concurrency.ts';
import { acquireFor } from '../../platform/http/limits/limit-slow-answers.ts';
import { localeOf } from '../../platform/http/request-locale.ts';
import { isSignedAddress } from '../../platform/storage/signed-address.ts';
import { type DealRow, findDeal } from '../deals/access.ts';
import { readComments } from './evidence-comments.ts';
import { evidencePage } from './evidence-page.ts';
import { type EvidenceParts, evidenceFiles, logText } from './evidence-parts.ts';
import { zipEvidence } from './evidence-zip.ts';
import { catchUpIfBehind } from './log-and-certify.ts';
import { printPapers } from './print-papers.ts';
import { readCertificate } from './read-certificate.ts';
import { countEntries, openLog, readEntriesOf } from './read-log.ts';
import { signHead } from './sign-heads.ts';
import type { Signer } from './signer.ts';

type EvidenceDeps = Pick<Deps, 'db' | 'storage' | 'keys' | 'clock' | 'media' | 'config' | 'log'>;

interface EvidenceAddress {
  dealId: string;
  expires?: string | undefined;
  signature?: string | undefined;
}

/** The deal that an address opens. Throws file.link_expired, auth.required or deal.not_found. */
async function openDeal(
  { db, keys, clock }: EvidenceDeps,
  caller: Caller,
  { dealId: id, expires, signature }: EvidenceAddress,
): Promise<DealRow> {
  if (expires === undefined || signature === undefined) {
    if (caller.kind !== 'user') throw new AppError('auth.required');
    return authorize(caller, 'deal.read', await findDeal(db, caller, id));
  }
  if (!isSignedAddress(keys.links, { id, variant: 'evidence', expires, signature }, clock()))
    throw new AppError('file.link_expired');
  const [deal] = await db.select().from(deals).where(eq(deals.id, id));
  if (!deal) throw new AppError('deal.not_found');
  return deal;
}

/** Reads and prints the parts of an evidence before anything is sent. */
async function readParts(deps: EvidenceDeps, signer: Signer, deal: DealRow): Promise<EvidenceParts> {
  await catchUpIfBehind(deps, signer, deal);
  await signHead(deps.db, signer, deal.id, deps.clock());
  const log = await openLog(deps.db, deal.id);
  const entries = await countEntries(deps.db, deal.id);
  const certificate = await readCertificate(deps.db, deal.id);
  const papers = certificate ? await printPapers(deps, certificate) : [];
  return { deal, log, entries, certificate, papers };
}

/** The evidence as a stream that reads while it is read. */
async function streamEvidence(
  deps: EvidenceDeps,
  signer: Signer,
  parts: EvidenceParts,
  locale: Locale,
): Promise<Readable> {
  const { deal, log, entries, papers } = parts;
  const { db } = deps;
  const madeAt = deps.clock();
  const files = await evidenceFiles(deps, parts);
  const stills = new Set(files.map(({ name }) => name).filter((name) => name.startsWith('stills/')));
  const page = {
    ...{ title: deal.title, keys: log.keys, papers, stills, madeAt, entries },
    readEntries: (kind?: LogKind) => readEntriesOf(db, deal.id, { upTo: entries, ...(kind ? { kind } : {}) }),
    readComments: () => readComments(db, deal.id),
    readLogText: () => logText(db, log, entries),
  };
  return zipEvidence([{ name: 'index.html', read: () => evidencePage(page, locale) }, ...files], {
    name: manifestName,
    make: (sums) => {
      const manifest = { version: 1, dealId: deal.id, madeAt: madeAt.toISOString(), files: sums } as const;
      const signed: EvidenceManifest = { ...manifest, signature: signer.sign(manifest) };
      return Buffer.from(`${JSON.stringify(signed, null, 2)}\n`);
    },
  });
}

/**
 * Answers the evidence of a deal as one ZIP: its log with a fresh signature, what it is about, and a manifest of it all,
 * signed. One of a deal is made at a time, and few of all deals. Throws file.link_expired, auth.required, deal.not_found,
 * deal.log_cut, request.rate_limited and service.busy where others are being made, and file.too_many_at_once or file.busy
 * where its certificate cannot be printed now.
 */
export async function sendEvidence(
  { deps, signer, limiter }: { deps: EvidenceDeps; signer: Signer; limiter: ConcurrencyLimiter },
  caller: Caller,
  address: EvidenceAddress,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const deal = await openDeal(deps, caller, address);
  await acquireFor(limiter, deal.id, reply);
  const parts = await readParts(deps, signer, deal);
  const stream = await streamEvidence(deps, signer, parts, localeOf(request));
  reply.type('application/zip').headers({
    'content-disposition': attachmentHeader(`${deal.title}.evidence.zip`),
    'accept-ranges': 'none',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  return reply.send(stream);
}

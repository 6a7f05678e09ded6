import { SignedQuery } from '../files/schemas.ts';
import { id, queryInt, requiredLine } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { Certificate, ShownCertificate } from './certificate-schemas.ts';
import { DealLog, LogPart } from './deal-log-schemas.ts';

const ofDeal = z.object({ id });

/** More than any log has, as the database numbers them. */
const mostEntries = 999_999_999;

/** The number of the entry after which the next page begins; null with the last one. */
const next = z.int().nullable();

export const proof = {
  log: route({
    method: 'GET',
    path: '/api/deals/{id}/log',
    access: 'user',
    summary:
      'The log of a deal, each entry with the hash of the one before, for its two sides: its first page, and where the next begins.',
    params: ofDeal,
    reply: z.object({
      /** With the entries of the first page, and the signed heads that name them. */
      log: DealLog,
      next,
      title: z.string(),
      /** Opens the evidence as one ZIP, for a while. */
      evidenceUrl: z.string(),
      /** Null until the deal is completed. */
      certificate: Certificate.nullable(),
    }),
    limit: { perMinute: 120 },
    refuses: ['deal.log_cut', 'deal.not_found'],
  }),
  logPage: route({
    method: 'GET',
    path: '/api/deals/{id}/log/entries',
    access: 'user',
    summary: 'Further entries of the log of a deal, after the one with this number.',
    params: ofDeal,
    query: z.object({ after: queryInt(0, mostEntries) }),
    reply: LogPart.extend({ next }),
    limit: { perMinute: 600 },
    refuses: ['deal.not_found'],
  }),
  evidence: route({
    method: 'GET',
    path: '/api/deals/{id}/evidence',
    access: 'public',
    summary:
      'What proves how a deal went in one ZIP, which can be checked without this server: by a signed address, or as one of its two sides.',
    params: ofDeal,
    query: SignedQuery.omit({ variant: true }).partial(),
    reply: z.object({}),
    kind: 'bytes',
    limit: { perMinute: 30 },
    refuses: ['auth.required', 'deal.not_found', 'file.link_expired'],
  }),
  certificate: route({
    method: 'GET',
    path: '/api/verify/{code}',
    access: 'public',
    summary:
      'The certificate with this code, without title and price, and the keys that this installation signs with.',
    params: z.object({ code: requiredLine(40) }),
    reply: ShownCertificate,
    // Codes have 55 random bits: what is counted here is the load, not guesses.
    limit: { perMinute: 120 },
    refuses: ['certificate.not_found'],
  }),
};

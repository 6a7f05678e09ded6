/** Reading certificates: whole for the two sides, without title and price for everybody who has the code. */
import { api, type Certificate, readCode, type ShownCertificate } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { certificates } from '../../platform/database/tables/index.ts';
import { readPublicKeys } from './signer.ts';

type Row = typeof certificates.$inferSelect;

const sealed = <Value>(digest: string, part: { salt: string; value: Value } | null) => ({
  digest,
  salt: part?.salt ?? null,
  value: part?.value ?? null,
});

function certificateOf({ statement, signature, ...row }: Row): Certificate {
  return {
    ...statement,
    licensor: sealed(statement.licensor, row.licensor),
    licensee: sealed(statement.licensee, row.licensee),
    licensorAgreed: {
      ...statement.licensorAgreed,
      by: sealed(statement.licensorAgreed.by, row.licensorAgreed),
    },
    licenseeAgreed: {
      ...statement.licenseeAgreed,
      by: sealed(statement.licenseeAgreed.by, row.licenseeAgreed),
    },
    deal: sealed(statement.deal, row.deal),
    signature,
  };
}

/** The certificate of a deal, for its two sides; null before it is completed. */
export async function readCertificate(db: Reader, dealId: string): Promise<Certificate | null> {
  const [row] = await db.select().from(certificates).where(eq(certificates.dealId, dealId));
  return row ? certificateOf(row) : null;
}

/** Public form of the certificate with this code; null for an unknown code, and for a text that is no code. */
export async function findCertificate(db: Reader, typed: string): Promise<ShownCertificate | null> {
  const code = readCode(typed);
  if (code === null) return null;
  const [row] = await db.select().from(certificates).where(eq(certificates.code, code));
  return row ? { certificate: certificateOf({ ...row, deal: null }), keys: await readPublicKeys(db) } : null;
}

/** Reads it for a rendered page, with exactly the fields that the call returns. */
export async function certificatePage(db: Reader, typed: string): Promise<ShownCertificate | null> {
  const shown = await findCertificate(db, typed);
  return shown && api.proof.certificate.reply.parse(shown);
}

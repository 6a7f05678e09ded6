/**
 * The licence that a completed deal grants, as a certificate: made on completion, signed, never changed
 * (rules/proof#certificate).
 */

import { FileType } from '../files/schemas.ts';
import { cents, currency, instant, sealedId } from '../kit/codecs.ts';
import { z } from '../kit/zod.ts';
import { territories, usePlaces } from '../rights/lines.ts';
import { PublicKey, Signature, sealedOf, sha256Hex } from './sealed-schemas.ts';

/** A side of the licence: the creator gives it, the brand takes it. */
export const CertificateParty = z.object({
  /** The creator's name, or the company's. */
  name: z.string(),
  /** Place of the party, in their own words; null where they say nothing. */
  place: z.string().nullable(),
});
export type CertificateParty = z.infer<typeof CertificateParty>;

/** When a side agreed, and the entry of the deal's log that says so; null where it is not known. */
const agreedFields = { at: instant.nullable(), entry: z.int().positive().nullable() };

/**
 * Agreement of a side, with a person's name: the creator, or the sender of the brief. Taken out once their account
 * is deleted.
 */
export const CertificateAgreement = z.object({ ...agreedFields, by: sealedOf(z.string()) });
export type CertificateAgreement = z.infer<typeof CertificateAgreement>;

/** Terms of the licence. */
export const Licence = z.object({
  isExclusive: z.boolean(),
  territory: z.enum(['WORLDWIDE', ...territories]),
  isRoyaltyFree: z.boolean(),
  from: instant,
  /** The last day, as midnight UTC; null for no end. */
  until: instant.nullable(),
  /**
   * Places where the content may be shown, each with its last day; absent where the brief did not say, and every use
   * is allowed.
   */
  uses: z.array(z.object({ place: z.enum(usePlaces), until: instant.nullable() })).optional(),
  /** Whether everything that was filmed is part of it; absent where the brief did not say. */
  hasRawFootage: z.boolean().optional(),
  /** Until which day the creator works for no competitor, as midnight UTC; absent where nothing was agreed. */
  exclusivity: z.object({ category: z.string(), until: instant }).optional(),
  /** Place whose law and courts apply: ISO 3166-2. */
  law: z.string(),
  /** The day of the terms that held when the deal was accepted; null where that is not known. */
  terms: z.string().nullable(),
});
export type Licence = z.infer<typeof Licence>;

export const CertificateFile = z.object({
  id: sealedId,
  name: z.string(),
  version: z.int().positive(),
  type: FileType,
  /** Bytes. */
  size: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  durationSeconds: z.number().nullable(),
  /** Hash of the delivered bytes; null where it could not be taken before the deal was completed. */
  sha256: sha256Hex.nullable(),
});
export type CertificateFile = z.infer<typeof CertificateFile>;

const statementFields = {
  version: z.literal(1),
  /** Code as it is printed on the certificate: `7KQ4-M2XD-91PA`. */
  code: z.string(),
  /** As in `BC-2026-1128-7KQ4`: the day in Dubai and the code's beginning. */
  number: z.string(),
  dealId: sealedId,
  issuedAt: instant,
  licence: Licence,
  files: z.array(CertificateFile),
};

/** Title and price of the deal, which the public page does not show. */
const CertificateDeal = z.object({
  title: z.string(),
  budget: cents,
  /** Absent for US dollars, the only ones that there were before. */
  currency: currency.optional(),
  /** Later additions of both sides to the price, in the same currency; absent where there were none. */
  added: z.int().optional(),
  /** The product that went with it; absent where there was none. */
  sample: z.string().optional(),
});

/** Everything that the paper shows. Where the public asks, the deal's title and price are left out as if taken out. */
export const Certificate = z.object({
  ...statementFields,
  /** The creator, taken out once their account is deleted, and the brand. */
  licensor: sealedOf(CertificateParty),
  licensee: sealedOf(CertificateParty),
  licensorAgreed: CertificateAgreement,
  licenseeAgreed: CertificateAgreement,
  deal: sealedOf(CertificateDeal),
  /** Over what `statementOf` returns. */
  signature: Signature,
});
export type Certificate = z.infer<typeof Certificate>;

/** A certificate as its public page shows it, with the keys that this installation signs with. */
export const ShownCertificate = z.object({ certificate: Certificate, keys: z.array(PublicKey) });
export type ShownCertificate = z.infer<typeof ShownCertificate>;

/** Signed part: the certificate with digests in the place of removable values. */
export const CertificateStatement = z.object({
  ...statementFields,
  licensor: sha256Hex,
  licensee: sha256Hex,
  licensorAgreed: z.object({ ...agreedFields, by: sha256Hex }),
  licenseeAgreed: z.object({ ...agreedFields, by: sha256Hex }),
  deal: sha256Hex,
});
export type CertificateStatement = z.infer<typeof CertificateStatement>;

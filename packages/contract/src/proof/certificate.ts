/** Checking a certificate, the same in a browser, in the server and in a command. */
import type { Certificate, CertificateStatement } from './certificate-schemas.ts';
import { isSealIntact } from './sealed.ts';
import { isSignedBy } from './signature.ts';

/** Signed part of a certificate: digests in the place of removable values. */
export function statementOf(signed: Omit<Certificate, 'signature'>): CertificateStatement {
  const { signature: _, ...certificate } = { signature: null, ...signed };
  const { licensor, licensee, licensorAgreed, licenseeAgreed, deal } = certificate;
  return {
    ...certificate,
    licensor: licensor.digest,
    licensee: licensee.digest,
    licensorAgreed: { ...licensorAgreed, by: licensorAgreed.by.digest },
    licenseeAgreed: { ...licenseeAgreed, by: licenseeAgreed.by.digest },
    deal: deal.digest,
  };
}

/** The parts of a certificate that may be taken out. */
export const sealedParts = ['licensor', 'licensee', 'licensorAgreed', 'licenseeAgreed', 'deal'] as const;
export type SealedPart = (typeof sealedParts)[number];

/** The first part that does not fit; null where everything does. Whose key signed is for the caller to compare. */
export function certificateFault(certificate: Certificate): SealedPart | 'signature' | null {
  const { licensor, licensee, licensorAgreed, licenseeAgreed, deal } = certificate;
  const sealed = {
    licensor,
    licensee,
    licensorAgreed: licensorAgreed.by,
    licenseeAgreed: licenseeAgreed.by,
    deal,
  };
  const broken = sealedParts.find((part) => !isSealIntact(sealed[part]));
  if (broken) return broken;
  return isSignedBy(statementOf(certificate), certificate.signature) ? null : 'signature';
}

/** Checking the evidence of a deal: files that were put together and signed, in the browser as in a command. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { PaperLanguage } from '../invoices/schemas.ts';
import { instant, sealedId } from '../kit/codecs.ts';
import { z } from '../kit/zod.ts';
import { certificateFault } from './certificate.ts';
import { Certificate } from './certificate-schemas.ts';
import { type LogFaultReason, logFault } from './deal-log.ts';
import { DealLog } from './deal-log-schemas.ts';
import { Signature, sha256Hex } from './sealed-schemas.ts';
import { isSignedBy } from './signature.ts';

export const manifestName = 'manifest.json';
export const logName = 'log.json';
export const certificateName = 'certificate.json';
/** Certificate as PDF, once for each language in which it is printed. */
export const certificatePdfNames: Record<PaperLanguage, string> = {
  en: 'certificate-english.pdf',
  ar: 'certificate-arabic.pdf',
};

/** Contents of an evidence: every other file with its hash, signed by the installation. */
export const EvidenceManifest = z.object({
  version: z.literal(1),
  dealId: sealedId,
  madeAt: instant,
  files: z.array(z.object({ name: z.string(), sha256: sha256Hex })),
  signature: Signature,
});
export type EvidenceManifest = z.infer<typeof EvidenceManifest>;

/** The first thing that does not fit: a file, and, in the log, the entry. */
export interface EvidenceFault {
  file: string;
  /** Only of the log. */
  entry: number | null;
  reason: LogFaultReason | 'unreadable' | 'missing' | 'unlisted' | 'changed' | 'signature' | 'other_deal';
}

const read = <Schema extends z.ZodType>(schema: Schema, bytes: Uint8Array): z.infer<Schema> | null => {
  try {
    return schema.safeParse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))).data ?? null;
  } catch {
    return null;
  }
};

/** SHA-256 of bytes, in small hexadecimal digits. */
export const hashOfBytes = (bytes: Uint8Array): string => bytesToHex(sha256(bytes));

const faultIn = (
  file: string,
  reason: EvidenceFault['reason'],
  entry: number | null = null,
): EvidenceFault => ({
  file,
  entry,
  reason,
});

type Files = ReadonlyMap<string, Uint8Array>;

function faultOfLog(files: Files, dealId: string | null): EvidenceFault | null {
  const bytes = files.get(logName);
  if (!bytes) return faultIn(logName, 'missing');
  const log = read(DealLog, bytes);
  if (!log) return faultIn(logName, 'unreadable');
  if (dealId !== null && log.dealId !== dealId) return faultIn(logName, 'other_deal');
  const fault = logFault(log);
  return fault && faultIn(logName, fault.reason, fault.entry);
}

function faultOfCertificate(files: Files): EvidenceFault | null {
  const bytes = files.get(certificateName);
  if (!bytes) return null;
  const certificate = read(Certificate, bytes);
  if (!certificate) return faultIn(certificateName, 'unreadable');
  return certificateFault(certificate) ? faultIn(certificateName, 'signature') : null;
}

function faultOfFiles(files: Files, manifest: EvidenceManifest): EvidenceFault | null {
  const listed = new Set([manifestName, ...manifest.files.map(({ name }) => name)]);
  for (const { name, sha256: expected } of manifest.files) {
    const bytes = files.get(name);
    if (!bytes) return faultIn(name, 'missing');
    if (hashOfBytes(bytes) !== expected) return faultIn(name, 'changed');
  }
  const unlisted = [...files.keys()].find((name) => !listed.has(name));
  return unlisted === undefined ? null : faultIn(unlisted, 'unlisted');
}

/** Part of the manifest that its signature covers. */
export const unsignedManifest = ({
  signature: _,
  ...manifest
}: EvidenceManifest): Omit<EvidenceManifest, 'signature'> => manifest;

/**
 * First fault in an evidence, null where everything fits: the log entry by entry, then the certificate, then every
 * file. The manifest names the key that signed, for a person to compare.
 */
export function evidenceFault(files: Files): EvidenceFault | null {
  const bytes = files.get(manifestName);
  const manifest = bytes ? read(EvidenceManifest, bytes) : null;
  const isSigned = manifest !== null && isSignedBy(unsignedManifest(manifest), manifest.signature);
  // A manifest that nobody signed says nothing of the log: then itself is what does not fit.
  const inside = faultOfLog(files, isSigned ? manifest.dealId : null) ?? faultOfCertificate(files);
  if (inside) return inside;
  if (!manifest) return faultIn(manifestName, bytes ? 'unreadable' : 'missing');
  return isSigned ? faultOfFiles(files, manifest) : faultIn(manifestName, 'signature');
}

/** A certificate and an invoice with everything in them that is hard to print. */
import type { Certificate, Invoice } from '@briefcast/contract';

const digest = (letter: string) => letter.repeat(64);
const sealed = <Value>(value: Value) => ({ digest: digest('a'), salt: 'salt', value });
const moment = '2026-11-28T10:00:00.000Z';
const fileId = (number: number) => `01900000-0000-7000-8000-00000000000${number}`;

/**
 * Certificate of a file in Arabic and Latin letters, a file without a hash, and a title that would be a command of the
 * typesetter's.
 */
export const sampleCertificate = (changes: Partial<Certificate> = {}): Certificate => ({
  version: 1,
  code: '7KQ4-M2XD-91PA',
  number: 'BC-2026-1128-7KQ4',
  dealId: fileId(0),
  issuedAt: moment,
  licence: {
    isExclusive: true,
    territory: 'WORLDWIDE',
    isRoyaltyFree: true,
    from: moment,
    until: null,
    law: 'AE-DU',
    terms: '2026-01-01',
  },
  files: [
    {
      id: fileId(1),
      name: 'عرض المنتج final.mp4',
      version: 2,
      type: 'VIDEO',
      size: 238_400_000,
      width: 1080,
      height: 1920,
      durationSeconds: 24.2,
      sha256: '0123456789abcdef'.repeat(4),
    },
    {
      id: fileId(2),
      name: 'texture-still.jpg',
      version: 1,
      type: 'IMAGE',
      size: 4_100_000,
      width: 2160,
      height: 2700,
      durationSeconds: null,
      sha256: null,
    },
  ],
  licensor: sealed({ name: 'ليلى حداد', place: 'Dubai, United Arab Emirates' }),
  licensee: sealed({ name: 'Oasis Skin', place: null }),
  licensorAgreed: { at: '2026-11-09T07:02:00.000Z', entry: 3, by: sealed('ليلى حداد') },
  licenseeAgreed: { at: null, entry: null, by: { digest: digest('b'), salt: null, value: null } },
  deal: sealed({ title: '#read("/etc/passwd") *bold* $x$', budget: 124_000 }),
  signature: { name: '2026-B', publicKey: digest('c'), signature: digest('d').repeat(2) },
  ...changes,
});

const net = 114_000;
const tax = 5700;

/** Invoice for one pack, sold with five percent of tax. */
export const sampleInvoice = (changes: Partial<Invoice> = {}): Invoice => ({
  id: fileId(9),
  kind: 'INVOICE',
  number: 'INV-2026-0117',
  issuedAt: moment,
  suppliedAt: moment,
  currency: 'AED',
  seller: { name: 'Briefcast FZ-LLC', address: 'Building 6\nDubai', taxNumber: '100452177300003' },
  buyer: { name: 'شركة الواحة Oasis', address: 'Sharjah', taxNumber: '100999888700003' },
  lines: [
    {
      item: { kind: 'CREDITS', credits: 30 },
      quantity: 1,
      unitFils: net,
      netFils: net,
      taxBasisPoints: 500,
      taxFils: tax,
      grossFils: net + tax,
    },
  ],
  netFils: net,
  taxFils: tax,
  grossFils: net + tax,
  payment: { source: 'TRANSFER', reference: 'PF-2026-0031' },
  corrects: null,
  ...changes,
});

import { getPublicKey, hashes, sign } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { canonicalBytes, canonicalHash } from './canonical.ts';
import { certificateFault, statementOf } from './certificate.ts';
import { codeFromBytes } from './certificate-code.ts';
import { Certificate } from './certificate-schemas.ts';
import { encoded, flipsOf, spanOf } from './flip-bytes.ts';
import { digestOf } from './sealed.ts';
import { signedBytes } from './signature.ts';

hashes.sha512 = sha512;
const secret = new Uint8Array(32).fill(7);
const salt = '00112233445566778899aabbccddeeff';
const sealed = <Value>(value: Value) => ({ digest: digestOf(value, salt), salt, value });
const dealId = '01890000-0000-7000-8000-000000000001';
const issuedAt = '2026-11-28T11:14:02.000Z';
const agreedAt = '2026-11-09T07:02:40.000Z';

function signedCertificate(): Certificate {
  const party = (name: string) => ({ name, place: null });
  const unsigned: Certificate = {
    version: 1,
    code: codeFromBytes(new Uint8Array(11).fill(3)),
    number: 'BC-2026-1128-3333',
    dealId,
    issuedAt,
    licence: {
      isExclusive: true,
      territory: 'WORLDWIDE',
      isRoyaltyFree: true,
      from: issuedAt,
      until: null,
      law: 'AE-DU',
      terms: '2026-11-22',
    },
    files: [
      {
        id: dealId,
        name: 'صباح.mp4',
        version: 2,
        type: 'VIDEO',
        size: 250_000_000,
        width: 1080,
        height: 1920,
        durationSeconds: 24.04,
        sha256: canonicalHash('bytes'),
      },
    ],
    licensor: sealed(party('Layla Haddad')),
    licensee: sealed(party('Oasis Skin')),
    licensorAgreed: { at: agreedAt, entry: 3, by: sealed('Layla Haddad') },
    licenseeAgreed: { at: agreedAt, entry: 1, by: sealed('Rania Saleh') },
    deal: sealed({ title: 'Winter barrier serum', budget: 124_000 }),
    signature: { name: '2026-A', publicKey: bytesToHex(getPublicKey(secret)), signature: '0'.repeat(128) },
  };
  const signature = bytesToHex(sign(signedBytes(statementOf(unsigned), '2026-A'), secret));
  return { ...unsigned, signature: { ...unsigned.signature, signature } };
}

/** Every way to change one place of a value: another digit or letter, another number, or nothing in its place. */
function changesOf(value: unknown): unknown[] {
  if (typeof value === 'string')
    return value ? [`${value.slice(0, -1)}${value.endsWith('1') ? '2' : '1'}`] : [];
  if (typeof value === 'number') return [value + 1];
  if (typeof value === 'boolean') return [!value];
  if (value === null || typeof value !== 'object') return ['something'];
  return Object.entries(value).flatMap(([key, inner]) =>
    changesOf(inner).map((changed) => {
      const copy = structuredClone(value) as Record<string, unknown>;
      copy[key] = changed;
      return copy;
    }),
  );
}

describe('a certificate', () => {
  it('fits, also after a name was taken out', () => {
    const certificate = signedCertificate();
    expect(Certificate.parse(certificate)).toEqual(certificate);
    expect(certificateFault(certificate)).toBeNull();
    const nameless = { ...certificate, licensor: { ...certificate.licensor, salt: null, value: null } };
    expect(certificateFault(nameless)).toBeNull();
  });

  it('no longer fits when anything in it is changed, and says which part', () => {
    const changed = changesOf(signedCertificate()) as Certificate[];
    expect(changed.length).toBeGreaterThan(30);
    for (const certificate of changed) {
      expect(certificateFault(certificate), JSON.stringify(certificate)).not.toBeNull();
    }
    const { deal, ...rest } = signedCertificate();
    expect(certificateFault({ ...rest, deal: { ...deal, value: { title: 'Other', budget: 1 } } })).toBe(
      'deal',
    );
  });
});

/** Fault of a certificate's bytes. */
function faultOfBytes(bytes: Uint8Array) {
  try {
    const { data } = Certificate.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    return data ? certificateFault(data) : 'unreadable';
  } catch {
    return 'unreadable';
  }
}

describe('a changed byte', () => {
  it('is found anywhere in the data of a certificate, and names the part that can be taken out', () => {
    const certificate = signedCertificate();
    const { licensor, licensee, licensorAgreed, licenseeAgreed, deal } = certificate;
    const text = JSON.stringify(certificate);
    const parts = Object.entries({
      licensor,
      licensee,
      licensorAgreed: licensorAgreed.by,
      licenseeAgreed: licenseeAgreed.by,
      deal,
    }).map(([part, value]) => ({ part, ...spanOf(text, JSON.stringify(value)) }));
    const missed = [...flipsOf(encoded(text))].flatMap(({ place, bytes }) => {
      const part = parts.find(({ from, to }) => place >= from && place < to)?.part ?? 'signature';
      const fault = faultOfBytes(bytes);
      const isNamed = fault === part || fault === 'unreadable';
      return isNamed
        ? []
        : [{ place, near: new TextDecoder().decode(bytes.slice(place - 20, place + 20)), fault }];
    });
    expect(missed).toEqual([]);
  });
});

describe('the canonical form', () => {
  it('is that of RFC 8785, section 3.2.3 and the appendix on numbers', () => {
    const text = (value: unknown) => new TextDecoder().decode(canonicalBytes(value));
    expect(
      text({ '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\u{1f600}': 5, '\u0080': 6, '\u00f6': 7 }),
    ).toBe('{"\\r":2,"1":4,"\u0080":6,"\u00f6":7,"\u20ac":1,"\u{1f600}":5,"\ufb33":3}');
    expect(text([333333333.3333333, 1e30, 4.5, 2e-3, 1e-27, -0])).toBe(
      '[333333333.3333333,1e+30,4.5,0.002,1e-27,0]',
    );
    expect(text('\u20ac$\u000f\nA\'B"\\\\"/')).toBe('"\u20ac$\\u000f\\nA\'B\\"\\\\\\\\\\"/"');
    expect(() => text(undefined)).toThrow(TypeError);
    expect(() => text({ a: Number.NaN })).toThrow();
  });
});

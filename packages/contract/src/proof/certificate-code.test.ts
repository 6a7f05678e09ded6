import { describe, expect, it } from 'vitest';
import { certificateNumber, codeFromBytes, codeWithin, groupedCode, readCode } from './certificate-code.ts';

const bytesOf = (seed: number) =>
  Uint8Array.from({ length: 11 }, (_, index) => (seed * 37 + index * 101) % 256);
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

describe('the code of a certificate', () => {
  it('reads what was made, however it is typed', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const code = codeFromBytes(bytesOf(seed));
      expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
      expect(readCode(code)).toBe(code);
      expect(readCode(code.replace(/\d/gu, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))))).toBe(code);
      expect(readCode(code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o'))).toBe(code);
    }
  });

  it('refuses every single wrong letter', () => {
    const code = codeFromBytes(bytesOf(7));
    [...code].forEach((right, place) => {
      if (right === '-') return;
      for (const wrong of letters) {
        if (wrong === right) continue;
        expect(readCode(code.slice(0, place) + wrong + code.slice(place + 1))).toBeNull();
      }
    });
  });

  it('refuses what is no code', () => {
    for (const typed of ['', '7KQ4', 'UUUU-UUUU-UUUU', '7KQ4-M2XD-91PA-0', 'الرمز']) {
      expect(readCode(typed)).toBeNull();
    }
  });

  it('stands in its groups while it is typed, and when it is pasted', () => {
    const rows = {
      '': '',
      '7kq4': '7KQ4',
      '7kq4m': '7KQ4-M',
      '7KQ4-': '7KQ4',
      ' 7kq4 m2xd 91pa ': '7KQ4-M2XD-91PA',
      '٧KQ4-M2XD': '7KQ4-M2XD',
      '7KQ4-M2XD-91PA-more': '7KQ4-M2XD-91PA',
    };
    const wrong = Object.entries(rows).filter(([typed, grouped]) => groupedCode(typed) !== grouped);
    expect(wrong).toEqual([]);
  });

  it('is found in a paper, and not where its check digit does not fit', () => {
    const code = codeFromBytes(bytesOf(3));
    const other = `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`;
    expect(codeWithin(`%PDF-1.7 /Title (${other}) /URI (https://x.example/verify/${code})`)).toBe(code);
    expect(codeWithin(`%PDF-1.7 /Title (${other})`)).toBeNull();
    // The number of a certificate ends like a code.
    expect([`A${code}`, `BC-${code}`].map(codeWithin)).toEqual([null, null]);
  });

  it('numbers by the day in Dubai', () => {
    expect(certificateNumber('7KQ4-M2XD-91PA', new Date('2026-11-27T20:00:00Z'))).toBe('BC-2026-1128-7KQ4');
  });
});

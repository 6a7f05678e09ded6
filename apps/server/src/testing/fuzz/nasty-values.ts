/** Values that no caller should send, and that one will. */
import fc from 'fast-check';

const nested = (depth: number) => {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { a: value };
  return value;
};

/** JSON can name a prototype as a key; only parsing makes an object that has it as its own. */
const withPrototypeKeys: unknown[] = [
  JSON.parse('{"__proto__":{"isAdmin":true}}'),
  JSON.parse('{"constructor":{"prototype":{"isAdmin":true}}}'),
];

/** Texts at the edges of what JSON, UTF-8, SQL, dates, numbers and addresses can carry. */
export const nastyTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\u202e\u2066',
  '\ufeff',
  '\u2028',
  '🎬'.repeat(60),
  '\u0301'.repeat(300),
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '0x10',
  '1_000',
  '٣',
  'null',
  'undefined',
  'true',
  '[]',
  '["a"',
  '{}',
  '%00',
  '%',
  '%E0%A4%A',
  '\\',
  "' or 1=1 --",
  '%_\\%',
  '$1',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'a\r\nSet-Cookie: b=c',
  '2026-02-30',
  '2026-02-30T00:00:00.000Z',
  '0000-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '2200-12-31T23:59:59-23:59',
  '2026-01-01T00:00:00+24:00',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '01900000-0000-7000-8000-00000000000g',
  '{01900000-0000-7000-8000-ffffffffffff}',
  'http://127.0.0.1:5432/',
  'http://[::ffff:127.0.0.1]/',
  'http://2130706433/',
  'javascript:alert(1)',
  'https://',
  'https://a:b@[::1]:99999/',
  'a@b',
  `${'a'.repeat(250)}@people.example`,
  'a@xn--ls8h.example',
  'x'.repeat(101),
  'x'.repeat(201),
  'x'.repeat(2001),
  'x'.repeat(5001),
  'é'.repeat(5000),
  '(a+)+$'.repeat(500),
  'x'.repeat(200_000),
];

const nastyNumbers = [
  0,
  -0,
  -1,
  0.5,
  1e-7,
  100_000_000,
  100_000_001,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  2 ** 53,
  2 ** 53 + 2,
  1e21,
  1e308,
];

export const nastyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...nastyTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);

/** Anything that JSON can carry, most of it where it does not belong. */
export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: nastyText },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(null, true, false, ...nastyNumbers) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>([], {}, [null], [[]], [{}], ['a', 'a'], { length: 1e9 }) },
  { weight: 1, arbitrary: fc.constantFrom(...withPrototypeKeys) },
  { weight: 1, arbitrary: fc.constantFrom(50, 500, 2000).map(nested) },
  { weight: 1, arbitrary: fc.constantFrom(51, 3000).map((length) => Array.from({ length }, () => 'x')) },
  { weight: 2, arbitrary: fc.double() },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

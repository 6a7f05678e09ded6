/** Multipart forms as clients send them when they are broken, or when they mean harm. */
import type { FileType } from '@briefcast/contract';
import fc from 'fast-check';

const boundary = 'the-boundary';

const fileNames = fc.constantFrom(
  'a.png',
  '',
  '../../../etc/passwd',
  'a\0.png',
  'a\\".png',
  '🎬'.repeat(200),
  `${'x'.repeat(5000)}.png`,
  'con',
  '.',
  'a\u202egnp.exe',
);

const openings = fc.oneof(
  { weight: 12, arbitrary: fileNames.map((name) => `form-data; name="file"; filename="${name}"`) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'form-data; name="other"; filename="a.png"',
      'form-data; name="file"',
      'form-data; name="__proto__"; filename="a.png"',
      'form-data; filename="a.png"',
      'form-data; name="file"; filename*=utf-8\'\'%zz',
      'attachment',
      '',
      'x'.repeat(20_000),
    ),
  },
);

const pieces = (files: Record<FileType, Buffer>) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...Object.values(files)) },
    { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...Object.values(files)), fc.nat()).map(cutShort) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        Buffer.alloc(0),
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
        Buffer.from('<!doctype html><script>alert(1)</script>'),
        Buffer.from('GIF89a/*<svg/onload=alert(1)>*/'),
        Buffer.from('PK\x03\x04'),
        Buffer.alloc(300_000, 0xff),
        Buffer.from(`\r\n--${boundary}\r\n\r\n--${boundary}`),
      ),
    },
  );

const cutShort = ([bytes, at]: [Buffer, number]) => bytes.subarray(0, at % (bytes.length + 1));

const ends = fc.oneof(
  { weight: 8, arbitrary: fc.constant(`\r\n--${boundary}--\r\n`) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('', '\r\n', `\r\n--${boundary}`, `\r\n--${boundary}--`, '\n--other--'),
  },
);

const types = fc.oneof(
  { weight: 12, arbitrary: fc.constant(`multipart/form-data; boundary=${boundary}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'multipart/form-data',
      'multipart/form-data; boundary=',
      `multipart/form-data; boundary=${'x'.repeat(500)}`,
      'multipart/form-data; boundary=other',
      `multipart/mixed; boundary=${boundary}`,
      'application/json',
    ),
  },
);

/** A form with one file most of the time, whole some of the time. */
export function brokenForm(files: Record<FileType, Buffer>) {
  const part = fc.tuple(openings, pieces(files)).map(([opening, bytes]) => {
    const head = opening === '' ? '' : `Content-Disposition: ${opening}\r\n`;
    return Buffer.concat([Buffer.from(`--${boundary}\r\n${head}\r\n`), bytes]);
  });
  const parts = fc.oneof(
    { weight: 12, arbitrary: part.map((one) => [one]) },
    { weight: 2, arbitrary: fc.array(part, { maxLength: 3 }) },
    { weight: 1, arbitrary: part.map((one) => Array.from({ length: 30 }, () => one)) },
  );
  return fc.tuple(types, parts, ends).map(([type, each, end]) => {
    const between = each.flatMap((one, index) => (index > 0 ? [Buffer.from('\r\n'), one] : [one]));
    return { headers: { 'content-type': type }, body: Buffer.concat([...between, Buffer.from(end)]) };
  });
}

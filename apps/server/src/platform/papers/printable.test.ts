/** The characters that forms call printable are those of the fonts that papers are printed with. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { printableRanges } from '@briefcast/contract/papers/printable';
import { expect, test } from 'vitest';

/** Code points of a font by its table of segments (cmap format 4); ours have no others. */
function pointsOf(path: string): number[] {
  const font = readFileSync(path);
  const found = new Set<number>();
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + at * 16);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap') ?? expect.fail('no cmap');
  const cmap = font.readUInt32BE(entry + 8);
  for (let at = 0; at < font.readUInt16BE(cmap + 2); at += 1) {
    const table = cmap + font.readUInt32BE(cmap + 8 + at * 8);
    if (font.readUInt16BE(table) !== 4) continue;
    const segments = font.readUInt16BE(table + 6) / 2;
    const value = (list: number, segment: number) => table + 14 + list * segments * 2 + segment * 2;
    for (let segment = 0; segment < segments; segment += 1) {
      const last = font.readUInt16BE(value(0, segment));
      const first = font.readUInt16BE(value(1, segment) + 2);
      const delta = font.readUInt16BE(value(2, segment) + 2);
      const place = value(3, segment) + 2;
      const offset = font.readUInt16BE(place);
      for (let point = first; point <= last && point < 0xffff; point += 1) {
        const glyph = offset === 0 ? point + delta : font.readUInt16BE(place + offset + (point - first) * 2);
        if ((glyph & 0xffff) !== 0) found.add(point);
      }
    }
  }
  return [...found].filter((point) => point >= 0x20);
}

test('printable is what the fonts have', () => {
  const points = [
    import.meta.resolve('@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf'),
    import.meta.resolve('@expo-google-fonts/vazirmatn/400Regular/Vazirmatn_400Regular.ttf'),
  ].flatMap((address) => pointsOf(fileURLToPath(address)));
  const ranges: [number, number][] = [];
  for (const point of [...new Set(points)].sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const written = ranges.map((range) => [...new Set(range)].map((point) => point.toString(16)).join('-'));
  expect(printableRanges.split(' ')).toEqual(written);
});

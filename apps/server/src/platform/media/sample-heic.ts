/** HEIC pictures for tests, assembled here because no available library writes them. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const number = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

const box = (type: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([number(8 + body.length, 4), Buffer.from(type, 'latin1'), body]);
};
/** A box with a version and flags. */
const fullBox = (type: string, version: number, ...content: Buffer[]): Buffer =>
  box(type, number(version, 1), number(0, 3), ...content);

/** One HEVC frame in an MP4: the coded picture, and its decoder configuration. */
function encodeFrame(color: string, width: number, height: number): { coded: Buffer; setUp: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'briefcast-heic-'));
  try {
    const path = join(folder, 'frame.mp4');
    const source = ['-f', 'lavfi', '-i', `color=${color}:size=${width}x${height}:rate=1:duration=1`];
    const codec = ['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=none:info=0'];
    execFileSync('ffmpeg', [
      ...['-v', 'error', ...source, '-frames:v', '1', '-pix_fmt', 'yuv420p'],
      ...[...codec, '-tag:v', 'hvc1', path],
    ]);
    const film = readFileSync(path);
    const contentOf = (type: string) => {
      const at = film.indexOf(type, 0, 'latin1');
      return film.subarray(at + 4, at - 4 + film.readUInt32BE(at - 4));
    };
    return { coded: contentOf('mdat'), setUp: contentOf('hvcC') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const colours = (profile: Buffer | number): Buffer =>
  typeof profile === 'number'
    ? // The transfer of sRGB, and the matrix and range of the frame.
      box('colr', Buffer.from('nclx'), number(profile, 2), number(13, 2), number(6, 2), number(0, 1))
    : box('colr', Buffer.from('prof'), profile);

/**
 * A HEIC picture of one colour. `told` are the dimensions in its header, if they are to differ; `turns` is
 * the rotation in quarter turns to the left; `profile` an ICC profile, or the code of the colours' primaries.
 * Needs ffmpeg with x265.
 */
export function sampleHeic(
  width = 320,
  height = 240,
  { color = '0xc2410c', told = { width, height }, turns = 0, profile = null as Buffer | number | null } = {},
): Buffer {
  const { coded, setUp } = encodeFrame(color, width, height);
  const head = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'));
  const properties = [
    box('hvcC', setUp),
    fullBox('ispe', 0, number(told.width, 4), number(told.height, 4)),
    box('irot', number(turns, 1)),
    ...(profile === null ? [] : [colours(profile)]),
  ];
  const meta = (start: number) =>
    fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, number(0, 4), Buffer.from('pict'), Buffer.alloc(13)),
      fullBox('pitm', 0, number(1, 2)),
      // Offsets and lengths of four bytes; one item with one extent.
      fullBox(
        'iloc',
        0,
        number(0x4400, 2),
        number(1, 2),
        number(1, 2),
        number(0, 2),
        number(1, 2),
        number(start, 4),
        number(coded.length, 4),
      ),
      fullBox('iinf', 0, number(1, 2), fullBox('infe', 2, number(1, 2), number(0, 2), Buffer.from('hvc1\0'))),
      box(
        'iprp',
        box('ipco', ...properties),
        fullBox(
          'ipma',
          0,
          number(1, 4),
          number(1, 2),
          number(properties.length, 1),
          Buffer.from([0x81, 2, 0x83, 4].slice(0, properties.length)),
        ),
      ),
    );
  const start = head.length + meta(0).length + 8;
  return Buffer.concat([head, meta(start), box('mdat', coded)]);
}

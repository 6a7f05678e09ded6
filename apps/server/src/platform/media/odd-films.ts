/** Films as people's devices make them, and programs seldom meet them; a second each, of few pixels. Needs ffmpeg. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { samplePlace } from './sample-media.ts';

const picture = (source: string) => ['-f', 'lavfi', '-i', `${source}:rate=5:duration=1`];
const sound = (hertz: number) => ['-f', 'lavfi', '-i', `sine=frequency=${hertz}:duration=1`];
const placed = ['-movflags', 'use_metadata_tags', '-metadata', `location=${samplePlace}`];

function film(format: 'mp4' | 'mov', ...args: string[]): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'briefcast-odd-'));
  try {
    const path = join(folder, `film.${format}`);
    execFileSync('ffmpeg', ['-v', 'error', ...args, ...placed, path]);
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const h264 = (pixelFormat: string) => ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', pixelFormat];

/** As phones record spatial sound: beside a track that all know, one in a codec that ffmpeg does not know. */
function unknownSound({ isFirst = false } = {}): Buffer {
  const sources = [...picture('testsrc=size=160x90'), ...sound(440), ...sound(880)];
  const bytes = film('mp4', ...sources, ...['-map', '0', '-map', '1', '-map', '2', ...h264('yuv420p')]);
  const [first = 0, second = 0] = [bytes.indexOf('mp4a'), bytes.lastIndexOf('mp4a')];
  const at = isFirst ? first : second;
  bytes.write('apac', at, 'latin1');
  // Its set-up, which would tell that it is AAC after all.
  bytes.write('dapa', bytes.indexOf('esds', at), 'latin1');
  return bytes;
}

/** Brown, in the colours and the light of more than a usual screen has. */
const brighter = (transfer: 'arib-std-b67' | 'smpte2084') =>
  film(
    'mov',
    ...[...picture('color=0xb06040:size=160x90'), '-vf', 'scale=out_color_matrix=bt2020,format=yuv420p10le'],
    ...['-c:v', 'libx265'],
    ...['-x265-params', 'log-level=none', '-tag:v', 'hvc1', '-color_trc', transfer],
    ...['-color_primaries', 'bt2020', '-colorspace', 'bt2020nc'],
  );

/** Each by what is odd about it. */
export const oddFilms = {
  'a second sound track in an unknown codec': () => unknownSound(),
  'an unknown sound track before a known one': () => unknownSound({ isFirst: true }),
  'more light than usual, HLG': () => brighter('arib-std-b67'),
  'more light than usual, PQ': () => brighter('smpte2084'),
  'oblong pixels': () =>
    film('mp4', ...picture('testsrc=size=180x144'), '-vf', 'setsar=16/9', ...h264('yuv420p')),
  'all colour, 4:4:4': () => film('mp4', ...picture('testsrc=size=160x90'), ...h264('yuv444p')),
  'ten bits': () => film('mp4', ...picture('testsrc=size=160x90'), ...h264('yuv420p10le')),
  'a very wide shape': () => film('mp4', ...picture('testsrc=size=2400x20'), ...h264('yuv420p')),
};

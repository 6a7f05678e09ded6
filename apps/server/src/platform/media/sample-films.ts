/** Videos whose frames encode their number as light and dark fields, so that a test can read which frame is shown. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FrameRate } from '@briefcast/contract';

/**
 * How a number is drawn: the upper half of the picture is 16 columns, the highest bit at the left, light for 1; the
 * lower half is the same with light and dark exchanged.
 */
export const numberColumns = 16;

interface NumberedFilm {
  rate: FrameRate;
  frames: number;
  /** Both dimensions even, the width a multiple of 16. */
  width?: number;
  height?: number;
  /** MP4 holds H.264 and AAC, MOV HEVC and PCM, WebM VP9 and Opus. */
  format?: 'mp4' | 'mov' | 'webm';
  /** Drops some frames, as a phone does in the dark: the others keep their timestamp and number. */
  isVariable?: boolean;
  /** Without it the film is silent. */
  hasSound?: boolean;
  /** Seconds by which all tracks begin late. */
  beginsAt?: number;
}

const codecs = {
  mp4: ['-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac'],
  mov: ['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=none', '-tag:v', 'hvc1'],
  webm: ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-c:a', 'libopus'],
};

/** Whether a variable video drops this frame: the fourth of every seven. */
export const isLeftOut = (frame: number): boolean => frame % 7 === 3;

/** A greyscale frame, one byte a pixel. */
function drawNumber(number: number, width: number, height: number): Buffer {
  const line = (isInverse: boolean) =>
    Buffer.from(
      Array.from({ length: width }, (_, x) => {
        const bit = (number >> (numberColumns - 1 - Math.floor((x * numberColumns) / width))) & 1;
        return (bit === 1) === isInverse ? 24 : 232;
      }),
    );
  const half = height / 2;
  return Buffer.concat([
    ...Array.from({ length: half }, () => line(false)),
    ...Array.from({ length: height - half }, () => line(true)),
  ]);
}

function inFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'briefcast-films-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const ffmpeg = (args: string[], input?: Buffer): Buffer =>
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-nostdin', ...args], { input, maxBuffer: 2 ** 30 });

/** A video of numbered frames, at most 65,536. Needs ffmpeg with x264, x265 and libvpx. */
export function sampleNumberedFilm({
  rate,
  frames,
  width = 320,
  height = 180,
  format = 'mp4',
  isVariable = false,
  hasSound = true,
  beginsAt = 0,
}: NumberedFilm): Buffer {
  return inFolder((folder) => {
    const [raw, film] = [join(folder, 'frames'), join(folder, `film.${format}`)];
    writeFileSync(
      raw,
      Buffer.concat(Array.from({ length: frames }, (_, number) => drawNumber(number, width, height))),
    );
    const fraction = `${rate.numerator}/${rate.denominator}`;
    const seconds = (frames * rate.denominator) / rate.numerator;
    const picture = [
      '-f',
      'rawvideo',
      '-pix_fmt',
      'gray',
      '-s',
      `${width}x${height}`,
      '-r',
      fraction,
      '-i',
      raw,
    ];
    const sound = hasSound ? ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`] : [];
    // The time base preserves the timestamps of the remaining frames.
    const kept = isVariable ? ['-vf', "select='not(eq(mod(n,7),3))'", '-vsync', 'vfr'] : [];
    const late = beginsAt > 0 ? ['-output_ts_offset', String(beginsAt)] : [];
    ffmpeg([...picture, ...sound, ...kept, '-pix_fmt', 'yuv420p', ...codecs[format], ...late, film]);
    return readFileSync(film);
  });
}

/** The numbers that such a video shows, frame by frame, as ffmpeg decodes it. */
export function readFrameNumbers(film: Buffer): number[] {
  // One pixel a column is enough: the average of its brightness.
  const bytes = inFolder((folder) => {
    const path = join(folder, 'film');
    writeFileSync(path, film);
    const half = 'crop=iw:ih/2:0:0,scale=16:1:flags=area,format=gray';
    return ffmpeg(['-i', path, '-an', '-vf', half, '-vsync', 'passthrough', '-f', 'rawvideo', '-']);
  });
  return Array.from({ length: bytes.length / numberColumns }, (_, frame) => {
    const columns = bytes.subarray(frame * numberColumns, (frame + 1) * numberColumns);
    return columns.reduce((number, light) => number * 2 + (light > 128 ? 1 : 0), 0);
  });
}

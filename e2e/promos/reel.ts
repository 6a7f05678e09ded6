/** Encodes frames as they arrive. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

export const framesPerSecond = 25;
export const frameSize = { width: 1280, height: 720 };

export interface Reel {
  /** Resolves once the encoder can take more. */
  add(rgb: Buffer): Promise<void>;
  end(): Promise<void>;
}

const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
/** The file contains no metadata about when or where it was made. */
const plain = ['-map_metadata', '-1', '-fflags', '+bitexact'];

async function ended(program: ReturnType<typeof spawn>, name: string) {
  const [code] = await once(program, 'close');
  if (code !== 0) throw new Error(`${name} ended with ${code}`);
}

/** Starts the video encoder; the sound is added when the duration is known. */
export function startReel(file: string): Reel {
  const { width, height } = frameSize;
  // biome-ignore format: one option and its value per line reads as a table
  const ffmpeg = spawn('ffmpeg', [
    '-hide_banner', '-loglevel', 'error', '-y',
    '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', `${framesPerSecond}`, '-i', 'pipe:0',
    '-vf', 'scale=out_color_matrix=bt709:out_range=tv', ...colours,
    '-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '34', '-pix_fmt', 'yuv420p',
    // Key frames are at most ten seconds apart.
    '-g', `${10 * framesPerSecond}`, '-threads', '1',
    ...plain, '-flags:v', '+bitexact', file,
  ], { stdio: ['pipe', 'inherit', 'inherit'] });
  const end = ended(ffmpeg, 'ffmpeg');
  // The error is reported by `add` and `end`.
  end.catch(() => undefined);
  ffmpeg.stdin.on('error', () => undefined);
  return {
    async add(rgb) {
      if (!ffmpeg.stdin.write(rgb)) await Promise.race([once(ffmpeg.stdin, 'drain'), end]);
    },
    async end() {
      ffmpeg.stdin.end();
      await end;
    },
  };
}

/** Joins video and sound in one file with its index at the beginning, so that it plays while it is loaded. */
export async function joinSound(picture: string, sound: string, file: string): Promise<void> {
  // biome-ignore format: one option and its value per line reads as a table
  await ended(spawn('ffmpeg', [
    '-hide_banner', '-loglevel', 'error', '-y', '-i', picture, '-i', sound,
    '-c:v', 'copy', '-c:a', 'aac', '-b:a', '24k', '-ac', '1', ...plain, '-flags:a', '+bitexact',
    '-movflags', '+faststart', file,
  ], { stdio: 'inherit' }), 'ffmpeg');
}

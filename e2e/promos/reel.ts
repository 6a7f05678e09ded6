/** Takes frames as they come and makes the film of them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

export const framesPerSecond = 25;
export const frameSize = { width: 1280, height: 720 };

export interface Reel {
  /** Answers once the encoder has room for more. */
  add(rgb: Buffer): Promise<void>;
  end(): Promise<void>;
}

const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
/** Nothing in the file tells when or where it was made. */
const plain = ['-map_metadata', '-1', '-fflags', '+bitexact'];

async function ended(program: ReturnType<typeof spawn>, name: string) {
  const [code] = await once(program, 'close');
  if (code !== 0) throw new Error(`${name} ended with ${code}`);
}

/** Starts the encoder of the picture; the sound comes when the length is known. */
export function startReel(file: string): Reel {
  const { width, height } = frameSize;
  // biome-ignore format: one option and its value per line reads as a table
  const ffmpeg = spawn('ffmpeg', [
    '-hide_banner', '-loglevel', 'error', '-y',
    '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', `${framesPerSecond}`, '-i', 'pipe:0',
    '-vf', 'scale=out_color_matrix=bt709:out_range=tv', ...colours,
    '-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '34', '-pix_fmt', 'yuv420p',
    // A seek lands at most ten seconds before where it is wanted.
    '-g', `${10 * framesPerSecond}`, '-threads', '1',
    ...plain, '-flags:v', '+bitexact', file,
  ], { stdio: ['pipe', 'inherit', 'inherit'] });
  const end = ended(ffmpeg, 'ffmpeg');
  // Told to whoever adds or ends.
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

/** Puts picture and sound into one file, whose index comes first, so that it plays while it arrives. */
export async function joinSound(picture: string, sound: string, file: string): Promise<void> {
  // biome-ignore format: one option and its value per line reads as a table
  await ended(spawn('ffmpeg', [
    '-hide_banner', '-loglevel', 'error', '-y', '-i', picture, '-i', sound,
    '-c:v', 'copy', '-c:a', 'aac', '-b:a', '24k', '-ac', '1', ...plain, '-flags:a', '+bitexact',
    '-movflags', '+faststart', file,
  ], { stdio: 'inherit' }), 'ffmpeg');
}

/** Malicious videos: work on them ends within its limits, reads no other file and makes no network requests. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeWatchable } from './make-proxy.ts';
import { NotMade } from './not-made.ts';
import { openProgramRunner, type ProgramLimits, type RunProgram } from './run-program.ts';
import { sampleNumberedFilm } from './sample-films.ts';
import { hasVideoTools, sampleFilmBoxes, sampleVideo } from './sample-media.ts';

/** A million takes more than a minute. */
const frameCount = Number(process.env.PROOF_FRAMES ?? 20_000);

const { run, close } = openProgramRunner();
let folder: string;
let path: string;
let server: Server;
let origin: string;
let asked = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'briefcast-hostile-'));
  path = join(folder, 'film');
  server = createServer((_, answer) => {
    asked++;
    answer.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  close();
  server.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  asked = 0;
});

/** The outcome for a video: the reason why it was not made, or `made`. */
async function outcome(bytes: Buffer, mimeType = 'video/mp4', by: RunProgram = run): Promise<string> {
  await writeFile(path, bytes);
  return makeWatchable(by, { path, mimeType }, folder, { onProgress: () => {} }).then(
    () => 'made',
    (error: unknown) => {
      if (error instanceof NotMade) return error.reason;
      throw error;
    },
  );
}

/** A program with lower limits than usual. */
const within =
  (less: Partial<ProgramLimits>): RunProgram =>
  (program, args, limits, onLine) =>
    run(program, args, { ...limits, ...less }, onLine);

const encode = (name: string, ...args: string[]): string => {
  const output = join(folder, name);
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-f', 'lavfi', ...args, output]);
  return output;
};

/** A video that claims to be `side` pixels wide and high. */
async function huge(side: number): Promise<Buffer> {
  const plain = encode('huge.mov', '-i', 'color=size=64x64:rate=5:duration=1', '-c:v', 'png');
  const bytes = await readFile(plain);
  for (let at = bytes.indexOf('IHDR'); at >= 0; at = bytes.indexOf('IHDR', at + 4)) {
    bytes.writeUInt32BE(side, at + 4);
    bytes.writeUInt32BE(side, at + 8);
  }
  const entry = bytes.indexOf('png ', bytes.indexOf('stsd'));
  bytes.writeUInt16BE(Math.min(side, 65_535), entry + 28);
  bytes.writeUInt16BE(Math.min(side, 65_535), entry + 30);
  return bytes;
}

/** A video that refers to another address for its data. */
function elsewhere(address: string): Buffer {
  const bytes = sampleVideo('mov');
  const place = Buffer.from(`${address}\0`);
  // Clears the flag "in this file" that the entry had.
  const entry = Buffer.alloc(12);
  entry.writeUInt32BE(12 + place.length, 0);
  entry.write('url ', 4, 'latin1');
  const start = bytes.indexOf('dref') + 12;
  for (const box of ['moov', 'trak', 'mdia', 'minf', 'dinf', 'dref']) {
    const at = bytes.lastIndexOf(box, start) - 4;
    bytes.writeUInt32BE(bytes.readUInt32BE(at) + place.length, at);
  }
  return Buffer.concat([bytes.subarray(0, start), entry, place, bytes.subarray(start + 12)]);
}

const playlists: [string, (address: string) => string][] = [
  ['HLS', (address) => `#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\n${address}/film.ts\n#EXT-X-ENDLIST\n`],
  ['concatenation', (address) => `ffconcat version 1.0\nfile '${address}/film.mp4'\n`],
  [
    'DASH',
    (address) =>
      `<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static"><Period><BaseURL>${address}/</BaseURL><AdaptationSet mimeType="video/mp4"><Representation id="1" bandwidth="1"><BaseURL>film.mp4</BaseURL></Representation></AdaptationSet></Period></MPD>`,
  ],
  [
    'session',
    () => 'v=0\no=- 0 0 IN IP4 127.0.0.1\ns=film\nc=IN IP4 127.0.0.1\nt=0 0\nm=video 5004 RTP/AVP 96\n',
  ],
];

describe.runIf(hasVideoTools())('a hostile film', () => {
  it.each(playlists)('that is a list of others asks nobody: %s', async (_, list) => {
    for (const mimeType of ['video/mp4', 'video/quicktime', 'video/webm']) {
      expect(await outcome(Buffer.from(list(origin)), mimeType)).toBe('unreadable');
      expect(await outcome(Buffer.from(list(`file:${folder}`)), mimeType)).toBe('unreadable');
    }
    expect(asked).toBe(0);
  });

  it('that is such a list would ask, were ffmpeg left to itself', async () => {
    const [, list] = playlists[0] ?? [];
    await writeFile(path, list?.(origin) ?? '');
    await run('ffprobe', ['-protocol_whitelist', 'file,http,tcp', '-i', path], {
      ...{ seconds: 20, memoryMegabytes: 400, fileMegabytes: 1 },
    });
    expect(asked).toBeGreaterThan(0);
  });

  it.each(['http', 'file'])('whose picture is said to be elsewhere asks nobody: %s', async (kind) => {
    const address = kind === 'http' ? `${origin}/film.mov` : `file://${path}`;
    // Data in the file itself may be shown.
    expect(['made', 'unreadable']).toContain(await outcome(elsewhere(address), 'video/quicktime'));
    expect(asked).toBe(0);
  });

  it('that is cut off is refused, or made as far as it goes', async () => {
    const whole = sampleNumberedFilm({ rate: { numerator: 25, denominator: 1 }, frames: 50 });
    expect(await outcome(whole.subarray(0, whole.length / 2))).toBe('unreadable');
    const streamed = sampleNumberedFilm({
      ...{ rate: { numerator: 25, denominator: 1 }, frames: 50, format: 'webm' },
    });
    expect(['made', 'unreadable']).toContain(await outcome(streamed.subarray(0, 9000), 'video/webm'));
    expect(await outcome(sampleFilmBoxes())).not.toBe('made');
    expect(await outcome(Buffer.alloc(0))).toBe('unreadable');
  });

  it('of gigantic measures is not decoded', async () => {
    for (const side of [60_000, 7200]) {
      expect(['too_large', 'no_picture']).toContain(await outcome(await huge(side), 'video/quicktime'));
    }
  });

  it(`of ${frameCount} frames in ten seconds is made of those that can be seen`, async () => {
    const source = `color=size=16x16:rate=${frameCount / 10}:duration=10`;
    const codec = ['-c:v', 'rawvideo', '-pix_fmt', 'gray'];
    const frames = await readFile(encode('million.mov', '-i', source, ...codec));
    expect(await outcome(frames, 'video/quicktime')).toBe('made');
  }, 600_000);

  it('that lasts longer than is looked at is not made', async () => {
    const slow = ['-i', 'color=size=16x16:rate=1/600:duration=7200', '-c:v', 'libx264'];
    expect(await outcome(await readFile(encode('slow.mp4', ...slow)))).toBe('too_long');
  });

  it('that takes too long or too much memory ends alone', async () => {
    const film = sampleVideo('mp4');
    expect(await outcome(film, 'video/mp4', within({ seconds: 0.02 }))).toBe('out_of_time');
    const large = ['-i', 'testsrc=size=3840x2160:rate=5:duration=1', '-c:v', 'libx264'];
    const bytes = await readFile(encode('large.mp4', ...large, '-preset', 'ultrafast'));
    expect(['out_of_memory', 'unreadable']).toContain(
      await outcome(bytes, 'video/mp4', within({ memoryMegabytes: 64 })),
    );
  });

  it('without a picture has none', async () => {
    const sound = encode('sound.mp4', '-i', 'sine=duration=1', '-c:a', 'aac');
    expect(await outcome(await readFile(sound))).toBe('no_picture');
  });
});

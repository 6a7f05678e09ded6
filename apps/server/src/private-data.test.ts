/** What other users of the machine can read of an installation, with its real process: nothing. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, lstat, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, test } from 'vitest';
import { samplePdf, sampleWebm } from './platform/media/sample-media.ts';
import { ageUnfinished, unfinishedIn } from './testing/compare-bytes.ts';
import { builtEntry, compileCache, newCreator } from './testing/fleet.ts';

/** A new embedded database is made in seconds, and in many of them beside others. */
const timeout = 120_000;
const folders: string[] = [];
const running: ChildProcess[] = [];
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'briefcast-private-'));
  folders.push(folder);
  return folder;
}

/** Starts a server by a shell with this umask; returns its address and how to end it. */
async function start(dataDir: string, umask: string) {
  const child = spawn('sh', ['-c', `umask ${umask}; exec "$0" "$1"`, process.execPath, builtEntry], {
    env: {
      PATH: process.env.PATH,
      ...compileCache,
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (piece) => {
      output += piece;
      const [, address] = /serves at (http:\S+)/.exec(output) ?? [];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(output)));
  });
  return {
    origin,
    async end(signal: NodeJS.Signals) {
      child.kill(signal);
      await once(child, 'exit');
    },
  };
}

/** Everything below a folder, and the folder, that its group or others may do anything with. */
async function openToOthers(folder: string): Promise<string[]> {
  const names = ['', ...(await readdir(folder, { recursive: true }))];
  const open: string[] = [];
  for (const name of names) {
    const found = await lstat(join(folder, name)).catch(() => null);
    if (found && found.mode & 0o077) open.push(`${name} ${(found.mode & 0o777).toString(8)}`);
  }
  return open;
}

/** Sends the profile picture of a new person, whose welcome mail goes to the outbox. */
async function use(origin: string) {
  const { token } = await newCreator(origin);
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(samplePdf())]), 'file.pdf');
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${origin}/api/files/upload/avatar`, { method: 'POST', headers, body: form });
  return token;
}

// Side by side: the second waits until the lock of the process that it has killed counts as left behind.
test.concurrent(
  'everything is private to the user of the server, though its umask takes nothing away',
  async ({ expect }) => {
    const folder = await newFolder();
    const dataDir = join(folder, 'data');
    const server = await start(dataDir, '000');
    await use(server.origin);
    expect((await readdir(dataDir)).sort()).toEqual(
      expect.arrayContaining(['backup.sock', 'database', 'files', 'secret']),
    );
    expect(await openToOthers(dataDir)).toEqual([]);
    await server.end('SIGTERM');
    expect(await openToOthers(dataDir)).toEqual([]);
  },
  timeout,
);

test.concurrent(
  'what was open is closed at the next start; what a killed process left half-written is gone',
  async ({ expect }) => {
    const folder = await newFolder();
    const dataDir = join(folder, 'data');
    // As a first start leaves it that is killed while it unpacks the new database.
    await mkdir(join(dataDir, 'database'), { recursive: true });
    await mkdir(join(dataDir, 'database.new', 'base'), { recursive: true });
    const first = await start(dataDir, '022');
    expect(await readdir(dataDir)).not.toContain('database.new');
    const token = await use(first.origin);
    const { port } = new URL(first.origin);
    // A film that never ends.
    const film = new ReadableStream({
      start(controller) {
        const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="film.webm"\r\n\r\n';
        controller.enqueue(Buffer.concat([Buffer.from(head), sampleWebm(), Buffer.alloc(300_000)]));
      },
    });
    const sent = fetch(`http://127.0.0.1:${port}/api/files/upload/portfolio`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
      body: film,
      duplex: 'half',
    });
    const broken = expect(sent).rejects.toThrow();
    await expect.poll(() => unfinishedIn(dataDir)).toHaveLength(1);
    await first.end('SIGKILL');
    await broken;

    await ageUnfinished(dataDir);
    const names = await readdir(dataDir, { recursive: true });
    for (const name of ['', ...names]) {
      const found = await lstat(join(dataDir, name)).catch(() => null);
      if (found) await chmod(join(dataDir, name), found.isDirectory() ? 0o755 : 0o666);
    }
    const second = await start(dataDir, '022');
    await expect.poll(() => unfinishedIn(dataDir)).toEqual([]);
    const open = await openToOthers(dataDir);
    // Behind closed folders, and too many to walk.
    expect(open.filter((name) => !name.startsWith('files/') && !name.startsWith('outbox/'))).toEqual([]);
    await second.end('SIGTERM');
  },
  timeout,
);

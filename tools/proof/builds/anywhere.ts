/** A copy of the sources with few permissions, and `npm start` in it. */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { inRoot, root } from '../../../scripts/lib/paths.mjs';
import { serves } from './serves.ts';

/** The limit of open files in many container engines. */
const openFiles = 1024;
/** The user `nobody`, who owns nothing else. */
const nobody = 65_534;

/** Copies the tracked sources, without `.git` and without build results. */
function copySources(folder: string): void {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  for (const file of files.filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(inRoot(...file.split('/')), join(folder, file));
  }
}

function giveTo(user: number, path: string): void {
  chownSync(path, user, user);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.isDirectory()) giveTo(user, join(path, entry.name));
    else chownSync(join(path, entry.name), user, user);
  }
}

/**
 * Runs `npm start` on a copy of the sources in a folder with a space in its name, where git cannot be called, a process
 * may open 1,024 files and, when root calls, the user is `nobody`. Returns null when it serves its pages, else what it
 * printed.
 * @param home An empty folder that others may enter.
 */
export async function startsAnywhere(home: string): Promise<string | null> {
  const folder = join(home, 'Brief cast');
  const programs = join(home, 'programs');
  copySources(folder);
  mkdirSync(programs);
  writeFileSync(join(programs, 'git'), '#!/bin/sh\nexit 127\n');
  chmodSync(join(programs, 'git'), 0o755);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) giveTo(nobody, home);
  const outside = (process.env.PATH ?? '').split(delimiter).filter((path) => !path.includes('node_modules'));
  const port = await freePort('127.0.0.1');
  const server = spawn('sh', ['-c', `ulimit -n ${openFiles} && exec npm start`], {
    cwd: folder,
    env: {
      PATH: [programs, ...outside].join(delimiter),
      HOME: home,
      PORT: String(port),
      ADMIN_PASSWORD: 'proof-of-builds-password',
      LOG_LEVEL: 'warn',
    },
    ...(isRoot ? { uid: nobody, gid: nobody } : {}),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return serves(server, `http://127.0.0.1:${port}`);
}

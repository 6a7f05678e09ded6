/** A disk of its own for one part, which can be filled: a file system in a file, as root alone; elsewhere a plain folder. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Disk {
  folder: string;
  /** Whether it can be filled without filling the machine's own. */
  isOwn: boolean;
  /** Takes nearly all that is left; returns how many kB are free then. */
  fill(): number;
  /** Gives it back. */
  empty(): void;
  close(): void;
}

const run = (program: string, ...words: string[]) =>
  execFileSync(program, words, { stdio: ['ignore', 'pipe', 'pipe'] });

const mounted = new Set<string>();

function unmount(folder: string): void {
  if (mounted.delete(folder)) run('umount', '--lazy', folder);
}

/** An interrupted rehearsal leaves nothing mounted. */
process.once('exit', () => mounted.forEach(unmount));

/** Makes a file system in a file, and mounts it; returns whether that is allowed here. */
function mountImage(image: string, folder: string, megabytes: number): boolean {
  if (process.getuid?.() !== 0 || process.platform !== 'linux') return false;
  writeFileSync(image, '');
  truncateSync(image, megabytes * 1024 * 1024);
  run('mkfs.ext4', '-q', '-m', '0', image);
  try {
    run('mount', '-o', 'loop', image, folder);
    mounted.add(folder);
    return true;
  } catch {
    rmSync(image);
    return false;
  }
}

/** Makes a disk of that number of megabytes. */
export function makeDisk(folder: string, name: string, megabytes: number): Disk {
  const place = join(folder, name);
  mkdirSync(place, { recursive: true });
  const image = `${place}.image`;
  const isOwn = mountImage(image, place, megabytes);
  const filler = join(place, 'filler');
  const freeKilobytes = () => {
    const { bavail, bsize } = statfsSync(place);
    return Math.floor((bavail * bsize) / 1024);
  };
  return {
    folder: place,
    isOwn,
    fill() {
      // The last blocks go to metadata, so that the file is made in pieces that get smaller.
      for (let piece = freeKilobytes(); piece >= 4; piece = Math.floor(piece / 2)) {
        try {
          writeFileSync(filler, Buffer.alloc(0), { flag: 'a' });
          run(
            'dd',
            'if=/dev/zero',
            `of=${filler}`,
            'bs=1024',
            `count=${piece}`,
            'oflag=append',
            'conv=notrunc',
          );
        } catch {
          // Less than that is left.
        }
      }
      return freeKilobytes();
    },
    empty: () => rmSync(filler, { force: true }),
    close() {
      if (!isOwn) return;
      unmount(place);
      rmSync(image, { force: true });
    },
  };
}

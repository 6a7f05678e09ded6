import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillFile } from './fill-file.ts';

const megabyte = 1024 * 1024;

describe('filling a file', () => {
  let folder: string;
  let path: string;
  let handle: FileHandle;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'briefcast-fill-'));
    path = join(folder, 'file');
    handle = await open(path, 'wx');
  });
  afterEach(async () => {
    await handle.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.each([
    ['nothing', []],
    ['one byte', [1]],
    ['pieces that are smaller than a block', [1000, 64 * 1024, 3, 300_000, 17]],
    ['exactly two blocks', [256 * 1024, 256 * 1024]],
    ['a piece of many blocks', [5 * megabyte + 1]],
  ])('writes %s, in order, and is done with each piece', async (_, sizes) => {
    const pieces = sizes.map((size) => randomBytes(size));
    const expected = Buffer.concat(pieces);
    const taken: number[] = [];
    const size = await fillFile(handle, Readable.from(pieces), (piece) => {
      taken.push(piece.length);
      piece.fill(0);
    });
    expect(size).toBe(expected.length);
    expect(expected.equals(await readFile(path))).toBe(true);
    expect(taken).toEqual(sizes);
  });

  const much = (length = 130) => Readable.from(Array.from({ length }, () => Buffer.alloc(megabyte, 'x')));

  it('brings bytes to the disk while more come, and all of them at the end', async () => {
    const calls: string[] = [];
    handle.datasync = async () => void calls.push('meanwhile');
    handle.sync = async () => void calls.push('at the end');
    await fillFile(handle, much());
    expect(calls).toEqual(['meanwhile', 'meanwhile', 'at the end']);
  });

  it('fails when the disk failed meanwhile, though it says nothing of that at the end', async () => {
    handle.datasync = () => Promise.reject(new Error('the disk is broken'));
    await expect(fillFile(handle, much(65))).rejects.toThrow('the disk is broken');
    // The next file can still be synced.
    const calls: string[] = [];
    handle.datasync = async () => void calls.push('meanwhile');
    await fillFile(handle, much(65));
    expect(calls).toEqual(['meanwhile']);
  });

  it('fails when a write fails', async () => {
    handle.appendFile = () => Promise.reject(new Error('no room'));
    await expect(fillFile(handle, much(2))).rejects.toThrow('no room');
  });

  it('fails as its source does', async () => {
    const failing = Readable.from(
      (async function* () {
        yield Buffer.alloc(megabyte);
        throw new Error('cut off');
      })(),
    );
    await expect(fillFile(handle, failing)).rejects.toThrow('cut off');
  });
});

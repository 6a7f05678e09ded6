import { expect, test } from 'vitest';
import { changeQueue, outcomeText, type QueuedFile } from './upload-queue.ts';

const file = new File(['abc'], 'a.mp4');

test('a file waits, goes, fails, goes again and leaves when it arrived', () => {
  let queue: QueuedFile[] = changeQueue([], { kind: 'add', files: [{ id: '1', file }] });
  expect(queue).toEqual([{ id: '1', file, state: 'waiting', sentBytes: 0 }]);
  queue = changeQueue(queue, { kind: 'start', id: '1' });
  queue = changeQueue(queue, { kind: 'progress', id: '1', sentBytes: 2 });
  expect(queue[0]).toMatchObject({ state: 'uploading', sentBytes: 2 });
  queue = changeQueue(queue, { kind: 'fail', id: '1', error: 'No' });
  expect(queue[0]).toMatchObject({ state: 'failed', error: 'No' });
  queue = changeQueue(queue, { kind: 'start', id: '1' });
  expect(queue[0]).toMatchObject({ state: 'uploading', sentBytes: 0, error: undefined });
  expect(changeQueue(queue, { kind: 'remove', id: '1' })).toEqual([]);
});

test('tells of every outcome', () => {
  expect(outcomeText({ uploaded: 2, failed: 0, refused: 0 })).toBe('Successfully uploaded 2 file(s)!');
  expect(outcomeText({ uploaded: 2, failed: 1, refused: 1 })).toBe(
    'Uploaded 2 file(s) successfully, but 1 failed. Please try again for the failed files.',
  );
  expect(outcomeText({ uploaded: 0, failed: 2, refused: 1 })).toBe(
    'Failed to upload files. Please check your connection and try again.',
  );
  expect(outcomeText({ uploaded: 0, failed: 2, refused: 2 })).toBe(
    'Nothing was uploaded. Each file says why.',
  );
  expect(outcomeText({ uploaded: 0, failed: 0, refused: 0 })).toBeNull();
});

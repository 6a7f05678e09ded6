import { type ListedUpload, partBytes } from '@briefcast/contract';
import { formatBytes } from '@briefcast/i18n/bytes';
import { describe, expect, it } from 'vitest';
import type { RunningUpload } from './running-uploads.ts';
import { wordsOf, wordsOfBegun } from './upload-words.ts';

const running = (phase: RunningUpload['phase'], safeBytes: number): RunningUpload => ({
  key: 'key',
  uploadId: 'upload',
  dealId: 'deal',
  file: new File([new Uint8Array(4)], 'film.mp4'),
  replaces: null,
  sentBytes: 4,
  safeBytes,
  secondsLeft: null,
  phase,
  error: null,
  mayUseMobile: false,
});

const listed = (received: number[]): ListedUpload => ({
  id: 'upload',
  dealId: 'deal',
  name: 'film.mp4',
  size: 2 * partBytes,
  partSize: partBytes,
  parts: 2,
  received,
  deliverableId: null,
  replaces: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  expiresAt: '2026-11-27T08:00:00.000Z',
});

describe('an upload that stands still', () => {
  it.each([
    ['PAUSED', 2, '2 Bytes of 4 Bytes are kept for 7 days.'],
    ['PAUSED', 0, 'Nothing of its 4 Bytes is uploaded yet.'],
    ['WAITING', 2, '2 Bytes of 4 Bytes are safe. The upload continues by itself.'],
    ['WAITING', 0, 'Nothing of its 4 Bytes is uploaded yet. The upload starts by itself.'],
    ['FOR_WIFI', 0, 'Nothing of its 4 Bytes is uploaded yet. The upload starts by itself.'],
  ] as const)('says while it is %s with %i bytes there what stays', (phase, safeBytes, said) => {
    expect(wordsOf(running(phase, safeBytes)).hint).toBe(said);
  });

  it('says what is there of a file that has to be chosen again', () => {
    const [half, whole] = [formatBytes(partBytes), formatBytes(2 * partBytes)];
    const forgotten = 'Your browser no longer has the file.';
    expect(wordsOfBegun(listed([1]), undefined).hint).toBe(
      `${half} of ${whole} are uploaded and kept for 7 days. ${forgotten}`,
    );
    expect(wordsOfBegun(listed([]), undefined).hint).toBe(
      `Nothing of its ${whole} is uploaded yet. ${forgotten}`,
    );
  });
});

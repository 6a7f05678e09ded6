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
    ['PAUSED', 2, '2 Bytes of 4 Bytes are safe for 7 days.'],
    ['PAUSED', 0, 'Nothing of its 4 Bytes has arrived yet.'],
    ['WAITING', 2, '2 Bytes of 4 Bytes are safe. It goes on from there by itself.'],
    ['WAITING', 0, 'Nothing of its 4 Bytes has arrived yet. It goes on by itself.'],
    ['FOR_WIFI', 0, 'Nothing of its 4 Bytes has arrived yet. It goes on by itself.'],
  ] as const)('says while it is %s with %i bytes there what stays', (phase, safeBytes, said) => {
    expect(wordsOf(running(phase, safeBytes)).hint).toBe(said);
  });

  it('says what is there of a file that has to be chosen again', () => {
    const [half, whole] = [formatBytes(partBytes), formatBytes(2 * partBytes)];
    const forgotten = 'Your browser forgot where the file lies.';
    expect(wordsOfBegun(listed([1]), undefined).hint).toBe(
      `${half} of ${whole} are here and safe for 7 days. ${forgotten}`,
    );
    expect(wordsOfBegun(listed([]), undefined).hint).toBe(
      `Nothing of its ${whole} has arrived yet. ${forgotten}`,
    );
  });
});

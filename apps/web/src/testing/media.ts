/** What the stubbed marketplace knows of a film. */
import type { FileMedia } from '@briefcast/contract';

/** Ten seconds of an upright film of 30 frames a second, of which nothing was made for watching. */
export const media = (fields: Partial<FileMedia> = {}): FileMedia => ({
  state: 'READY',
  progress: 100,
  failure: null,
  width: 1080,
  height: 1920,
  durationSeconds: 10,
  frameRate: { numerator: 30, denominator: 1 },
  frames: 300,
  isVariableRate: false,
  videoCodec: 'h264',
  audio: null,
  loudness: null,
  blackParts: [],
  silentParts: [],
  proxy: null,
  storyboard: null,
  waveform: null,
  ...fields,
});

import { expect, it } from 'vitest';
import { packWaveform, readWaveform } from './waveform.ts';

it('reads what it packed, from silence to the loudest', () => {
  const peaks = Array.from({ length: 600 }, (_, at) => at % 101);
  expect(readWaveform(packWaveform(peaks))).toEqual(peaks);
  expect(packWaveform(peaks)).toHaveLength(800);
});

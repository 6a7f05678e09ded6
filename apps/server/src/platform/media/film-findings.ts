/** What one pass over a film tells on the way, line by line: how far it is, how loud, where it is black or silent. */
import type { FileMedia, Stretch } from '@briefcast/contract';
import { mostPeaks } from './film-pass.ts';

export interface FilmFindings {
  loudness: FileMedia['loudness'];
  blackParts: Stretch[];
  silentParts: Stretch[];
  waveform: number[] | null;
  /** Stills of the storyboard. */
  tiles: number;
  /** Why the pass failed, where it tells: it had no more memory, or this ffmpeg cannot write what is needed. */
  complaint: 'out_of_memory' | 'no_tools' | null;
}

/** A film that flickers has no more that anybody would read. */
const mostParts = 100;
/** The scale's end: nothing was heard. */
const silenceLufs = -70;

const number = '(-?\\d+(?:\\.\\d+)?)';
const patterns = {
  tile: new RegExp(`^\\[Parsed_metadata_\\d+ .*pts_time:${number}`),
  peak: /^\[Parsed_ametadata_\d+ .*Peak_level=(\S+)/,
  black: new RegExp(`^\\[blackdetect .*black_start:${number} black_end:${number}`),
  silenceStart: new RegExp(`^\\[silencedetect .*silence_start: ${number}`),
  silenceEnd: new RegExp(`^\\[silencedetect .*silence_end: ${number}`),
  integrated: new RegExp(`^\\s+I:\\s+${number} LUFS`),
  truePeak: new RegExp(`^\\s+Peak:\\s+${number} dBFS`),
};

/** Thousandths are more than enough for a second. */
const rounded = (seconds: number) => Math.max(0, Math.round(seconds * 1000) / 1000);
const heightOf = (decibels: number) =>
  Number.isFinite(decibels) ? Math.min(100, Math.round(100 * 10 ** (decibels / 20))) : 0;

/** Reads the lines of one pass. `onSecond` hears which second of the film it has come to. */
export function readFindings(onSecond: (second: number) => void) {
  const blackParts: Stretch[] = [];
  const silentParts: Stretch[] = [];
  const peaks: number[] = [];
  let silentSince: number | null = null;
  let integrated: number | null = null;
  let truePeak: number | null = null;
  let tiles = 0;
  let complaint: FilmFindings['complaint'] = null;

  const note = (parts: Stretch[], from: number, to: number) => {
    if (parts.length < mostParts && to > from) parts.push({ from: rounded(from), to: rounded(to) });
  };
  const readers: readonly [RegExp, (found: number, second: number) => void][] = [
    [
      patterns.tile,
      (second) => {
        tiles++;
        onSecond(second);
      },
    ],
    [patterns.peak, (decibels) => peaks.length < mostPeaks && peaks.push(heightOf(decibels))],
    [patterns.black, (from, to) => note(blackParts, from, to)],
    [
      patterns.silenceStart,
      (from) => {
        silentSince = from;
      },
    ],
    [
      patterns.silenceEnd,
      (to) => {
        if (silentSince !== null) note(silentParts, silentSince, to);
        silentSince = null;
      },
    ],
    // Told twice, at first of nothing.
    [
      patterns.integrated,
      (found) => {
        integrated = found;
      },
    ],
    [
      patterns.truePeak,
      (found) => {
        truePeak = found;
      },
    ],
  ];

  return {
    hear(line: string): void {
      if (line.includes('Cannot allocate memory')) complaint = 'out_of_memory';
      if (/^Unknown encoder|No such filter/.test(line)) complaint = 'no_tools';
      for (const [pattern, read] of readers) {
        const found = pattern.exec(line);
        if (!found) continue;
        read(Number(found[1]), Number(found[2]));
        return;
      }
    },
    /** All that was told, for a film of this length. */
    findings(durationSeconds: number): FilmFindings {
      if (silentSince !== null) note(silentParts, silentSince, durationSeconds);
      const isHeard = integrated !== null && truePeak !== null && integrated > silenceLufs;
      return {
        loudness: isHeard && integrated !== null && truePeak !== null ? { integrated, truePeak } : null,
        blackParts,
        silentParts,
        waveform: peaks.length > 0 ? peaks : null,
        tiles,
        complaint,
      };
    },
  };
}

/**
 * Reads the output of one ffmpeg pass line by line: its progress, the loudness, and where the video is black
 * or silent.
 */
import type { FileMedia, Stretch } from '@briefcast/contract';
import { mostPeaks } from './film-pass.ts';

export interface FilmFindings {
  loudness: FileMedia['loudness'];
  blackParts: Stretch[];
  silentParts: Stretch[];
  waveform: number[] | null;
  /** How many stills the storyboard has. */
  tiles: number;
  /** Why the pass failed, if that is known: it ran out of memory, or this ffmpeg lacks what is needed. */
  complaint: 'out_of_memory' | 'no_tools' | null;
}

/** Nobody would read more of a flickering video. */
const mostParts = 100;
/** The end of the scale: silence. */
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

/** Thousandths of a second are precise enough. */
const rounded = (seconds: number) => Math.max(0, Math.round(seconds * 1000) / 1000);
const heightOf = (decibels: number) =>
  Number.isFinite(decibels) ? Math.min(100, Math.round(100 * 10 ** (decibels / 20))) : 0;

/** Reads the lines of one pass. `onSecond` is called with the second of the video that it has reached. */
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
    // Printed twice, the first time without a measurement.
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
    readLine(line: string): void {
      if (line.includes('Cannot allocate memory')) complaint = 'out_of_memory';
      if (/^Unknown encoder|No such filter/.test(line)) complaint = 'no_tools';
      for (const [pattern, read] of readers) {
        const found = pattern.exec(line);
        if (!found) continue;
        read(Number(found[1]), Number(found[2]));
        return;
      }
    },
    /** All findings, for a video of this duration. */
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

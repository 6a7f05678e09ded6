/** A technical check in words: what was looked at, what was found and wanted, and what to do about it. */
import type { Check, CheckVerdict } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { formatCount, formatDuration, formatPixels, formatSeries } from '../format.ts';
import { codecName, rateText } from './codec.ts';
import { leastSize, lengthText } from './deliverable.ts';

const names: Record<Check['what'], () => string> = {
  shape: m.check_shape,
  length: m.check_length,
  resolution: m.check_resolution,
  format: m.check_format,
  loudness: m.check_loudness,
  black: m.check_black,
  silence: m.check_silence,
  clipping: m.check_clipping,
};

/** Name of the checked property, as the head of a row. */
export const checkLabel = ({ what }: Pick<Check, 'what'>): string => names[what]();

const verdicts: Record<CheckVerdict, () => string> = {
  pass: m.check_passed,
  warn: m.check_warned,
  fail: m.check_failed,
};

/** How a check came out, in one word. */
export const verdictLabel = (verdict: CheckVerdict): string => verdicts[verdict]();

/** A level with its true minus sign and one digit after the point. */
const levelText = (level: number) => formatCount(Math.round(level * 10) / 10).replace('-', '−');

const pixelsText = ({ width, height }: { width: number; height: number }) =>
  m.room_fact_pixels({ width: formatPixels(width), height: formatPixels(height) });

/** Found value: `1080 × 1920`, `0:34`, `−19.2 LUFS`. */
export function foundText(check: Check): string {
  switch (check.what) {
    case 'shape':
    case 'resolution':
      return pixelsText(check.found);
    case 'length':
      return formatDuration(check.found);
    case 'format': {
      const { codec, frameRate } = check.found;
      if (codec === null) return m.check_unknown();
      return frameRate
        ? m.room_fact_codec({ codec: codecName(codec), rate: rateText(frameRate) })
        : codecName(codec);
    }
    case 'loudness':
      return m.room_fact_lufs({ value: levelText(check.found) });
    case 'clipping':
      return m.check_peak({ value: levelText(check.found) });
    case 'black':
    case 'silence': {
      const parts = check.found.map(({ from, to }) =>
        m.check_range({ from: formatDuration(from), to: formatDuration(to) }),
      );
      return parts.length === 0 ? m.check_none() : formatSeries(parts);
    }
  }
}

type FormatCheck = Extract<Check, { what: 'format' }>;
const wantedFormat = ({ wanted }: FormatCheck) =>
  wanted.includes('h264') ? m.check_wanted_film() : m.check_wanted_picture();

/** Wanted value; null where there is nothing to say about it. */
export function wantedText(check: Check): string | null {
  switch (check.what) {
    case 'shape':
      return check.wanted;
    case 'length':
      return lengthText({ minSeconds: check.wanted.min, maxSeconds: check.wanted.max });
    case 'resolution':
      return leastSize({ minWidth: check.wanted.width, minHeight: check.wanted.height });
    case 'format':
      return wantedFormat(check);
    case 'loudness': {
      const { min, max } = check.wanted;
      return m.room_fact_lufs({ value: m.check_range({ from: levelText(min), to: levelText(max) }) });
    }
    case 'black':
    case 'silence':
    case 'clipping':
      return null;
  }
}

/** Fault that a check found, and its remedy. */
interface CheckAdvice {
  wrong: string;
  remedy: string;
}

function lengthAdvice({ found, wanted, isUsual }: Extract<Check, { what: 'length' }>): CheckAdvice {
  const { min, max } = wanted;
  const counted = (seconds: number) => {
    const whole = Math.max(1, Math.round(seconds));
    return { n: whole, count: formatCount(whole) };
  };
  if (max !== null && found > max)
    return {
      wrong: m.check_length_over(counted(found - max)),
      remedy: isUsual ? m.check_usual_do() : m.check_length_over_do({ longest: formatDuration(max) }),
    };
  const shortest = min ?? 0;
  return {
    wrong: m.check_length_under(counted(shortest - found)),
    remedy: isUsual ? m.check_usual_do() : m.check_length_under_do({ shortest: formatDuration(shortest) }),
  };
}

function formatAdvice(check: FormatCheck): CheckAdvice {
  const wanted = wantedFormat(check);
  if (check.verdict === 'fail')
    return { wrong: m.check_format_broken(), remedy: m.check_format_broken_do({ wanted }) };
  return check.found.codec === null || check.wanted.includes(check.found.codec)
    ? { wrong: m.check_format_unread(), remedy: m.check_format_unread_do() }
    : { wrong: m.check_format_rare(), remedy: m.check_format_rare_do({ wanted }) };
}

function loudnessAdvice({ found, wanted }: Extract<Check, { what: 'loudness' }>): CheckAdvice {
  const by = Math.max(1, Math.round(Math.abs((wanted.min + wanted.max) / 2 - found)));
  const decibels = formatCount(by);
  return found < wanted.min
    ? { wrong: m.check_quiet(), remedy: m.check_quiet_do({ decibels }) }
    : { wrong: m.check_loud(), remedy: m.check_loud_do({ decibels }) };
}

/** Fault and remedy; null for checks that passed. */
export function checkAdvice(check: Check): CheckAdvice | null {
  if (check.verdict === 'pass') return null;
  const isFailed = check.verdict === 'fail';
  switch (check.what) {
    case 'shape': {
      const { wanted, isUsual } = check;
      if (isUsual) return { wrong: m.check_shape_far({ wanted }), remedy: m.check_usual_do() };
      return isFailed
        ? { wrong: m.check_shape_far({ wanted }), remedy: m.check_shape_far_do({ wanted }) }
        : { wrong: m.check_shape_near({ wanted }), remedy: m.check_shape_near_do({ wanted }) };
    }
    case 'length':
      return lengthAdvice(check);
    case 'resolution':
      return {
        wrong: m.check_resolution_small(),
        remedy: check.isUsual
          ? m.check_usual_do()
          : m.check_resolution_small_do({ wanted: wantedText(check) ?? '' }),
      };
    case 'format':
      return formatAdvice(check);
    case 'loudness':
      return loudnessAdvice(check);
    case 'black':
      return isFailed
        ? { wrong: m.check_black_whole(), remedy: m.check_black_whole_do() }
        : { wrong: m.check_black_parts(), remedy: m.check_black_parts_do() };
    case 'silence':
      return { wrong: m.check_silent(), remedy: m.check_silent_do() };
    case 'clipping':
      return {
        wrong: m.check_clips(),
        remedy: m.check_clips_do({ decibels: formatCount(Math.ceil(check.found - check.wanted.max)) }),
      };
  }
}

/** How frames of a video are drawn for people: with square pixels, at a size, in the light of a usual screen. */
import type { FilmFacts } from './film-facts.ts';
import type { ProgramLimits, RunProgram } from './run-program.ts';
import { systemTools, type VideoTools } from './video.ts';

export interface Measures {
  width: number;
  height: number;
}

const even = (value: number) => Math.max(2, 2 * Math.round(value / 2));

/** Scales down to fit if needed, with both dimensions even. */
export function within({ width, height }: Measures, short: number, long: number): Measures {
  const scale = Math.min(1, short / Math.min(width, height), long / Math.max(width, height));
  return { width: even(width * scale), height: even(height * scale) };
}

const listLimits: ProgramLimits = { seconds: 10, memoryMegabytes: 400, fileMegabytes: 1 };

/** The video's light, if it is beyond a usual screen's and this ffmpeg can map it to that; otherwise null. */
export async function lightToMap(
  run: RunProgram,
  { highRange }: Pick<FilmFacts, 'highRange'>,
  tools: VideoTools = systemTools,
): Promise<FilmFacts['highRange']> {
  if (highRange === null) return null;
  const { output } = await run(tools.ffmpeg, ['-hide_banner', '-filters'], listLimits);
  const filters = output.toString();
  return [' zscale ', ' tonemap '].every((name) => filters.includes(name)) ? highRange : null;
}

export const sized = ({ width, height }: Measures): string => `scale=${width}:${height}`;

const toneMapped = (transfer: string) => [
  `zscale=tin=${transfer}:min=2020_ncl:pin=2020:t=linear:npl=100`,
  'format=gbrpf32le',
  'zscale=p=bt709',
  'tonemap=tonemap=hable:desat=0',
  'zscale=t=bt709:m=bt709:r=tv',
];

/** The filters that draw a frame at these measures; `light` is that of `lightToMap`. */
export const drawn = (measures: Measures, light: FilmFacts['highRange']): string[] => [
  sized(measures),
  'setsar=1',
  ...(light ? toneMapped(light) : []),
];

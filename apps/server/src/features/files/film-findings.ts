/** Findings of the encoding of a video. */
import { packWaveform } from '@briefcast/contract';
import type { FoundMedia } from '../../platform/database/tables/index.ts';
import type { WatchableFilm } from '../../platform/media/make-proxy.ts';

/** The part that is stored with the file. */
export interface KeptFindings {
  found: FoundMedia;
  waveform: string | null;
}

/** Returns what was detected and made, in the form stored with the file. */
export function filmFindings({ facts, proxy, storyboard, findings }: WatchableFilm): KeptFindings {
  const { durationSeconds, width, height, frameRate, frames, isVariableRate, videoCodec, audio } = facts;
  const { profile, pixelFormat } = facts;
  const { loudness, blackParts, silentParts, waveform } = findings;
  const found: FoundMedia = {
    ...{ durationSeconds, width, height, frameRate, frames, isVariableRate, videoCodec, audio },
    ...{ profile, pixelFormat },
    ...{ loudness, blackParts, silentParts },
    proxy: {
      mimeType: 'video/mp4',
      width: proxy.width,
      height: proxy.height,
      frameRate: proxy.rate,
      frames: proxy.frames,
    },
    storyboard: storyboard && {
      columns: storyboard.columns,
      rows: storyboard.rows,
      count: storyboard.count,
      tileWidth: storyboard.width,
      tileHeight: storyboard.height,
      secondsPerTile: storyboard.secondsPerTile,
    },
  };
  return { found, waveform: waveform && packWaveform(waveform) };
}

/** What making a film watchable found out about it. */
import type { FoundMedia } from '../../platform/database/tables/index.ts';
import type { WatchableFilm } from '../../platform/media/make-proxy.ts';

/** Returns what was found out and made, as it is kept with the file. */
export function foundIn({ facts, proxy, storyboard, findings }: WatchableFilm): FoundMedia {
  const { durationSeconds, width, height, frameRate, frames, isVariableRate, videoCodec, audio } = facts;
  const { loudness, blackParts, silentParts, waveform } = findings;
  return {
    ...{ durationSeconds, width, height, frameRate, frames, isVariableRate, videoCodec, audio },
    ...{ loudness, blackParts, silentParts, waveform },
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
}

/** Which films every browser plays as they came (rules/files#portfolio-films). */

export interface FilmKind {
  mimeType: string;
  videoCodec: string | null;
  /** Null or absent where it is not known: then the codec alone decides. */
  profile?: string | null;
  pixelFormat?: string | null;
  /** Null without sound. */
  audioCodec: string | null;
  /** Its light is stored beyond what a usual screen shows. */
  isHighRange: boolean;
}

const kinds: Record<string, { video: readonly string[]; audio: readonly string[] }> = {
  'video/mp4': { video: ['h264'], audio: ['aac', 'mp3'] },
  'video/webm': { video: ['vp8', 'vp9'], audio: ['opus', 'vorbis'] },
};
/** Pixel formats of H.264 and VP9 that every browser decodes: 4:2:0 in eight bits. */
const profiles = ['Constrained Baseline', 'Baseline', 'Main', 'High', 'Profile 0', '0', '1', '2', '3'];
const pixelFormats = ['yuv420p', 'yuvj420p', 'yuva420p'];

const isAmong = (known: readonly string[], found: string | null | undefined) =>
  found == null || found === 'unknown' || known.includes(found);

/** Returns whether no browser in use needs another form of the film; codecs by their names in ffmpeg. */
export function playsEverywhere(film: FilmKind): boolean {
  const { mimeType, videoCodec, audioCodec, isHighRange } = film;
  const kind = kinds[mimeType];
  if (!kind || isHighRange || videoCodec === null || !kind.video.includes(videoCodec)) return false;
  if (!isAmong(profiles, film.profile) || !isAmong(pixelFormats, film.pixelFormat)) return false;
  return audioCodec === null || kind.audio.includes(audioCodec);
}

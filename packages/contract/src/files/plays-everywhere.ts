/** Which films every browser plays as they came (rules/files#portfolio-films). */

interface FilmKind {
  mimeType: string;
  videoCodec: string | null;
  /** Null without sound. */
  audioCodec: string | null;
  /** Its light is stored beyond what a usual screen shows. */
  isHighRange: boolean;
}

const kinds: Record<string, { video: readonly string[]; audio: readonly string[] }> = {
  'video/mp4': { video: ['h264'], audio: ['aac', 'mp3'] },
  'video/webm': { video: ['vp8', 'vp9'], audio: ['opus', 'vorbis'] },
};

/** Returns whether no browser in use needs another form of the film; codecs by their names in ffmpeg. */
export function playsEverywhere({ mimeType, videoCodec, audioCodec, isHighRange }: FilmKind): boolean {
  const kind = kinds[mimeType];
  if (!kind || isHighRange || videoCodec === null) return false;
  return kind.video.includes(videoCodec) && (audioCodec === null || kind.audio.includes(audioCodec));
}

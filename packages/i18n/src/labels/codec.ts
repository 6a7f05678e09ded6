/** Codecs as they are written: names, the same in every language. */
const names: Record<string, string> = {
  h264: 'H.264',
  hevc: 'HEVC',
  prores: 'ProRes',
  vp8: 'VP8',
  vp9: 'VP9',
  av1: 'AV1',
  mjpeg: 'JPEG',
};

/** A codec that ffprobe names: H.264 and not `h264`. */
export const codecName = (codec: string): string => names[codec] ?? codec.toUpperCase();

/** Frames a second with at most two digits after the point: 29.97, not 29.970029. */
export const rateText = ({ numerator, denominator }: { numerator: number; denominator: number }): string =>
  String(Math.round((numerator / denominator) * 100) / 100);

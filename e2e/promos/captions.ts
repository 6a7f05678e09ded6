/** The film's captions, as a WebVTT file. */

export interface Cue {
  from: number;
  to: number;
  text: string;
}

function timestamp(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const minutes = two(milliseconds / 60_000);
  return `${minutes}:${two((milliseconds / 1000) % 60)}.${String(milliseconds % 1000).padStart(3, '0')}`;
}

/** The file's text. */
export function webVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ from, to, text }) => `${timestamp(from)} --> ${timestamp(to)}\n${text}\n`);
  return ['WEBVTT\n', ...blocks].join('\n');
}

/** What is known of a film without drawing it. */
export const filmSize = { width: 540, height: 960 };
export const framesPerSecond = 24;

/** Between four and a half and five and a half seconds, always the same for one file. */
export const filmFrames = (file: string) => framesPerSecond * 5 + (letterSum(file) % 3) * 12 - 12;

export const filmSeconds = (file: string) => filmFrames(file) / framesPerSecond;

/** Where the still of a film lies: beside it. */
export const posterOf = (file: string) => file.replace(/\.mp4$/, '.poster.webp');

/** The same number for the same name: what differs between films, but never from one making to the next. */
export function letterSum(text: string): number {
  return [...text].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
}

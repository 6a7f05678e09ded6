/** Measures of a film that are known without drawing it. */
export const filmSize = { width: 540, height: 960 };
export const framesPerSecond = 24;

/** Between four and a half and five and a half seconds, always the same for one file. */
export const filmFrames = (file: string) => framesPerSecond * 5 + (letterSum(file) % 3) * 12 - 12;

export const filmSeconds = (file: string) => filmFrames(file) / framesPerSecond;

/** Whether a file of the demo has a still made beforehand: films, and the pictures of deals, which papers print. */
export const hasPoster = (file: string): boolean => /\.mp4$|^(deals|references)\/.*\.jpg$/.test(file);

/** Place of the still of a film or picture: next to it. */
export const posterOf = (file: string) => file.replace(/\.(mp4|jpg)$/, '.poster.webp');

/** Number that is always equal for one name: it makes films differ, but never from one making to the next. */
export function letterSum(text: string): number {
  return [...text].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
}

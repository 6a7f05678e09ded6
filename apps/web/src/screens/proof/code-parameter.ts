/** Name of the code in the query of the page where it is entered, for browsers that run no script. */
export const codeParameter = 'code';

/** What the page of a certificate gets along: a file that was dropped before its code was entered. */
export interface DroppedFile {
  file: File;
}

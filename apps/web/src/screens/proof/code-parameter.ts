/** Name of the code in the query of the page where it is entered, for browsers that run no script. */
export const codeParameter = 'code';

/** State of the link to a certificate: a file that was dropped before its code was entered. */
export interface DroppedFile {
  file: File;
}

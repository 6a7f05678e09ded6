/**
 * Which characters a link card can show. Apart from the drawing code, because the server must not load sharp
 * for it.
 */

/** Whether a text can be written with the fonts of link cards (card-fonts); others would show boxes. */
export const isWritable = (text: string): boolean =>
  /^[\p{Script=Latin}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]*$/u.test(text) &&
  !/\p{Extended_Pictographic}/u.test(text);

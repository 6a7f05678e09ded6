/** Texts of one line, as names and titles are (rules/wire#ids-times-money-text). */

/** Marks without a shape of their own that turn the direction of writing: with them `gnp.exe` is read as `exe.png`. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** What begins another line, and other controls. NUL is left in: it is refused, not mended. */
const breaking = /(?:(?!\0)[\p{Cc}\p{Zl}\p{Zp}])+/gu;
/** More marks over one letter than any script writes reach into the lines above and below. */
const stacked = /(\p{M}{4})\p{M}+/gu;

/** Returns the text without what would turn, break or tower over the line that it stands in. */
export const oneLine = (text: string): string =>
  text.replace(turning, '').replace(breaking, ' ').replace(stacked, '$1');

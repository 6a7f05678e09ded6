/** Texts of one line, as names and titles are (rules/wire#ids-times-money-text). */

/** Invisible marks that change the direction of writing: with them `gnp.exe` is read as `exe.png`. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Line breaks and other control characters. NUL stays, because a text with it is refused and not repaired. */
const breaking = /(?:(?!\0)[\p{Cc}\p{Zl}\p{Zp}])+/gu;
/** More marks over one letter than any script writes reach into the lines above and below. */
const stacked = /(\p{M}{4})\p{M}+/gu;

/** Returns the text without line breaks, marks of direction and stacks of marks over one letter. */
export const oneLine = (text: string): string =>
  text.replace(turning, '').replace(breaking, ' ').replace(stacked, '$1');

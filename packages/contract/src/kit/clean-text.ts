/**
 * Cleans texts on their way in: what looks the same is the same, and nothing that nobody sees stays in it
 * (rules/wire#ids-times-money-text).
 */

/** Invisible marks that change the direction of writing: with them `gnp.exe` is read as `exe.png`. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Marks among them that turn whole runs of text, which nobody types. */
const embedding = /[\u202a-\u202e\u2066-\u2069]/gu;
/** Line breaks and other control characters. NUL stays, because a text with it is refused and not repaired. */
const breaking = /(?:(?!\0)[\p{Cc}\p{Zl}\p{Zp}])+/gu;
const control = /(?![\0\t\n\r])\p{Cc}/gu;
/** Spaces without width, and fillers. */
const invisible =
  /[\u034f\u00ad\u115f\u1160\u17b4\u17b5\u180e\u200b\u2060-\u2065\u206a-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb]/gu;
/** Letters for machines: the flags of some countries are made of them, and nothing else is. */
const tags = /(\u{1f3f4}[\u{e0020}-\u{e007f}]+)|[\u{e0000}-\u{e007f}]+/gu;
/** Joiners join emoji and shape letters of Arabic and Indian scripts; elsewhere they are not seen. */
const idleJoiners =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\u200c\u200d]/gu;
/** More marks over one letter than any script writes reach into the lines above and below. */
const stacked = /(\p{M}{4})\p{M}+/gu;

const visible = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(tags, '$1')
    .replace(idleJoiners, '')
    // Before it is composed, too: ordering the marks of a long stack takes the square of their number.
    .replace(stacked, '$1')
    .normalize('NFC')
    .replace(stacked, '$1');

/** Returns the text without line breaks, marks of direction, signs that nobody sees and stacks of marks, in NFC. */
export const oneLine = (text: string): string => visible(text.replace(turning, '').replace(breaking, ' '));

/** As `oneLine` for a text of several lines, which keeps its breaks and the marks of direction that people type. */
export const severalLines = (text: string): string =>
  visible(text.replace(embedding, '').replace(control, ''));

/** Whether there is anything to see in a cleaned text: the blank of Braille and marks without a letter are nothing. */
export const isSeen = (text: string): boolean => /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

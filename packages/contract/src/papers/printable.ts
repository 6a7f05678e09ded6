/** Finds words that papers cannot print: their fonts have Latin and Arabic letters (rules/papers#printing). */

/** Code points of the fonts for text, in hexadecimal; a test holds them against the fonts. */
export const printableRanges =
  '20-7e a0-17f 18f 192 19d 1a0-1a1 1af-1b0 1cd-1d4 1e6-1e7 1ea-1eb 1f0 1fa-1ff 218-21b 232-233 237 259 ' +
  '272 2bc 2c6-2c7 2c9 2d8-2dd 2f3 2f5-2f6 300-304 306-30c 30f 312 31b 323 326-328 335-338 374-375 37e ' +
  '384-385 387 394 3a9 3bc 3c0 60c-60d 610-612 615 61b 61f 621-63a 63d 640-658 65a-65b 660-671 674 679 ' +
  '67c 67e 681 685-686 688-689 691 693 695-696 698 69a 6a0-6a1 6a4 6a9-6ad 6af 6b5 6ba 6bc-6be 6c0-6c3 ' +
  '6c6-6d0 6d2-6d5 6dc-6de 6e9 6f0-6f9 762-763 1e20-1e21 1e44-1e45 1e80-1e85 1e9e 1ea0-1ef9 2000-2015 ' +
  '2017-201e 2020-2023 2025-2027 202a-2033 2039-203a 203c 2044 2074 207f 20a3-20a4 20a6-20ac 20b1 ' +
  '20b3-20b4 20b8-20ba 20bc-20bd 2105 2113 2116 2122 2126 212e 215b-215e 2190 2192 2202 2205-2206 ' +
  '220e-220f 2211-2212 2215 221a 221e 222b 2248 2260 2264-2265 25ca 25cc fb01-fb04 fb50-fb51 fb56-fb59 ' +
  'fb66-fb6d fb7a-fb7d fb88-fb95 fb9e-fb9f fba5 fba7-fbb1 fbbf-fbc0 fbd3-fbdc fbde-fbdf fbe2-fbe3 ' +
  'fbe8-fbe9 fbfc-fbff fd3e-fd3f fdf2 fdfc fe70-fe74 fe76-fefc feff fffc-fffd';

let known: Set<number> | undefined;

function printable(): ReadonlySet<number> {
  known ??= new Set(
    printableRanges.split(' ').flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map((point) => Number.parseInt(point, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => first + at);
    }),
  );
  return known;
}

/** Returns the words of a text that come out as boxes on papers, each once. */
export function unprintableWords(text: string): string[] {
  const canPrint = printable();
  const words = text.normalize('NFC').split(/\s+/u);
  const isBox = (sign: string) =>
    !canPrint.has(sign.codePointAt(0) ?? 0) && !/\p{Default_Ignorable_Code_Point}/u.test(sign);
  return [...new Set(words.filter((word) => Array.from(word).some(isBox)))];
}

/** Colours of a report's head: the brand's own with a text that can be read on it. */

const partOf = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of `#rrggbb`, from 0 to 1 (WCAG 2). */
const luminance = (hex: string) =>
  0.2126 * partOf(hex, 1) + 0.7152 * partOf(hex, 3) + 0.0722 * partOf(hex, 5);

const dark = '#09241c';

/** Returns the ground and the text on it, white or dark; null for what is no `#rrggbb`. */
export function headColour(colour: string | null): { ground: string; ink: string } | null {
  if (colour === null || !/^#[0-9a-f]{6}$/i.test(colour)) return null;
  const light = luminance(colour);
  const onWhite = 1.05 / (light + 0.05);
  const onDark = (light + 0.05) / (luminance(dark) + 0.05);
  return { ground: colour.toLowerCase(), ink: onWhite >= onDark ? '#ffffff' : dark };
}

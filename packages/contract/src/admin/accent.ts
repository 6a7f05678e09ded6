/**
 * The accent: the one colour of buttons that act. An operator chooses its hue, and every shade of it is made from that with
 * the lightness and strength of the product's own pink, so that contrasts hold for each (rules/market#accent).
 */

/** Degrees between the hues that can be chosen. */
export const hueStep = 10;
/** Degrees within which a hue is taken for a status. */
const nearStatus = 16;
/** Hue of the product's own accent. */
export const pinkHue = 356;

/** Hues of the statuses, as tokens.css colours them. */
const statusHues = { red: 20, orange: 66, yellow: 97, green: 157, aqua: 210, blue: 247 } as const;
type StatusHue = keyof typeof statusHues;

const degreesBetween = (one: number, other: number) => {
  const apart = Math.abs(one - other) % 360;
  return Math.min(apart, 360 - apart);
};

/** The status whose hue is nearest, and how many degrees away. */
export function nearestStatus(hue: number): { status: StatusHue; degrees: number } {
  const all = (Object.keys(statusHues) as StatusHue[]).map((status) => ({
    status,
    degrees: degreesBetween(hue, statusHues[status]),
  }));
  return all.reduce((nearest, one) => (one.degrees < nearest.degrees ? one : nearest));
}

/** Whether a hue would be taken for a status. */
export const isHueTaken = (hue: number): boolean => nearestStatus(hue).degrees < nearStatus;

/** Lightness and strength of a shade, from 0 to 1. */
type Shade = readonly [lightness: number, chroma: number];

type Linear = readonly [red: number, green: number, blue: number];

/** Linear light of a colour in OKLCH; parts outside of 0 to 1 cannot be shown. */
function linearOf(lightness: number, chroma: number, hue: number): Linear {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isShown = (light: Linear) => light.every((part) => part >= -0.0005 && part <= 1.0005);
const encoded = (part: number) => {
  const light = Math.min(1, Math.max(0, part));
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
};

/** Colour of this lightness and hue as `#rrggbb`, as strong as asked for or as screens can show it. */
function colourOf([lightness, chroma]: Shade, hue: number): string {
  let strength = chroma;
  while (strength > 0 && !isShown(linearOf(lightness, strength, hue))) strength -= 0.002;
  const parts = linearOf(lightness, Math.max(0, strength), hue).map((part) =>
    Math.round(encoded(part) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}

/** Shades of the pink, by their tokens; one that both themes share is given once. */
const shades = {
  '--c-cast': [[0.789, 0.135]],
  '--c-cast-hover': [
    [0.745, 0.155],
    [0.844, 0.096],
  ],
  '--c-cast-soft': [
    [0.945, 0.03],
    [0.3, 0.06],
  ],
  '--c-cast-line': [
    [0.881, 0.071],
    [0.419, 0.09],
  ],
  '--c-cast-ink': [
    [0.474, 0.18],
    [0.84, 0.099],
  ],
  '--c-focus': [
    [0.531, 0.21],
    [0.789, 0.135],
  ],
} as const satisfies Record<string, readonly [Shade] | readonly [Shade, Shade]>;
type AccentToken = keyof typeof shades;

type Accent = Record<AccentToken, { light: string; dark: string }>;

/** The colours of an accent of this hue, in degrees of OKLCH. */
export function accentOf(hue: number): Accent {
  const all: [string, readonly [Shade, Shade?]][] = Object.entries(shades);
  const colours = all.map(([token, [light, dark = light]]) => [
    token,
    { light: colourOf(light, hue), dark: colourOf(dark, hue) },
  ]);
  return Object.fromEntries(colours) as Accent;
}

/** The product's own accent, as tokens.css has it. */
const pink: Accent = {
  '--c-cast': { light: '#fe94bd', dark: '#fe94bd' },
  '--c-cast-hover': { light: '#f77faf', dark: '#ffb2ce' },
  '--c-cast-soft': { light: '#ffe5ed', dark: '#45202f' },
  '--c-cast-line': { light: '#ffc5d9', dark: '#72364f' },
  '--c-cast-ink': { light: '#a41558', dark: '#ffb0cd' },
  '--c-focus': { light: '#c20c67', dark: '#fe94bd' },
};

/** The colours of a market's accent where variables are unknown, as in mails; null is the product's own. */
export const accentOfMarket = (hue: number | null): Accent => (hue === null ? pink : accentOf(hue));

/** The accent as values of the tokens of styles, which follow the theme. */
export const accentStyles = (hue: number): { token: string; value: string }[] =>
  Object.entries(accentOf(hue)).map(([token, { light, dark }]) => ({
    token,
    value: light === dark ? light : `light-dark(${light}, ${dark})`,
  }));

const lightOf = (hex: string): number => {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of two colours by WCAG 2.2, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [lightOf(one), lightOf(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Grounds and words that the accent meets, as tokens.css has them. */
const met = {
  words: '#09241c',
  stage: '#082920',
  white: '#ffffff',
  darkStage: '#0e2821',
  darkSurface: '#0f1d18',
};

/** Each contrast that an accent must have, with the least that WCAG 2.2 asks for. */
export function contrastsOfAccent(hue: number) {
  const accent = accentOf(hue);
  const { light: button } = accent['--c-cast'];
  const ring = accent['--c-focus'];
  return [
    { what: 'WORDS' as const, is: contrastOf(button, met.words), least: 4.5 },
    {
      what: 'STAGE' as const,
      is: Math.min(contrastOf(button, met.stage), contrastOf(button, met.darkStage)),
      least: 3,
    },
    {
      what: 'RING' as const,
      is: Math.min(contrastOf(ring.light, met.white), contrastOf(ring.dark, met.darkSurface)),
      least: 3,
    },
  ];
}

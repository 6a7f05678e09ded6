/**
 * The colours of a mail as literal values, because mail programs do not support variables; those of the accent are the
 * market's. The light ones are inline, the dark ones in a style sheet for the programs that support it.
 */
import type { Tone } from '@briefcast/contract';
import { accentOfMarket } from '@briefcast/contract/admin/accent';
import { marketLook } from '../market-look.ts';

export const light = {
  canvas: '#f1f6f3',
  surface: '#ffffff',
  sunken: '#e6eeea',
  line: '#d5dfda',
  ink: '#09241c',
  ink2: '#384d46',
  ink3: '#53635d',
  onCast: '#09241c',
};

const dark: typeof light = {
  ...light,
  canvas: '#081310',
  surface: '#0f1d18',
  sunken: '#172721',
  line: '#253630',
  ink: '#ebf2ee',
  ink2: '#bbc8c1',
  ink3: '#97a59f',
};

interface Colours {
  paper: string;
  solid: string;
  ink: string;
}

interface ToneColours {
  light: Colours;
  dark: Colours;
}

/** All but pink, which is the accent. */
const tones: Record<Exclude<Tone, 'pink'>, ToneColours> = {
  yellow: {
    light: { paper: '#faeeb7', solid: '#f1d235', ink: '#614500' },
    dark: { paper: '#342c06', solid: '#f1d235', ink: '#e8d789' },
  },
  blue: {
    light: { paper: '#dfefff', solid: '#198bdd', ink: '#0d498c' },
    dark: { paper: '#132f46', solid: '#3da5f9', ink: '#b4dbff' },
  },
  aqua: {
    light: { paper: '#d7f3f8', solid: '#30b1c4', ink: '#005463' },
    dark: { paper: '#073339', solid: '#30b1c4', ink: '#98e4f2' },
  },
  green: {
    light: { paper: '#d7f6e2', solid: '#28ac6d', ink: '#0d5937' },
    dark: { paper: '#103521', solid: '#3ab979', ink: '#9deabc' },
  },
  orange: {
    light: { paper: '#ffe8d3', solid: '#ef941a', ink: '#793300' },
    dark: { paper: '#3f260a', solid: '#ef941a', ink: '#ffcb96' },
  },
  red: {
    light: { paper: '#ffe6e5', solid: '#e0364a', ink: '#8f0117' },
    dark: { paper: '#442021', solid: '#ff626b', ink: '#ffc5c4' },
  },
  buff: {
    light: { paper: '#f0ede3', solid: '#98927e', ink: '#4d4b3e' },
    dark: { paper: '#2e2d26', solid: '#a49f8a', ink: '#dad6c7' },
  },
};

/** Returns the accent as mails use it: the button, and the tone of what waits for its reader. */
export function mailAccent(): { button: string } & ToneColours {
  const accent = accentOfMarket(marketLook().hue);
  const [solid, paper, ink] = [accent['--c-cast'], accent['--c-cast-soft'], accent['--c-cast-ink']];
  const inTheme = (theme: 'light' | 'dark') => ({
    paper: paper[theme],
    solid: solid[theme],
    ink: ink[theme],
  });
  return { button: solid.light, light: inTheme('light'), dark: inTheme('dark') };
}

/** Returns the colours of a tone. */
export const toneColours = (tone: Tone): ToneColours => (tone === 'pink' ? mailAccent() : tones[tone]);

/** The faces, and how letters stand, in one direction of reading. */
export interface MailLook {
  direction: 'ltr' | 'rtl';
  /** The sides at which a line begins and ends; mail programs do not know the logical ones. */
  start: 'left' | 'right';
  end: 'left' | 'right';
  textFont: string;
  displayFont: string;
  /** The height of lines in headings. */
  headingHeight: number;
  /** The space between letters of a heading: Arabic letters are joined, and take none. */
  spacing(pixels: number): string;
  /** The radii of the corners start-top, end-top, end-bottom and start-bottom. */
  corners(startTop: number, endTop: number, endBottom: number, startBottom: number): string;
  /** The space within: above and below, at the start, at the end. */
  padding(across: number, start: number, end: number): string;
}

const corners = (...radii: number[]) => `border-radius:${radii.map((radius) => `${radius}px`).join(' ')}`;

const fromLeft: MailLook = {
  direction: 'ltr',
  start: 'left',
  end: 'right',
  textFont: "'Hanken Grotesk','Helvetica Neue',Helvetica,Arial,sans-serif",
  displayFont: "'Bricolage Grotesque','Helvetica Neue',Helvetica,Arial,sans-serif",
  headingHeight: 1.1,
  spacing: (pixels) => `letter-spacing:${pixels}px`,
  corners,
  padding: (across, start, end) => `padding:${across}px ${end}px ${across}px ${start}px`,
};

const fromRight: MailLook = {
  direction: 'rtl',
  start: 'right',
  end: 'left',
  textFont: "Vazirmatn,'Segoe UI',Tahoma,Arial,sans-serif",
  displayFont: "Alexandria,Vazirmatn,'Segoe UI',Tahoma,Arial,sans-serif",
  headingHeight: 1.4,
  spacing: () => 'letter-spacing:0',
  corners: (startTop, endTop, endBottom, startBottom) => corners(endTop, startTop, startBottom, endBottom),
  padding: (across, start, end) => `padding:${across}px ${start}px ${across}px ${end}px`,
};

/** How a mail looks that is read in this direction. */
export const lookOf = (direction: MailLook['direction']): MailLook =>
  direction === 'rtl' ? fromRight : fromLeft;

/** The face of the logo, which is the same in every language. */
export const logoFont = fromLeft.displayFont;

const toneRules = (name: string, { dark: tone }: ToneColours) =>
  `.stub-${name}{background:${tone.paper}!important;border-color:${tone.solid}!important}.stub-${name} *{color:${tone.ink}!important}`;

/** Returns rules for programs that support style sheets: the dark theme, and smaller margins on phones. */
export const mailStyles = (): string =>
  [
    `a{color:${mailAccent().light.ink}}`,
    '@media (max-width:480px){.sheet{padding:28px 22px!important}.canvas{padding:20px 10px!important}}',
    '@media (prefers-color-scheme:dark){',
    `.back,.canvas{background:${dark.canvas}!important}`,
    `.sheet{background:${dark.surface}!important;border-color:${dark.line}!important}`,
    `.ink{color:${dark.ink}!important}.ink2{color:${dark.ink2}!important}.ink3{color:${dark.ink3}!important}`,
    `.mark{background:${dark.ink}!important}`,
    `.frame{border-color:${dark.line}!important}`,
    `.quote{background:${dark.sunken}!important;border-color:${dark.line}!important}`,
    `a.plain{color:${dark.ink3}!important}`,
    ...Object.entries(tones).map(([name, tone]) => toneRules(name, tone)),
    toneRules('pink', mailAccent()),
    '}',
  ].join('');

/** Four colours whose part depends on the scene; the first is always the wall. */
export type Palette = [string, string, string, string];

/** The back moves slower than the front, which gives the films their depth. */
export type Layers = { back: string; front: string };

/** `t` runs from 0 to 1 over a film; 0 is the still picture. */
export type Still = (palette: Palette, t: number) => Layers;

/** Back at its start when the film ends, so that a looping player shows no jump. */
export const wave = (t: number, turns = 1) => Math.round(Math.sin(t * turns * 2 * Math.PI) * 1000) / 1000;

/** Rises from 0 to 1 and rests there. */
export const rise = (t: number) => Math.round((1 - (1 - Math.min(1, Math.max(0, t))) ** 3) * 1000) / 1000;

export const wall = (fill: string) => `<rect x="-40" y="-40" width="440" height="720" fill="${fill}"/>`;

export const floor = (fill: string, y: number) =>
  `<rect x="-40" y="${y}" width="440" height="${680 - y}" fill="${fill}"/>`;

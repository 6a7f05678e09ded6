import type { Picture } from '../drawings/picture.ts';

/** Contents of a media file; a film also carries the caption that slides in. */
export type Recipe = { picture: Picture; caption?: readonly string[] };

/** File below the media folder → what it shows. */
export type Recipes = Record<string, Recipe>;

export const photo = (picture: Picture): Recipe => ({ picture });

export const film = (picture: Picture, ...caption: string[]): Recipe => ({ picture, caption });

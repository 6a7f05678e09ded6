import { type Backdrop, backdrops } from './backdrops.ts';
import { type CastName, cast } from './cast.ts';
import { drawPerson, type Person, type Pose, stillPose } from './person.ts';
import type { Layers, Palette, Still } from './still.ts';
import { jar, perfume, serum } from './stills-beauty.ts';
import { dunes, pool, skyline } from './stills-places.ts';
import { desk, lamp, phone, plant, weights } from './stills-room.ts';
import { bag, sneaker, suitcase } from './stills-style.ts';
import { bowl, coffee, glass } from './stills-table.ts';

const stills = {
  bag,
  bowl,
  coffee,
  desk,
  dunes,
  glass,
  jar,
  lamp,
  perfume,
  phone,
  plant,
  pool,
  serum,
  skyline,
  sneaker,
  suitcase,
  weights,
} satisfies Record<string, Still>;

export type StillName = keyof typeof stills;

/** A scene in its colours, or somebody from the cast with what differs from their usual look. */
export type Picture =
  | { scene: StillName; palette: Palette }
  | { who: CastName; look?: Partial<Person>; backdrop?: Backdrop };

export const still = (scene: StillName, ...palette: Palette): Picture => ({ scene, palette });

export const portrait = (who: CastName, look: Partial<Person> = {}, backdrop?: Backdrop): Picture =>
  backdrop ? { who, look, backdrop } : { who, look };

export function drawPicture(picture: Picture, t = 0, pose: Pose = stillPose): Layers {
  if ('scene' in picture) return stills[picture.scene](picture.palette, t);
  const member = cast[picture.who];
  const [name, ...colours] = picture.backdrop ?? member.backdrop;
  return { back: backdrops[name](...colours), front: drawPerson({ ...member, ...picture.look }, pose) };
}

const sheet = (inner: string, viewBox: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">${inner}</svg>`;

export function pictureSvg(picture: Picture): string {
  const { back, front } = drawPicture(picture);
  return sheet(back + front, '0 0 360 640');
}

/** The face alone, in a square. */
export function avatarSvg(who: CastName): string {
  const { back, front } = drawPicture({ who });
  const scale = cast[who].scale ?? 1;
  const eyes = 640 - (640 - 268) * scale;
  return sheet(back + front, `${180 - 108 * scale} ${eyes - 118 * scale} ${216 * scale} ${216 * scale}`);
}

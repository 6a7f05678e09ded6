import { type Picture, portrait, still } from '../drawings/picture.ts';

/** The pictures of the landing page and the auth dialog, by the names the design gives them. */
export const landingPictures: Record<string, Picture> = {
  layla: portrait('layla'),
  marcus: portrait('marcus'),
  sofia: portrait('sofia'),
  noor: portrait('noor'),
  amara: portrait('amara'),
  elena: portrait('elena'),
  kenji: portrait('kenji'),
  'serum-a': still('serum', '#F2D3C4', '#F8E9DC', '#D98D74', '#E8B23A'),
  'serum-b': still('serum', '#CBDDD2', '#E6F0E8', '#7FA38F', '#F4A6B8'),
  'coffee-a': still('coffee', '#C79A72', '#E6C9A6', '#8B5E3C', '#F4EDE2'),
  'sneaker-a': still('sneaker', '#DDE7EE', '#A9C0CE', '#F26B3A', '#1F3B34'),
  'bowl-a': still('bowl', '#F4E3C8', '#EBC98E', '#F0A93C', '#8F5FA0'),
  'skyline-a': still('skyline', '#F4B7A0', '#9C6B7E', '#3C3450', '#FFE3B0'),
  'perfume-b': still('perfume', '#24423A', '#2F5448', '#DCE6C6', '#E8B23A'),
  'bag-b': still('bag', '#DCE7EE', '#B7D0DE', '#1F3B34', '#12251F'),
  'phone-a': still('phone', '#F4C9D2', '#F7E0E4', '#E58DA4', '#2F6F6A'),
  'phone-b': still('phone', '#D6E6DE', '#EEF5F0', '#8DB3A1', '#E8694A'),
};

import { portrait, still } from '../drawings/picture.ts';
import { film, photo, type Recipes } from './recipe.ts';

export const beautyDealRecipes: Recipes = {
  'references/texture-reference.mp4': film(still('serum', '#EEF1E4', '#FAFBF4', '#AEBB8E', '#DCE6C6')),

  'deals/overnight-mask/day-one-take-1.mp4': film(
    portrait('amara', { top: '#F7EFE2', accent: '#DCE6C6' }),
    'Day one,',
    'bare face',
  ),
  'deals/overnight-mask/texture-loop.mp4': film(still('jar', '#E3EBD2', '#CFDCB4', '#7FA38F', '#FBF7EE')),
  'deals/overnight-mask/story-frames.jpg': photo(still('phone', '#F4C9D2', '#F7E0E4', '#E58DA4', '#2F6F6A')),
  'deals/overnight-mask/story-frames-v2.jpg': photo(
    still('phone', '#E3EBD2', '#F3F7EA', '#A9BF80', '#2F6F6A'),
  ),
  'deals/overnight-mask/day-seven-take-3.mp4': film(
    portrait('amara', { holding: 'phone', accent: '#F2B84B', flipped: true, top: '#F7EFE2' }, [
      'sun',
      '#F6D9C4',
      '#F4A6B8',
      '#7E9C5E',
    ]),
    'Day seven,',
    'same window',
  ),

  'deals/desert-spf/first-dune-rough.mp4': film(
    still('dunes', '#FBDDB0', '#EDB06A', '#D88442', '#FFF7E0'),
    'Noon,',
    'first coat',
  ),
  'deals/desert-spf/bottle-at-noon.jpg': photo(still('serum', '#FBDDB0', '#FFF3D6', '#D88442', '#F7F3EA')),

  'deals/cloud-cleanser/kettle-cut-a.mp4': film(
    portrait('hana', { holding: 'cup', accent: '#DCE6C6', top: '#BFDAE4' }, [
      'window',
      '#DCE9EE',
      '#F4FAFC',
      '#A9C6D2',
    ]),
    'Kettle on,',
    'foam first',
  ),
  'deals/cloud-cleanser/foam-top-light.jpg': photo(still('jar', '#E6F0F4', '#CDE1E9', '#8FB4C4', '#DCE6C6')),
  'deals/cloud-cleanser/foam-side.jpg': photo(still('serum', '#E6F0F4', '#FBFDFE', '#8FB4C4', '#DCE6C6')),

  'deals/refill-pouch/one-hand-refill.mp4': film(
    portrait('layla', { top: '#DCE6C6', neckline: 'crew', accent: '#7FA38F' }, [
      'tiles',
      '#EDF1E6',
      '#CBD8BF',
      '#F0C9B4',
    ]),
    'One hand,',
    '28 seconds',
  ),
  'deals/refill-pouch/pouch-and-bottle.jpg': photo(
    still('serum', '#DCE6C6', '#F1F5E6', '#7FA38F', '#E79A6B'),
  ),

  'deals/texture-library/gel-on-glass.jpg': photo(
    still('perfume', '#E2ECEA', '#CFDFDB', '#F6FAF8', '#9CC5B8'),
  ),
  'deals/texture-library/balm-warm.jpg': photo(still('jar', '#F6E2C8', '#F0CFA4', '#C98B52', '#F7EFE2')),
  'deals/texture-library/oil-loop.mp4': film(still('perfume', '#F3E4BE', '#EBD39A', '#FBF3DC', '#E8B23A')),
  'deals/texture-library/oil-loop-seamless.mp4': film(
    still('perfume', '#2B3A2A', '#35482F', '#E8E6C6', '#E8B23A'),
  ),
  'deals/texture-library/cream-peak.jpg': photo(still('jar', '#F3E8EA', '#E8D3D8', '#B58A95', '#FFFDF8')),

  'deals/oil-to-milk/one-take-milk.mp4': film(
    portrait('layla', { holding: 'compact', accent: '#FBF7EE', top: '#BFD4E0', scale: 1.16 }, [
      'window',
      '#DFE8EA',
      '#F4F8F8',
      '#B7C9CC',
    ]),
    'Oil,',
    'then milk',
  ),
  'deals/oil-to-milk/towel-still.jpg': photo(still('jar', '#DFE8EA', '#CBDADD', '#8FA9AE', '#F0C9B4')),

  'deals/patch-test/forty-eight-hours.mp4': film(
    portrait('amara', { holding: 'serum', accent: '#DCE6C6', top: '#2F6F6A', scale: 1.08 }, [
      'shelf',
      '#F0E6D6',
      '#D8BF9C',
      '#E79A6B',
    ]),
    'Wait',
    '48 hours',
  ),
  'deals/patch-test/arm-diagram.jpg': photo(still('phone', '#F0E6D6', '#FAF4EA', '#D8BF9C', '#5F3A26')),
};

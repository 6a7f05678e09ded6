import { portrait, still } from '../drawings/picture.ts';
import { film, photo, type Recipes } from './recipe.ts';

export const placeDealRecipes: Recipes = {
  'references/falaj-courtyard.jpg': photo(still('pool', '#F3E6CF', '#DDB98A', '#5FA3B0', '#FBF3E2')),
  'references/kayan-lamp.jpg': photo(still('lamp', '#F4D9C6', '#C98B62', '#FBEFE2', '#F6C65B')),
  'references/meridian-case.jpg': photo(still('suitcase', '#E6EAF0', '#C9D3DF', '#1E3350', '#F26B3A')),

  'deals/hammam-weekend/arrival-frame.mp4': film(
    still('pool', '#F7D9B8', '#D99B6C', '#3F8E9C', '#FFF3D6'),
    'Friday,',
    '4 pm',
  ),
  'deals/hammam-weekend/courtyard-noon.jpg': photo(still('pool', '#CFE4EE', '#A8C6D6', '#2F7F93', '#FBE3A6')),
  'deals/hammam-weekend/packing-frame.jpg': photo(
    still('suitcase', '#F0E2D0', '#E3C9A8', '#B5654A', '#CFE4EE'),
  ),

  'deals/suite-first-light/dark-to-breakfast.mp4': film(
    still('dunes', '#8E7FA8', '#B97F86', '#7A4B52', '#FFDDA6'),
    'Five forty,',
    'no filter',
  ),
  'deals/suite-first-light/balcony-six-am.jpg': photo(
    still('skyline', '#C9B2D0', '#8E7FA8', '#41365A', '#FFD9B0'),
  ),

  'deals/sunset-lamp/unboxing-full.mp4': film(
    portrait('layla', { holding: 'box', accent: '#E8935C', top: '#6B2E17', neckline: 'turtle' }, [
      'shelf',
      '#F4E6DA',
      '#D9B08E',
      '#E8935C',
    ]),
    'Eleven minutes,',
    'no tools',
  ),
  'deals/sunset-lamp/fade-no-cut.mp4': film(still('lamp', '#F0B58E', '#A8623E', '#FBEFE2', '#FFD978')),
  'deals/sunset-lamp/reading-corner.jpg': photo(still('lamp', '#D8C4CF', '#8F6F7F', '#F4D9C6', '#F6C65B')),
  'deals/sunset-lamp/lamp-detail.jpg': photo(still('lamp', '#6B4A52', '#4A3138', '#E8935C', '#FFE3A0')),
  'deals/sunset-lamp/spoken-review.mp4': film(
    portrait(
      'layla',
      { holding: 'cup', accent: '#E8935C', top: '#E9D7C2', neckline: 'scoop', flipped: true, scale: 1.1 },
      ['sun', '#F0D3BC', '#F2A765', '#8F5640'],
    ),
    'My verdict,',
    'seated',
  ),

  'deals/linen-week/seven-mornings.mp4': film(
    still('plant', '#EFE9DF', '#D9CDBB', '#FBF7EE', '#B58A6A'),
    'Day 1 2 4 3',
  ),
  'deals/linen-week/seven-mornings-v2.mp4': film(
    still('plant', '#F3EDE2', '#DDD0BC', '#FFFBF2', '#8F9C7A'),
    'Seven',
    'mornings',
  ),
  'deals/linen-week/the-crease.jpg': photo(
    portrait('layla', { holding: 'cup', accent: '#8F9C7A', top: '#EFE9DF', scale: 1.12 }, [
      'window',
      '#E9E2D4',
      '#F8F4EA',
      '#CDBFA8',
    ]),
  ),

  'deals/nursery-shelf/wall-before.jpg': photo(still('plant', '#E7EDF0', '#C6D3D9', '#F7FAFB', '#E7B8BE')),
  'deals/nursery-shelf/one-nap-build.mp4': film(
    portrait('noor', { holding: 'box', accent: '#F4D9C6', scarf: '#8FB0A4', top: '#3F5A52' }, [
      'shelf',
      '#F4EDE2',
      '#E0C7A8',
      '#E7B8BE',
    ]),
    'One nap,',
    '44 minutes',
  ),
  'deals/nursery-shelf/shelf-styled.jpg': photo(still('lamp', '#F4E3E0', '#D8B4AE', '#FBF7EE', '#F6D27A')),
};

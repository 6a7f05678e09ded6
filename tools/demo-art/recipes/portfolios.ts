import { portrait, still } from '../drawings/picture.ts';
import { film, photo, type Recipes } from './recipe.ts';

export const portfolioRecipes: Recipes = {
  'creators/layla/three-step-morning.mp4': film(portrait('layla'), 'Three steps,', 'morning light'),
  'creators/layla/amber-serum.jpg': photo(still('serum', '#F2D3C4', '#F8E9DC', '#D98D74', '#E8B23A')),
  'creators/layla/ingredients-out-loud.mp4': film(
    portrait(
      'layla',
      { holding: 'compact', accent: '#F4A6B8', flipped: true, top: '#E7B8BE', neckline: 'scoop', scale: 1.1 },
      ['shelf', '#DCE6DF', '#B4C9BD', '#F0C9B4'],
    ),
    'The label,',
    'read out loud',
  ),
  'creators/layla/night-cream.jpg': photo(still('jar', '#F4DCD3', '#EFC9BC', '#B97A67', '#F7EFE2')),
  'creators/layla/texture-in-one-drop.mp4': film(
    still('serum', '#E9DDF0', '#F6EFF9', '#A58AB8', '#F0B27A'),
    'One drop',
    'is enough',
  ),

  'creators/marcus/week-four.mp4': film(portrait('marcus'), 'Week four,', 'same bell'),
  'creators/marcus/twenty-kilos.jpg': photo(still('weights', '#E4E9E1', '#AFBDB2', '#F26B3A', '#2F6F6A')),
  'creators/marcus/trainer-drop-test.mp4': film(
    still('sneaker', '#F3E2D0', '#D9B58E', '#2F6F6A', '#F26B3A'),
    'Forty sessions',
    'in one pair',
  ),
  'creators/marcus/forty-gram-bowl.jpg': photo(still('bowl', '#E3ECE2', '#BFD2C2', '#F26B3A', '#2F6F6A')),
  'creators/marcus/rest-day.jpg': photo(
    portrait('marcus', { top: '#2F6F6A', holding: 'cup', accent: '#F4EDE2', scale: 1.06 }, [
      'sun',
      '#F4E3C8',
      '#F2B84B',
      '#C9653F',
    ]),
  ),

  'creators/sofia/coat-three-ways.mp4': film(portrait('sofia'), 'One coat,', 'three ways'),
  'creators/sofia/bottle-green-bag.jpg': photo(still('bag', '#DCE7EE', '#B7D0DE', '#1F3B34', '#12251F')),
  'creators/sofia/evening-scent.jpg': photo(still('perfume', '#EAD7C4', '#D9BFA6', '#F7EFE4', '#E79A8B')),
  'creators/sofia/handles-and-seams.mp4': film(
    still('bag', '#F6E6CF', '#F2C48E', '#B5443F', '#7C2B28'),
    'Look at',
    'the seams',
  ),
  'creators/sofia/brera-window.jpg': photo(
    portrait('sofia', { top: '#B5443F', flipped: true, neckline: 'collar', scale: 1.14 }, [
      'window',
      '#E6D9CB',
      '#F6EDE0',
      '#B99C7F',
    ]),
  ),

  'creators/amara/no-filter-base.mp4': film(portrait('amara'), 'No filter,', 'full base'),
  'creators/amara/wash-day.mp4': film(
    portrait('amara', { holding: 'phone', accent: '#F2B84B', flipped: true, top: '#F7EFE2' }, [
      'sun',
      '#F6D9C4',
      '#F4A6B8',
      '#7E9C5E',
    ]),
    'Wash day,',
    'hour by hour',
  ),
  'creators/amara/rose-serum.jpg': photo(still('serum', '#CBDDD2', '#E6F0E8', '#7FA38F', '#F4A6B8')),
  'creators/amara/shea-jar.jpg': photo(still('jar', '#DCE6C6', '#C3D3A4', '#6E8B5B', '#F2B84B')),
  'creators/amara/gele-evening.jpg': photo(
    portrait('amara', { holding: 'serum', accent: '#8E3A6B', top: '#5B2A6B', scale: 1.1 }, [
      'arch',
      '#F2C9D8',
      '#D98BA8',
      '#F6E3C5',
    ]),
  ),

  'creators/kenji/forty-two-decibels.mp4': film(portrait('kenji'), 'Forty-two', 'decibels'),
  'creators/kenji/quiet-desk.jpg': photo(still('desk', '#D9E2EA', '#B8C6D2', '#F4B942', '#2E4A5C')),
  'creators/kenji/first-boot.mp4': film(
    still('phone', '#BFD4E6', '#DDE9F3', '#7FA3C2', '#22303C'),
    'First boot,',
    'timed',
  ),
  'creators/kenji/night-shift.jpg': photo(still('desk', '#2B3442', '#1B222C', '#E8694A', '#8FD0C0')),

  'creators/elena/flat-white.mp4': film(portrait('elena'), 'Flat white,', 'no hurry'),
  'creators/elena/latte-rosetta.jpg': photo(still('coffee', '#C79A72', '#E6C9A6', '#8B5E3C', '#F4EDE2')),
  'creators/elena/iced-in-four-pours.mp4': film(
    still('glass', '#F1E4CF', '#F0B27A', '#B98A5E', '#6B3E26'),
    'Iced,',
    'in four pours',
  ),
  'creators/elena/brunch-wheel.jpg': photo(still('bowl', '#F4E3C8', '#EBC98E', '#F0A93C', '#8F5FA0')),
  'creators/elena/blue-cup.mp4': film(
    still('coffee', '#7F9CB0', '#BFD4E0', '#4B3325', '#2F5D7A'),
    'Steam,',
    'then sip',
  ),
  'creators/elena/cardamom-pour.jpg': photo(still('glass', '#E7D3BD', '#F2B84B', '#8B5E3C', '#B5653A')),

  'creators/diego/sixty-second-lisbon.mp4': film(portrait('diego'), 'Lisbon in', 'sixty seconds'),
  'creators/diego/golden-hour-skyline.jpg': photo(
    still('skyline', '#F4B7A0', '#9C6B7E', '#3C3450', '#FFE3B0'),
  ),
  'creators/diego/first-dune.mp4': film(
    still('dunes', '#F7C9A0', '#E8935C', '#C9653F', '#FFF0CF'),
    'First dune,',
    'before breakfast',
  ),
  'creators/diego/night-train-case.jpg': photo(still('suitcase', '#CFE0DC', '#A8C9C2', '#F09A4B', '#2F6F6A')),
  'creators/diego/tile-shop.jpg': photo(
    portrait(
      'diego',
      { top: '#2F5D7A', neckline: 'crew', holding: 'phone', accent: '#F2B84B', flipped: true },
      ['tiles', '#DCE9F2', '#8FB4CF', '#F2C48E'],
    ),
  ),

  'creators/noor/calm-wardrobe.mp4': film(portrait('noor'), 'A calm', 'wardrobe'),
  'creators/noor/nursery-corner.jpg': photo(still('plant', '#F1E4CF', '#D8B890', '#F6EFE2', '#C9653F')),
  'creators/noor/bedtime-lamp.mp4': film(
    still('lamp', '#DCCBD6', '#9F7F93', '#E7B8BE', '#F6D27A'),
    'Bedtime,',
    'one switch',
  ),
  'creators/noor/school-run-bag.jpg': photo(still('bag', '#EFE6DA', '#DCC7AE', '#55333F', '#3A212B')),
  'creators/noor/eid-layers.jpg': photo(
    portrait('noor', { scarf: '#2F6F6A', top: '#DCC7AE', scale: 1.12, flipped: true }, [
      'arch',
      '#F3E7D3',
      '#E2C79F',
      '#C9653F',
    ]),
  ),

  'creators/hana/ten-step-five.mp4': film(portrait('hana'), 'Ten steps,', 'cut to five'),
  'creators/hana/cloud-jar.jpg': photo(still('jar', '#D9E8EE', '#BFDAE4', '#7BA7C9', '#FBF7EE')),
  'creators/hana/glass-skin-drop.mp4': film(
    still('serum', '#F9E1E4', '#FDF3F4', '#E58DA4', '#7BA7C9'),
    'Glass skin,',
    'daylight',
  ),
  'creators/hana/shelf-tour.jpg': photo(
    portrait(
      'hana',
      { holding: 'compact', accent: '#F4A3B1', top: '#7BA7C9', flipped: true, neckline: 'scoop' },
      ['shelf', '#F6E7EA', '#E3B9C3', '#BFDAE4'],
    ),
  ),

  'creators/omar/invoice-in-a-minute.mp4': film(portrait('omar'), 'Invoices,', 'in a minute'),
  'creators/omar/founder-desk.jpg': photo(still('desk', '#E3D3BE', '#C4A887', '#2F6F6A', '#3B2F2A')),
  'creators/omar/cairo-commute.mp4': film(
    still('skyline', '#F2D08C', '#C48B5C', '#4A3A36', '#FFF3CF'),
    'Cairo,',
    '6:40 pm',
  ),
  'creators/omar/app-walkthrough.jpg': photo(still('phone', '#E3D3BE', '#F4E9D8', '#C4A887', '#1F3B34')),

  'creators/priya/slow-morning.mp4': film(portrait('priya'), 'A slow', 'morning'),
  'creators/priya/tulsi-pot.jpg': photo(still('plant', '#F6D77E', '#D9A441', '#FBEFC8', '#3B2A6B')),
  'creators/priya/turmeric-glass.mp4': film(
    still('glass', '#EFE0F0', '#C9B2DC', '#6A4F9A', '#F2B84B'),
    'Turmeric,',
    'stirred twice',
  ),
  'creators/priya/courtyard-pool.jpg': photo(still('pool', '#F4C9A8', '#E39A72', '#4F9BA8', '#FFF0CF')),

  'creators/tomas/standing-desk.jpg': photo(still('desk', '#DDE5DC', '#B3A58F', '#C9543A', '#2F6F6A')),

  'creators/sara/friday-table.jpg': photo(still('bowl', '#E4ECDD', '#C9D8BE', '#E9B44C', '#8A3B46')),
  'creators/sara/karak-at-four.jpg': photo(still('coffee', '#D9B48F', '#EFDCC3', '#8A5A35', '#F7EFE2')),
  'creators/sara/hibiscus-ice.jpg': photo(still('glass', '#F3DAD3', '#E59C85', '#A56A58', '#9E2F45')),
  'creators/sara/herb-window.jpg': photo(still('plant', '#DCE9E2', '#A9C2B5', '#F7EFE2', '#5B7F4B')),
};

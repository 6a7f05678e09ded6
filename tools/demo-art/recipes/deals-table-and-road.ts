import { portrait, still } from '../drawings/picture.ts';
import { film, photo, type Recipes } from './recipe.ts';

export const tableAndRoadDealRecipes: Recipes = {
  'deals/cold-brew/pour-01.mp4': film(still('glass', '#EBD9BE', '#E8935C', '#8B5E3C', '#3A2319'), 'Pour one'),
  'deals/cold-brew/pour-02.mp4': film(still('glass', '#E3D3BE', '#C79A72', '#5B3A26', '#6B3E26'), 'Pour two'),
  'deals/cold-brew/hero-take-02.mp4': film(
    portrait('layla', { holding: 'cup', accent: '#3A2319', top: '#E8935C', neckline: 'crew' }, [
      'shelf',
      '#F4E6D0',
      '#C79A72',
      '#8B5E3C',
    ]),
    'Cold brew,',
    'four pours',
  ),
  'deals/cold-brew/still-set-a.jpg': photo(still('coffee', '#B98A5E', '#EBD9BE', '#3A2319', '#E8935C')),

  'deals/pour-over-card/after-iftar.mp4': film(
    still('coffee', '#3B3350', '#54476E', '#241C33', '#E8B23A'),
    'After iftar',
  ),
  'deals/pour-over-card/recipe-card.jpg': photo(still('coffee', '#4A3A5E', '#6A5780', '#2A2038', '#F4DDB8')),

  'deals/roastery-macro/first-crack.mp4': film(
    portrait('elena', { holding: 'cup', accent: '#3A2319', top: '#8B4A2B', flipped: true }, [
      'tiles',
      '#E9DCCB',
      '#C9A882',
      '#8B5E3C',
    ]),
    'First crack',
    'at 0:21',
  ),
  'deals/roastery-macro/cooling-tray.jpg': photo(still('bowl', '#D9C2A4', '#B98A5E', '#3A2319', '#6B3E26')),

  'deals/lisbon-to-porto/slow-train.mp4': film(
    still('suitcase', '#F7D9A8', '#F0B56A', '#2F6F6A', '#FBF3E2'),
    'The slow train,',
    'one case',
  ),
  'deals/lisbon-to-porto/counter-repair.jpg': photo(
    portrait('diego', { holding: 'box', accent: '#1E3350', top: '#E8694A', neckline: 'crew' }, [
      'tiles',
      '#E9F1F7',
      '#9CBBD6',
      '#F2C48E',
    ]),
  ),

  'deals/milan-layover/look-one-green.jpg': photo(
    portrait('sofia', { top: '#4E7A56', neckline: 'v', scale: 1.1 }, [
      'arch',
      '#E6EAF0',
      '#B9C6D6',
      '#F26B3A',
    ]),
  ),
  'deals/milan-layover/four-looks-cut.mp4': film(
    portrait('sofia', { top: '#1E3350', neckline: 'collar', flipped: true }, [
      'window',
      '#D9DEE6',
      '#F1F4F8',
      '#9FAEC0',
    ]),
    'Four looks,',
    'one case',
  ),

  'deals/adjustable-bell/week-one-full-set.mp4': film(
    still('weights', '#EEF3D6', '#C4CFA4', '#1F3B34', '#F26B3A'),
    'Week one,',
    '12 kilos',
  ),
  'deals/adjustable-bell/dial-close-up.jpg': photo(
    still('weights', '#1F3B34', '#16302A', '#DCF06A', '#E4E9E1'),
  ),
};

/** In which currency the prices of a creator begin, by where they live (rules/currencies#profiles). */
import { type Currency, defaultCurrency } from '../kit/currencies.ts';
import { foldForSearch } from '../kit/fold-for-search.ts';

/** The Emirates and their cities as people write them. */
const inEmirates = [
  ...['UAE', 'U.A.E', 'Emirates', 'Dubai', 'Abu Dhabi', 'Al Ain', 'Sharjah', 'Ajman', 'Fujairah'],
  ...['Umm Al Quwain', 'Umm al-Quwain', 'Ras Al Khaimah', 'Ras al-Khaimah'],
  ...[
    'الإمارات',
    'دبي',
    'أبو ظبي',
    'أبوظبي',
    'العين',
    'الشارقة',
    'عجمان',
    'الفجيرة',
    'أم القيوين',
    'رأس الخيمة',
  ],
];

const words = inEmirates.map((place) => foldForSearch(place).replaceAll('.', '\\.')).join('|');
const namesEmirates = new RegExp(`(?:^|[^\\p{L}])(?:${words})(?:[^\\p{L}]|$)`, 'u');

/** The currency of a place as it is typed: dirhams in the Emirates, elsewhere the market's usual one. */
export const currencyOfPlace = (place: string, usual: Currency = defaultCurrency): Currency =>
  namesEmirates.test(foldForSearch(place)) ? 'AED' : usual;

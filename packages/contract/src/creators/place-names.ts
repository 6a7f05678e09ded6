/** Places of the region in either script, as people search for them in both. */
import { foldForSearch } from '../kit/fold-for-search.ts';

/** A name in Latin script, and its spellings in Arabic. */
const places: readonly (readonly [latin: string, ...arabic: string[]])[] = [
  ['UAE', 'الإمارات'],
  ['Emirates', 'الإمارات'],
  ['Dubai', 'دبي'],
  ['Abu Dhabi', 'أبوظبي', 'أبو ظبي'],
  ['Sharjah', 'الشارقة'],
  ['Ajman', 'عجمان'],
  ['Al Ain', 'العين'],
  ['Fujairah', 'الفجيرة'],
  ['Ras Al Khaimah', 'رأس الخيمة'],
  ['Umm Al Quwain', 'أم القيوين'],
  ['Saudi Arabia', 'السعودية'],
  ['Riyadh', 'الرياض'],
  ['Jeddah', 'جدة'],
  ['Dammam', 'الدمام'],
  ['Qatar', 'قطر'],
  ['Doha', 'الدوحة'],
  ['Kuwait', 'الكويت'],
  ['Bahrain', 'البحرين'],
  ['Manama', 'المنامة'],
  ['Oman', 'عمان'],
  ['Muscat', 'مسقط'],
  ['Jordan', 'الأردن'],
  ['Amman', 'عمان'],
  ['Lebanon', 'لبنان'],
  ['Beirut', 'بيروت'],
  ['Egypt', 'مصر'],
  ['Cairo', 'القاهرة'],
  ['Morocco', 'المغرب'],
  ['Casablanca', 'الدار البيضاء'],
  ['Tunis', 'تونس'],
];

const asWords = (text: string) => ` ${foldForSearch(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
const known = places.map(([latin, ...arabic]) => ({
  latin,
  arabic,
  inLatin: asWords(latin),
  inArabic: arabic.map(asWords),
}));

/** Returns the names of a location in the other script; none for places that are not known. */
export function otherNamesOfPlace(location: string): string[] {
  const text = asWords(location);
  const names = known.flatMap(({ latin, arabic, inLatin, inArabic }) => {
    if (text.includes(inLatin)) return arabic;
    return inArabic.some((name) => text.includes(name)) ? [latin] : [];
  });
  return [...new Set(names)];
}

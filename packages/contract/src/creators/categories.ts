/** Built-in categories and languages that creators choose from; a market lays its changes over them (rules/market#words). Apart from the schemas, which every page would load with them. */

export const creatorCategories = [
  'Beauty',
  'Fashion',
  'Lifestyle',
  'Fitness',
  'Food',
  'Travel',
  'Technology',
  'Gaming',
  'Wellness',
  'Home & Decor',
  'Parenting',
  'Business',
] as const;

/** Languages spoken on camera. The order is that of the choices; new ones come last. */
export const creatorLanguages = [
  'English',
  'Spanish',
  'French',
  'German',
  'Italian',
  'Portuguese',
  'Russian',
  'Chinese',
  'Japanese',
  'Korean',
  'Arabic',
  'Hindi',
  'Urdu',
  'Farsi',
  'Tagalog',
  'Malayalam',
  'Tamil',
  'Bengali',
  'Punjabi',
  'Turkish',
] as const;

/** Categories and languages that creators choose from. Apart from the schemas, which every page would load with them. */

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

/** The categories of the landing page's dropdown, after 'All Categories'. */
export const landingCategories = creatorCategories.slice(0, 9);

/** The eleven of the specification, and behind them what else is spoken on camera in the Gulf. */
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

import { m } from '@briefcast/i18n/messages';

const labels: Partial<Record<string, () => string>> = {
  profileImage: m.profile_picture,
  firstName: m.creator_first_name,
  lastName: m.creator_last_name,
  bio: m.creator_bio,
  location: m.creator_location,
  languages: m.creator_languages,
  categories: m.creator_categories,
  ugcVideoPricing: m.deliverable_ugc_video,
  ugcPhotoPricing: m.deliverable_ugc_photo,
  ugcTurnaroundDays: m.pricing_ugc_turnaround,
  influencerReelPricing: m.deliverable_reel_post,
  influencerStoryPricing: m.deliverable_story_post,
  influencerTurnaroundDays: m.pricing_influencer_turnaround,
};

/** Fields of the rows of a list. */
const labelsInRows: Partial<Record<string, () => string>> = {
  'socialAccounts.network': m.creator_network,
  'socialAccounts.url': m.creator_account,
  'socialAccounts.followers': m.creator_followers,
  'packages.name': m.creator_package_name,
  'packages.includes': m.creator_package_includes,
  'packages.price': m.creator_package_price,
  'packages.turnaroundDays': m.creator_package_days,
  'surcharges.value': m.creator_surcharges,
};

/**
 * Form's label for the field of this path, such as `languages.0` or `packages.1.name`; null where it has no such
 * field.
 */
export function labelOfField(path: string): string | null {
  const [field = '', , ofRow = ''] = path.split('.');
  const label = labelsInRows[`${field}.${ofRow}`] ?? labels[field];
  return label?.() ?? null;
}

/** The tabs of the creator profile, as the address bar names them. */
export const creatorTabs = [
  { id: 'basic', label: m.creator_tab_basic },
  { id: 'pricing', label: m.creator_tab_pricing },
  { id: 'portfolio', label: m.creator_tab_portfolio },
] as const;

export type CreatorTab = (typeof creatorTabs)[number]['id'];

/** Returns the tab that holds a field. */
export function tabOfField(field: string): CreatorTab {
  if (/^(ugc|influencer|pricing|packages|surcharges)/.test(field)) return 'pricing';
  return field.startsWith('portfolio') ? 'portfolio' : 'basic';
}

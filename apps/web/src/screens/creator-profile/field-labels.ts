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

/** What the form calls the field of this path, such as `languages.0`; null where it has no such field. */
export const labelOfField = (path: string): string | null => labels[path.split('.')[0] ?? '']?.() ?? null;

export interface Findings {
  'category.unknown': null;
  'creator.unavailable': null;
  'profile.no_first_name': null;
  'profile.no_last_name': null;
  'profile.no_bio': null;
  'profile.no_location': null;
  'profile.no_language': null;
  'profile.no_category': null;
  'profile.no_pricing': null;
  'profile.no_ugc_video_price': null;
  'profile.no_ugc_photo_price': null;
  'profile.no_ugc_turnaround': null;
  'profile.no_reel_price': null;
  'profile.no_story_price': null;
  'profile.no_influencer_turnaround': null;
  'profile.no_portfolio': null;
  /** Portfolio items. */
  'profile.portfolio_too_small': { missing: number; count: number; minimum: number };
}

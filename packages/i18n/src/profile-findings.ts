/**
 * What is missing in a creator's profile, in words. Apart from the other findings, as the first load of a creator's
 * pages tells it, and brings none of the schemas that the others are of.
 */
import type { FindingCode, FindingParameters, ProfileFinding, ProfileFindingCode } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { formatCount } from './format.ts';

/** A text for each of these codes, of its parameters. */
export type TextsOf<Codes extends FindingCode> = {
  [C in Codes]: (params: C extends keyof FindingParameters ? FindingParameters[C] : never) => string;
};

export const profileTexts: TextsOf<ProfileFindingCode> = {
  'profile.no_first_name': m.finding_profile_no_first_name,
  'profile.no_last_name': m.finding_profile_no_last_name,
  'profile.no_bio': m.finding_profile_no_bio,
  'profile.no_location': m.finding_profile_no_location,
  'profile.no_language': m.finding_profile_no_language,
  'profile.no_category': m.finding_profile_no_category,
  'profile.no_pricing': m.finding_profile_no_pricing,
  'profile.no_ugc_video_price': m.finding_profile_no_ugc_video_price,
  'profile.no_ugc_photo_price': m.finding_profile_no_ugc_photo_price,
  'profile.no_ugc_turnaround': m.finding_profile_no_ugc_turnaround,
  'profile.no_reel_price': m.finding_profile_no_reel_price,
  'profile.no_story_price': m.finding_profile_no_story_price,
  'profile.no_influencer_turnaround': m.finding_profile_no_influencer_turnaround,
  'profile.no_portfolio': m.finding_profile_no_portfolio,
  'profile.portfolio_too_small': ({ missing, count, minimum }) =>
    m.finding_profile_portfolio_too_small({
      missing: formatCount(missing),
      count: formatCount(count),
      minimum: formatCount(minimum),
    }),
};

/** The text of such a finding in the current locale. */
export const profileFindingText = (found: ProfileFinding): string =>
  (profileTexts[found.code] as (params: unknown) => string)('params' in found ? found.params : undefined);

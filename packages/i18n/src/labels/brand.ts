/** The choices of a brand's profile (rules/wire#own-and-given-choices). */
import type {
  AgeRange,
  BrandStyle,
  BrandVoice,
  CompanySize,
  industries,
  SocialField,
  TargetGender,
} from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { labelOfWord } from './stored-words.ts';

const industryLabels: Record<(typeof industries)[number], () => string> = {
  Technology: m.industry_technology,
  Fashion: m.industry_fashion,
  Beauty: m.industry_beauty,
  'Food & Beverage': m.industry_food_beverage,
  'Fitness & Wellness': m.industry_fitness_wellness,
  Travel: m.industry_travel,
  Finance: m.industry_finance,
  Healthcare: m.industry_healthcare,
  Education: m.industry_education,
  Entertainment: m.industry_entertainment,
  Automotive: m.industry_automotive,
  'Real Estate': m.industry_real_estate,
  Retail: m.industry_retail,
  'B2B Services': m.industry_b2b_services,
  Other: m.industry_other,
};

const companySizes: Record<CompanySize, () => string> = {
  STARTUP: m.company_size_startup,
  SMALL: m.company_size_small,
  MEDIUM: m.company_size_medium,
  LARGE: m.company_size_large,
  ENTERPRISE: m.company_size_enterprise,
};

const voices: Record<BrandVoice, () => string> = {
  PROFESSIONAL: m.brand_voice_professional,
  CASUAL: m.brand_voice_casual,
  FRIENDLY: m.brand_voice_friendly,
  LUXURY: m.brand_voice_luxury,
  PLAYFUL: m.brand_voice_playful,
};

const styles: Record<BrandStyle, () => string> = {
  MODERN: m.brand_style_modern,
  CLASSIC: m.brand_style_classic,
  MINIMALIST: m.brand_style_minimalist,
  BOLD: m.brand_style_bold,
  ELEGANT: m.brand_style_elegant,
};

const genders: Record<TargetGender, () => string> = {
  ALL: m.target_gender_all,
  MALE: m.target_gender_male,
  FEMALE: m.target_gender_female,
  OTHER: m.target_gender_other,
};

const ageRanges: Record<AgeRange, () => string> = {
  AGE_18_24: m.age_range_18_24,
  AGE_25_34: m.age_range_25_34,
  AGE_35_44: m.age_range_35_44,
  AGE_45_54: m.age_range_45_54,
  AGE_55_PLUS: m.age_range_55_plus,
};

const socialPlatforms: Record<SocialField, () => string> = {
  socialInstagram: m.social_instagram,
  socialTwitter: m.social_twitter,
  socialTikTok: m.social_tiktok,
  socialYouTube: m.social_youtube,
  socialLinkedIn: m.social_linkedin,
  socialFacebook: m.social_facebook,
};

/** An industry by its English name. */
export const industryLabel = labelOfWord(industryLabels);

/** How large the company is. */
export const companySizeLabel = (size: CompanySize): string => companySizes[size]();

/** How the brand speaks. */
export const brandVoiceLabel = (voice: BrandVoice): string => voices[voice]();

/** How the brand looks. */
export const brandStyleLabel = (style: BrandStyle): string => styles[style]();

/** How old the brand's audience is. */
export const ageRangeLabel = (range: AgeRange): string => ageRanges[range]();

/** Part of its audience that the brand targets. */
export const targetGenderLabel = (gender: TargetGender): string => genders[gender]();

/** The platform that an address of the profile leads to. */
export const socialPlatformLabel = (field: SocialField): string => socialPlatforms[field]();

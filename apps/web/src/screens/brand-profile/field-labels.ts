import { socialFields } from '@briefcast/contract';
import { socialPlatformLabel } from '@briefcast/i18n/labels/brand';
import { m } from '@briefcast/i18n/messages';

const labels: Partial<Record<string, () => string>> = {
  profileImage: m.profile_logo,
  companyName: m.brand_company_name,
  industry: m.brand_industry,
  companySize: m.brand_company_size,
  foundedYear: m.brand_founded,
  website: m.brand_website,
  companyDescription: m.brand_description,
  contactPerson: m.brand_contact_person,
  contactPhone: m.brand_phone,
  department: m.brand_department,
  ...Object.fromEntries(socialFields.map((field) => [field, () => socialPlatformLabel(field)])),
  'brandColors.primary': () => m.brand_color({ color: 'primary' }),
  'brandColors.secondary': () => m.brand_color({ color: 'secondary' }),
  'brandColors.accent': () => m.brand_color({ color: 'accent' }),
  brandVoice: m.brand_voice,
  brandStyle: m.brand_style,
  brandFonts: m.brand_fonts,
  targetAgeRange: m.brand_age_range,
  targetGender: m.brand_gender,
  targetLocation: m.brand_locations,
  targetInterests: m.brand_interests,
  contentDos: m.brand_dos,
  contentDonts: m.brand_donts,
  hashtagGuidelines: m.brand_hashtags,
  mentionRequirements: m.brand_mentions,
};

/** What the form calls the field of this path, such as `brandFonts.0`; null where it has no such field. */
export const labelOfField = (path: string): string | null =>
  (labels[path] ?? labels[path.split('.')[0] ?? ''])?.() ?? null;

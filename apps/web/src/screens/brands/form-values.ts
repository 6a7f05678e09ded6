import {
  type AgeRange,
  type BrandColours,
  type BrandProfileUpdate,
  type BrandStyle,
  type BrandVoice,
  type CompanySize,
  type ErrorDetail,
  industries,
  interestCategories,
  latestFoundedYear,
  type OwnBrand,
  type SocialField,
  type SocialNetwork,
  socialAddress,
  type TargetGender,
  BrandProfileUpdate as UpdateSchema,
  wholeFromTyped,
} from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import {
  joinList,
  refusalsOf,
  sent,
  sentChoice,
  sentList,
  sentText,
  splitList,
} from '../../features/profiles/update-fields.ts';
import { webAddress } from '../../lib/web-address.ts';

type Industry = (typeof industries)[number];
type Interest = (typeof interestCategories)[number];

/** A row of a list editor; an object because react-hook-form keeps no lists of plain texts. */
export interface ListEntry {
  text: string;
}

/** Values of the brand profile's fields: '' for no choice, comma-separated texts for short lists. */
export interface BrandForm extends Record<SocialField, string> {
  profileImage: string | null;
  companyName: string;
  industry: Industry | '';
  companySize: CompanySize | '';
  foundedYear: string;
  website: string;
  companyDescription: string;
  contactPerson: string;
  contactPhone: string;
  department: string;
  brandColors: BrandColours;
  brandVoice: BrandVoice | '';
  brandStyle: BrandStyle | '';
  brandFonts: string;
  targetAgeRange: AgeRange | '';
  targetGender: TargetGender | '';
  targetLocation: string;
  targetInterests: Interest[];
  contentDos: ListEntry[];
  contentDonts: ListEntry[];
  hashtagGuidelines: string;
  mentionRequirements: string;
}

const entriesOf = (texts: readonly string[]): ListEntry[] => texts.map((text) => ({ text }));

/** The form of a saved profile. */
export function formOfBrand(brand: OwnBrand): BrandForm {
  return {
    profileImage: brand.profileImage,
    companyName: brand.companyName,
    industry: industries.find((industry) => industry === brand.industry) ?? '',
    companySize: brand.companySize ?? '',
    foundedYear: brand.foundedYear === null ? '' : String(brand.foundedYear),
    website: brand.website ?? '',
    companyDescription: brand.companyDescription ?? '',
    contactPerson: brand.contactPerson ?? '',
    contactPhone: brand.contactPhone ?? '',
    department: brand.department ?? '',
    socialInstagram: brand.socialInstagram ?? '',
    socialTwitter: brand.socialTwitter ?? '',
    socialTikTok: brand.socialTikTok ?? '',
    socialYouTube: brand.socialYouTube ?? '',
    socialLinkedIn: brand.socialLinkedIn ?? '',
    socialFacebook: brand.socialFacebook ?? '',
    brandColors: { ...brand.brandColors },
    brandVoice: brand.brandVoice ?? '',
    brandStyle: brand.brandStyle ?? '',
    brandFonts: joinList(brand.brandFonts),
    targetAgeRange: brand.targetAgeRange ?? '',
    targetGender: brand.targetGender ?? '',
    targetLocation: joinList(brand.targetLocation),
    targetInterests: interestCategories.filter((interest) => brand.targetInterests.includes(interest)),
    contentDos: entriesOf(brand.contentDos),
    contentDonts: entriesOf(brand.contentDonts),
    hashtagGuidelines: joinList(brand.hashtagGuidelines),
    mentionRequirements: brand.mentionRequirements ?? '',
  };
}

/** A colour as people paste it: with or without its #. */
function hexColour(typed: string): string {
  const colour = typed.trim().toUpperCase();
  return /^[0-9A-F]{6}$/.test(colour) ? `#${colour}` : colour;
}

function coloursForUpdate(colours: BrandColours, saved: BrandColours) {
  const isSet = ({ primary, secondary, accent }: BrandColours) => Boolean(primary || secondary || accent);
  const typed = {
    primary: hexColour(colours.primary),
    secondary: hexColour(colours.secondary),
    accent: hexColour(colours.accent),
  };
  return sent(isSet(typed) ? typed : null, isSet(saved));
}

/** Request body for saving the form (rules/wire#partial-updates). */
export function updateOfForm(form: BrandForm, saved: OwnBrand): BrandProfileUpdate {
  const address = (typed: string, before: string | null) => sentText(webAddress(typed), before);
  const page = (network: SocialNetwork, typed: string, before: string | null) =>
    sentText(socialAddress(network, typed), before);
  const entries = (rows: readonly ListEntry[], before: readonly string[]) =>
    sentList(
      rows.map((row) => row.text.trim()).filter((text) => text !== ''),
      before,
    );
  const year = form.foundedYear.trim();
  return {
    companyName: form.companyName.trim(),
    profileImage: form.profileImage === saved.profileImage ? undefined : form.profileImage,
    industry: sentChoice(form.industry, saved.industry as Industry | null),
    companySize: sentChoice(form.companySize, saved.companySize),
    foundedYear: sent(year === '' ? null : wholeFromTyped(year), saved.foundedYear !== null),
    website: address(form.website, saved.website),
    companyDescription: sentText(form.companyDescription, saved.companyDescription),
    contactPerson: sentText(form.contactPerson, saved.contactPerson),
    contactPhone: sentText(form.contactPhone, saved.contactPhone),
    department: sentText(form.department, saved.department),
    socialInstagram: page('instagram', form.socialInstagram, saved.socialInstagram),
    socialTwitter: page('twitter', form.socialTwitter, saved.socialTwitter),
    socialTikTok: page('tiktok', form.socialTikTok, saved.socialTikTok),
    socialYouTube: page('youtube', form.socialYouTube, saved.socialYouTube),
    socialLinkedIn: page('linkedin', form.socialLinkedIn, saved.socialLinkedIn),
    socialFacebook: page('facebook', form.socialFacebook, saved.socialFacebook),
    brandColors: coloursForUpdate(form.brandColors, saved.brandColors),
    brandVoice: sentChoice(form.brandVoice, saved.brandVoice),
    brandStyle: sentChoice(form.brandStyle, saved.brandStyle),
    brandFonts: sentList(splitList(form.brandFonts), saved.brandFonts),
    targetAgeRange: sentChoice(form.targetAgeRange, saved.targetAgeRange),
    targetGender: sentChoice(form.targetGender, saved.targetGender),
    targetLocation: sentList(splitList(form.targetLocation), saved.targetLocation),
    targetInterests: sentList(form.targetInterests, saved.targetInterests),
    contentDos: entries(form.contentDos, saved.contentDos),
    contentDonts: entries(form.contentDonts, saved.contentDonts),
    hashtagGuidelines: sentList(splitList(form.hashtagGuidelines), saved.hashtagGuidelines),
    mentionRequirements: sentText(form.mentionRequirements, saved.mentionRequirements),
  };
}

const wording = {
  foundedYear: () => m.brand_year_wrong({ last: String(latestFoundedYear()) }),
  brandColors: m.brand_color_wrong,
};

/** Refusals that the server would give for this form, by field. */
export const refusalsOfForm = (form: BrandForm, saved: OwnBrand): ErrorDetail[] =>
  refusalsOf(UpdateSchema, updateOfForm(form, saved), wording);

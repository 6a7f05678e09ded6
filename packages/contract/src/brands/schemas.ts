/** Brands: the own profile and its choices (rules/wire#own-and-given-choices). */

import { ownName } from '../accounts/names.ts';
import { creatorCategories } from '../creators/categories.ts';
import { type SocialNetwork, socialAddress } from '../creators/social-address.ts';
import { finding } from '../findings.ts';
import { chosenLanguage, id, line, orJson, phone, text, textList, webUrl } from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { z } from '../kit/zod.ts';
import { suspendedAs } from '../suspensions/suspended-as.ts';
import { MemberRole } from '../teams/member.ts';

export const CompanySize = z.enum(['STARTUP', 'SMALL', 'MEDIUM', 'LARGE', 'ENTERPRISE']);
export type CompanySize = z.infer<typeof CompanySize>;

export const industries = [
  'Technology',
  'Fashion',
  'Beauty',
  'Food & Beverage',
  'Fitness & Wellness',
  'Travel',
  'Finance',
  'Healthcare',
  'Education',
  'Entertainment',
  'Automotive',
  'Real Estate',
  'Retail',
  'B2B Services',
  'Other',
] as const;
export const Industry = z.enum(industries);

export const BrandVoice = z.enum(['PROFESSIONAL', 'CASUAL', 'FRIENDLY', 'LUXURY', 'PLAYFUL']);
export type BrandVoice = z.infer<typeof BrandVoice>;

export const BrandStyle = z.enum(['MODERN', 'CLASSIC', 'MINIMALIST', 'BOLD', 'ELEGANT']);
export type BrandStyle = z.infer<typeof BrandStyle>;

/** Age ranges as they are stored, with the other form that may be sent. */
export const ageRanges = {
  AGE_18_24: '18-24',
  AGE_25_34: '25-34',
  AGE_35_44: '35-44',
  AGE_45_54: '45-54',
  AGE_55_PLUS: '55+',
} as const;
export const AgeRange = z.enum(Object.keys(ageRanges) as (keyof typeof ageRanges)[]);
export type AgeRange = z.infer<typeof AgeRange>;

/** Reads an age range in either form: '25-34' or 'AGE_25_34'. */
export const AgeRangeInput: z.ZodType<AgeRange, string> = z.preprocess(
  (value) => Object.entries(ageRanges).find(([, shown]) => shown === value)?.[0] ?? value,
  AgeRange,
) as unknown as z.ZodType<AgeRange, string>;

export const TargetGender = z.enum(['ALL', 'MALE', 'FEMALE', 'OTHER']);
export type TargetGender = z.infer<typeof TargetGender>;

/** Interests of a brand's audience: the creators' categories and three more. */
export const interestCategories = [...creatorCategories, 'Sports', 'Music', 'Art'] as const;

/** A colour as #rrggbb; empty when not set. */
const HexColour = z.union([z.literal(''), z.string().regex(/^#[0-9a-f]{6}$/i, finding('color.invalid'))]);
export const BrandColours = z.object({
  primary: HexColour.default(''),
  secondary: HexColour.default(''),
  accent: HexColour.default(''),
});
export type BrandColours = z.infer<typeof BrandColours>;

/** Part of a brand's profile that its creators see next to a deal. */
export const brandGuidelineFields = {
  industry: z.string().nullable(),
  website: z.string().nullable(),
  companyDescription: z.string().nullable(),
  contactPerson: z.string().nullable(),
  brandColors: z.object({ primary: z.string(), secondary: z.string(), accent: z.string() }),
  brandFonts: z.array(z.string()),
  brandVoice: BrandVoice.nullable(),
  brandStyle: BrandStyle.nullable(),
  targetAgeRange: AgeRange.nullable(),
  targetGender: TargetGender.nullable(),
  targetLocation: z.array(z.string()),
  targetInterests: z.array(z.string()),
  contentDos: z.array(z.string()),
  contentDonts: z.array(z.string()),
  hashtagGuidelines: z.array(z.string()),
  mentionRequirements: z.string().nullable(),
};

/** Places where a brand can be found; each holds an address. */
export const socialFields = [
  'socialInstagram',
  'socialTwitter',
  'socialTikTok',
  'socialYouTube',
  'socialLinkedIn',
  'socialFacebook',
] as const;
export type SocialField = (typeof socialFields)[number];

const social = z.string().nullable();

/**
 * A brand's person, with the profile of the organisation that the session works for. Somebody who belongs to none has
 * an empty one (rules/teams#no-organisation).
 */
export const OwnBrand = z.object({
  /** Id of the person. */
  id,
  email: z.string(),
  /** Until it is, mails about projects wait. */
  emailConfirmed: z.boolean(),
  chosenLanguage,
  role: z.literal('BRAND'),
  /** The person's name; null for somebody who never gave one. */
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** The current organisation, and what the person may do in it; both null for somebody who belongs to none. */
  brandId: id.nullable(),
  memberRole: MemberRole.nullable(),
  suspended: suspendedAs,
  /** An admin looks at the market as this invented person. Absent everywhere else. */
  isLook: z.literal(true).optional(),
  companyName: z.string(),
  profileImage: z.string().nullable(),
  companySize: CompanySize.nullable(),
  foundedYear: z.int().nullable(),
  contactPhone: z.string().nullable(),
  department: z.string().nullable(),
  ...brandGuidelineFields,
  socialInstagram: social,
  socialTwitter: social,
  socialTikTok: social,
  socialYouTube: social,
  socialLinkedIn: social,
  socialFacebook: social,
});
export type OwnBrand = z.infer<typeof OwnBrand>;

/** No company was founded in a year to come. */
export const latestFoundedYear = (): number => new Date().getUTCFullYear();
const foundedYear = z
  .int()
  .min(1600)
  .refine((year) => year <= latestFoundedYear(), { error: finding('year.to_come') });

const address = webUrl.nullable().optional();

/** A page of a network, by its address or by the name there. */
const pageOn = (network: SocialNetwork) =>
  z
    .string()
    .transform((typed) => socialAddress(network, typed))
    .pipe(webUrl)
    .nullable()
    .optional();

/** Changes to a brand's profile: an absent field stays, null clears (rules/wire#partial-updates). */
export const BrandProfileUpdate = z.object({
  companyName: ownName.optional(),
  profileImage: text(limits.url).nullable().optional(),
  industry: Industry.nullable().optional(),
  companySize: CompanySize.nullable().optional(),
  foundedYear: foundedYear.nullable().optional(),
  website: address,
  companyDescription: text(limits.text).nullable().optional(),
  brandColors: orJson(BrandColours).nullable().optional(),
  brandFonts: textList().nullable().optional(),
  brandVoice: BrandVoice.nullable().optional(),
  brandStyle: BrandStyle.nullable().optional(),
  targetAgeRange: AgeRangeInput.nullable().optional(),
  targetGender: TargetGender.nullable().optional(),
  targetLocation: textList().nullable().optional(),
  targetInterests: orJson(z.array(z.enum(interestCategories)).max(limits.listItems))
    .nullable()
    .optional(),
  contentDos: textList().nullable().optional(),
  contentDonts: textList().nullable().optional(),
  hashtagGuidelines: textList().nullable().optional(),
  mentionRequirements: text(limits.text).nullable().optional(),
  socialInstagram: pageOn('instagram'),
  socialTwitter: pageOn('twitter'),
  socialTikTok: pageOn('tiktok'),
  socialYouTube: pageOn('youtube'),
  socialLinkedIn: pageOn('linkedin'),
  socialFacebook: pageOn('facebook'),
  contactPerson: line(limits.name).nullable().optional(),
  contactPhone: phone.nullable().optional(),
  department: line(limits.name).nullable().optional(),
});
export type BrandProfileUpdate = z.infer<typeof BrandProfileUpdate>;

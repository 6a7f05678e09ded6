/** Organisations: the brands, with their profiles. Owner: features/brands. */
import type {
  AgeRange,
  BrandColours,
  BrandStyle,
  BrandVoice,
  CompanySize,
  TargetGender,
  UsualRights,
} from '@briefcast/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, givenAddress, primaryId } from './columns.ts';

const list = (name: string) => text(name).array().notNull().default(sql`'{}'::text[]`);

/** Choices are kept as text and checked by the contract: a new choice needs no migration. */
export const brands = pgTable(
  'brands',
  {
    /** The organisation's id. Organisations from before there were members have the id of their first owner. */
    id: primaryId(),
    companyName: text('company_name').notNull(),
    profileImage: givenAddress('profile_image'),
    industry: text('industry'),
    companySize: text('company_size').$type<CompanySize>(),
    foundedYear: integer('founded_year'),
    website: givenAddress('website'),
    companyDescription: text('company_description'),
    brandColors: jsonb('brand_colors')
      .$type<BrandColours>()
      .notNull()
      .default({ primary: '', secondary: '', accent: '' }),
    brandFonts: list('brand_fonts'),
    brandVoice: text('brand_voice').$type<BrandVoice>(),
    brandStyle: text('brand_style').$type<BrandStyle>(),
    targetAgeRange: text('target_age_range').$type<AgeRange>(),
    targetGender: text('target_gender').$type<TargetGender>(),
    targetLocation: list('target_location'),
    targetInterests: list('target_interests'),
    contentDos: list('content_dos'),
    contentDonts: list('content_donts'),
    hashtagGuidelines: list('hashtag_guidelines'),
    mentionRequirements: text('mention_requirements'),
    socialInstagram: givenAddress('social_instagram'),
    socialTwitter: givenAddress('social_twitter'),
    socialTikTok: givenAddress('social_tiktok'),
    socialYouTube: givenAddress('social_youtube'),
    socialLinkedIn: givenAddress('social_linkedin'),
    socialFacebook: givenAddress('social_facebook'),
    contactPerson: text('contact_person'),
    contactPhone: text('contact_phone'),
    department: text('department'),
    /** The rights that its briefs propose; null for what is usual on the installation. */
    usualRights: jsonb('usual_rights').$type<UsualRights>(),
    /** Invented, for an operator who looks around (rules/sample-people). */
    isSample: boolean('is_sample').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index('brands_created').on(table.createdAt, table.id)],
);

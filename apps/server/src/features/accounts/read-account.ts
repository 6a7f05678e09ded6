/** The complete own profile of a person, as every answer has it in `data.user` (rules/wire#own-profile). */
import { AppError, type OwnBrand, type OwnUser, type PersonActor } from '@briefcast/contract';
import { and, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import { suspendedAs } from '../../platform/auth/suspended.ts';
import type { Reader } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { brands, creators, members, users } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { creatorColumns } from '../creators/creator-columns.ts';
import { withSignedImage, withSignedMedia } from '../media/media-url.ts';
import { wholePortfolioOfCreator } from '../media/portfolio-of-creator.ts';
import { newestReview, ownReviewOf } from '../moderation/own-review.ts';

const emailConfirmed = sql<boolean>`${isNotNull(users.emailConfirmedAt)}`;
const chosenLanguage = sql<string | null>`case when ${users.languageChosen} then ${users.language} end`;

const ownCreator = prepared((db) =>
  db
    .select({
      ...creatorColumns,
      portfolio: wholePortfolioOfCreator,
      email: users.email,
      emailConfirmed,
      chosenLanguage,
      isWithheld: sql<boolean>`${creators.withheldAt} is not null`,
      withheldReason: creators.withheldReason,
      socialAccounts: creators.socialAccounts,
      packages: creators.packages,
      surcharges: creators.surcharges,
      heldValues: creators.heldValues,
      heldItems: creators.heldItems,
      heldTitles: creators.heldTitles,
      review: newestReview,
      suspended: suspendedAs(sql`${creators.userId}`, sql`null::uuid`),
    })
    .from(creators)
    .innerJoin(users, eq(users.id, creators.userId))
    .where(eq(creators.userId, sql.placeholder('userId')))
    .prepare('own_creator'),
);

const ownBrand = prepared((db) =>
  db
    .select({
      id: users.id,
      email: users.email,
      emailConfirmed,
      chosenLanguage,
      firstName: users.firstName,
      lastName: users.lastName,
      memberRole: members.role,
      brand: getTableColumns(brands),
      suspended: suspendedAs(sql`${users.id}`, sql`${members.brandId}`),
    })
    .from(users)
    .leftJoin(members, and(eq(members.userId, users.id), eq(members.brandId, sql.placeholder('brandId'))))
    .leftJoin(brands, eq(brands.id, members.brandId))
    .where(and(eq(users.id, sql.placeholder('userId')), eq(users.role, 'BRAND')))
    .prepare('own_brand'),
);

/** The profile of a person who belongs to no organisation (rules/teams#no-organisation). */
const noProfile = {
  companyName: '',
  profileImage: null,
  industry: null,
  companySize: null,
  foundedYear: null,
  website: null,
  companyDescription: null,
  brandColors: { primary: '', secondary: '', accent: '' },
  brandFonts: [],
  brandVoice: null,
  brandStyle: null,
  targetAgeRange: null,
  targetGender: null,
  targetLocation: [],
  targetInterests: [],
  contentDos: [],
  contentDonts: [],
  hashtagGuidelines: [],
  mentionRequirements: null,
  socialInstagram: null,
  socialTwitter: null,
  socialTikTok: null,
  socialYouTube: null,
  socialLinkedIn: null,
  socialFacebook: null,
  contactPerson: null,
  contactPhone: null,
  department: null,
} satisfies Partial<OwnBrand>;

/**
 * Reads a person with the organisation that their session works for; returns the contract's OwnUser. Throws
 * auth.session_expired for a deleted account.
 */
export async function readOwnUser(
  { db, keys, clock, settings }: Pick<TxDeps, 'keys' | 'clock' | 'settings'> & { db: Reader },
  { userId, role, brandId, isLook }: Pick<PersonActor, 'userId' | 'role' | 'brandId'> & { isLook?: boolean },
): Promise<OwnUser> {
  const look = isLook ? ({ isLook: true } as const) : {};
  if (role === 'CREATOR') {
    const [row] = await ownCreator(db).execute({ userId });
    if (row) {
      const { heldValues, heldItems, heldTitles, review: newest, suspended, ...profile } = row;
      const portfolio = row.portfolio.map((item) =>
        row.isPublished && !item.isHeld ? item : withSignedMedia({ keys, clock }, item),
      );
      const review = settings.now().moderation.isOn
        ? ownReviewOf({ review: newest, heldValues, heldItems, heldTitles })
        : undefined;
      // Changes that wait for approval are shown to their creator as they were entered.
      const held = withSignedImage({ keys, clock }, heldValues);
      return {
        ...profile,
        ...held,
        portfolio,
        role,
        ...(review ? { review } : {}),
        ...(suspended ? { suspended } : {}),
        ...look,
      };
    }
  } else {
    const [row] = await ownBrand(db).execute({ userId, brandId });
    if (row) {
      const { brand, suspended, ...person } = row;
      const own = { ...(brand ?? noProfile), ...person, role, brandId: brand?.id ?? null };
      return { ...own, ...(suspended ? { suspended } : {}), ...look };
    }
  }
  throw new AppError('auth.session_expired');
}

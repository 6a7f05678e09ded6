/** The rows of the demo's creators and brands. */
import { type Category, defaultCurrency } from '@briefcast/contract';
import { listingOf } from '../../apps/server/src/features/creators/derive-listing.ts';
import { mediaUrl } from '../../apps/server/src/features/media/media-url.ts';
import type {
  brands,
  creatorCategories,
  creators,
  media,
  members,
  portfolioItems,
  users,
} from '../../apps/server/src/platform/database/tables/index.ts';
import { offers } from './creators/offers.ts';
import { before, day, hour, idAt } from './moments.ts';
import type { DemoMember } from './team.ts';
import type { DemoBrand, DemoCreator } from './types.ts';

export interface SeedContext {
  now: Date;
  categories: readonly Category[];
  /** One for everybody: they share a password, and hashing is slow on purpose. */
  passwordHash: string;
}

type MediaRow = Pick<typeof media.$inferInsert, 'ownerId' | 'purpose' | 'notes'> & {
  id: string;
  createdAt: Date;
  file: string;
};

interface AccountRows {
  key: string;
  user: typeof users.$inferInsert & { id: string; createdAt: Date };
  media: MediaRow[];
}

export interface CreatorRows extends AccountRows {
  creator: typeof creators.$inferInsert;
  categories: (typeof creatorCategories.$inferInsert)[];
  portfolio: (typeof portfolioItems.$inferInsert)[];
}

export interface BrandRows extends AccountRows {
  brand: typeof brands.$inferInsert & { id: string };
}

export interface MemberRows {
  key: string;
  user: AccountRows['user'];
  memberships: (typeof members.$inferInsert)[];
}

/** The category of that name; the demo names only those that the marketplace has. */
export function categoryNamed(categories: readonly Category[], name: string): Category {
  const found = categories.find((category) => category.name === name);
  if (!found) throw new Error(`The marketplace has no category ${name}`);
  return found;
}

const accountOf = (
  { email, joinedDaysAgo }: Pick<DemoCreator | DemoBrand, 'email' | 'joinedDaysAgo'>,
  role: 'CREATOR' | 'BRAND',
  { now, passwordHash }: SeedContext,
) => {
  const createdAt = before(now, joinedDaysAgo * day);
  return { id: idAt(createdAt), email, passwordHash, role, createdAt, emailConfirmedAt: createdAt };
};

/** A row of a picture or film that an account uploaded; `file` is below the demo's media folder. */
export const mediaRow = (
  ownerId: string,
  purpose: MediaRow['purpose'],
  file: string,
  createdAt: Date,
): MediaRow => ({ id: idAt(createdAt), ownerId, purpose, file, notes: 'REMOVED', createdAt });

function portfolioRows(
  { portfolio }: DemoCreator,
  { id, createdAt: joinedAt }: { id: string; createdAt: Date },
) {
  return portfolio.map(({ type, file, ...words }, index) => {
    // The first one of the data is shown first, so it is the newest.
    const createdAt = new Date(joinedAt.getTime() + (portfolio.length - index) * hour);
    const upload = mediaRow(id, 'PORTFOLIO', file, createdAt);
    const item = { id: idAt(createdAt), creatorId: id, type, ...words, url: mediaUrl(upload.id), createdAt };
    return { upload, item: { ...item, mediaId: upload.id } };
  });
}

/** A creator's account, profile and portfolio; who is published was so the day after joining. */
export function creatorRows(demo: DemoCreator, context: SeedContext): CreatorRows {
  const user = accountOf(demo, 'CREATOR', context);
  const { firstName, lastName, bio, location, languages, currency, pricing, isPublished } = {
    currency: defaultCurrency,
    ...demo,
  };
  const categories = demo.categories.map((name) => categoryNamed(context.categories, name));
  const avatar = mediaRow(user.id, 'AVATAR', demo.avatar, user.createdAt);
  const portfolio = portfolioRows(demo, user);
  const offer = { socialAccounts: [], packages: [], surcharges: [], ...offers[demo.key] };
  return {
    key: demo.key,
    user,
    creator: {
      userId: user.id,
      firstName,
      lastName,
      bio,
      location,
      languages,
      currency,
      ...pricing,
      ...offer,
      isPublished,
      publishedAt: isPublished ? new Date(user.createdAt.getTime() + day) : null,
      profileImage: mediaUrl(avatar.id),
      ...listingOf({
        ...{ firstName, lastName, bio, location, languages, categories, currency, ...pricing, ...offer },
        portfolio: demo.portfolio,
      }),
    },
    categories: categories.map(({ id }, position) => ({ creatorId: user.id, categoryId: id, position })),
    portfolio: portfolio.map(({ item }) => item),
    media: [avatar, ...portfolio.map(({ upload }) => upload)],
  };
}

/** A brand's profile, and the account of its owner, who is its contact person. */
export function brandRows(demo: DemoBrand, context: SeedContext): BrandRows {
  const { key, email, joinedDaysAgo, logo, ...profile } = demo;
  const account = accountOf({ email, joinedDaysAgo }, 'BRAND', context);
  const [firstName = '', ...lastNames] = demo.contactPerson.split(' ');
  const brandId = idAt(account.createdAt);
  const user = { ...account, firstName, lastName: lastNames.join(' '), lastBrandId: brandId };
  const picture = mediaRow(user.id, 'AVATAR', logo, user.createdAt);
  return {
    key,
    user,
    brand: { ...profile, id: brandId, profileImage: mediaUrl(picture.id), createdAt: user.createdAt },
    media: [picture],
  };
}

/** An owner's membership: from the beginning. */
export const ownerRows = ({ key, user, brand }: BrandRows): MemberRows => ({
  key,
  user,
  memberships: [{ brandId: brand.id, userId: user.id, role: 'OWNER', joinedAt: user.createdAt }],
});

/** The account of a colleague, who joined each organisation a while after it began. */
export function memberRows(
  { key, firstName, lastName, email, roles }: DemoMember,
  organizations: readonly BrandRows[],
  context: SeedContext,
): MemberRows {
  const account = accountOf({ email, joinedDaysAgo: 60 }, 'BRAND', context);
  const memberships = organizations.flatMap(({ key: organization, brand }) => {
    const role = roles[organization];
    return role ? [{ brandId: brand.id, userId: account.id, role, joinedAt: account.createdAt }] : [];
  });
  const lastBrandId = memberships[0]?.brandId ?? null;
  return { key, user: { ...account, firstName, lastName, lastBrandId }, memberships };
}

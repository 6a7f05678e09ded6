/**
 * Changes to a creator's profile, and its publication (rules/wire#partial-updates, rules/creators).
 */
import {
  AppError,
  type Category,
  type CreatorProfileUpdate,
  type Finding,
  lostCompleteness,
  partChange,
  profileCompleteness,
} from '@briefcast/contract';
import { and, count, eq, notInArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { creatorCategories, creators, portfolioItems } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { isPublicWebAddress } from '../../platform/public-address.ts';
import { mediaIdOf } from '../media/media-url.ts';
import { ownImageAddress } from '../media/own-image.ts';
import { followChange } from '../moderation/follow-change.ts';
import type { ShowTitles } from './hold-items.ts';
import { readCategoriesOf } from './read-categories.ts';
import { requireOfferedLanguages } from './require-offered-languages.ts';
import { requireSubscribed } from './require-subscribed.ts';
import { resolveCategories } from './resolve-categories.ts';
import { touchCreator } from './touch-creator.ts';

/** A blank text clears, like null. */
const orNull = (value: string | null | undefined) => (value === '' ? null : value);

async function replaceCategories(tx: Tx, creatorId: string, chosen: Category[]) {
  await tx.delete(creatorCategories).where(eq(creatorCategories.creatorId, creatorId));
  if (chosen.length === 0) return;
  await tx
    .insert(creatorCategories)
    .values(chosen.map((category, position) => ({ creatorId, categoryId: category.id, position })));
}

/** Refuses addresses of social accounts that are not public. Throws request.invalid. */
function requirePublicAccounts({ socialAccounts }: CreatorProfileUpdate): void {
  const findings: Finding[] = (socialAccounts ?? []).flatMap(({ url }, index) =>
    isPublicWebAddress(url)
      ? []
      : [{ path: ['socialAccounts', index, 'url'], code: 'address.not_public' as const }],
  );
  if (findings.length > 0) throw new AppError('request.invalid', { findings });
}

/** The kind of a change, as the public sees it. */
function kindOf(before: { isPublished: boolean }, after: { isPublished: boolean }) {
  if (before.isPublished === after.isPublished) return 'creator.changed';
  return after.isPublished ? 'creator.published' : 'creator.unpublished';
}

/**
 * Applies the given fields; absent ones stay, null clears. Throws profile.incomplete for publishing an
 * incomplete profile and profile.published_needs for removing from a published one what publishing requires,
 * both with one detail for each missing thing; profile.withheld for publishing what the admin took offline;
 * subscription.needed for publishing while the subscription is lapsed, and subscription.paused while it is
 * paused; auth.session_expired for a deleted creator. Then nothing has changed. With moderation on, a first
 * publication and new values of what was public before wait for approval (rules/moderation#what-waits).
 * Returns whether the profile became public: then the caller begins the subscription.
 */
export async function updateCreatorProfile(
  {
    clock,
    facts,
    settings,
    showTitles,
  }: Pick<TxDeps, 'clock' | 'facts' | 'settings'> & { showTitles: ShowTitles },
  tx: Tx,
  creatorId: string,
  update: CreatorProfileUpdate,
): Promise<{ becamePublic: boolean }> {
  requirePublicAccounts(update);
  const [current] = await tx.select().from(creators).where(eq(creators.userId, creatorId)).for('update');
  if (!current) throw new AppError('auth.session_expired');
  const { categories: references, ...fields } = update;
  const chosenBefore = await readCategoriesOf(tx, creatorId);
  const chosen =
    references === undefined
      ? chosenBefore
      : await resolveCategories({ db: tx, settings }, references ?? [], chosenBefore);
  requireOfferedLanguages(settings, fields.languages ?? [], current.languages);
  if (references !== undefined) await replaceCategories(tx, creatorId, chosen);

  const given = {
    ...fields,
    bio: orNull(fields.bio),
    location: orNull(fields.location),
    languages: fields.languages === null ? [] : fields.languages && [...new Set(fields.languages)],
    socialAccounts: fields.socialAccounts === null ? [] : fields.socialAccounts,
    packages: fields.packages === null ? [] : fields.packages,
    surcharges: fields.surcharges === null ? [] : fields.surcharges,
    profileImage: await ownImageAddress(tx, creatorId, plainOfHeld(current, fields.profileImage)),
  };
  const changes: Partial<CreatorRow> = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  );
  const isModerated = settings.now().moderation.isOn;
  // As its creator sees it, including changes that wait for approval.
  const shown = { ...current, ...current.heldValues };
  const next = { ...shown, ...changes };
  const isBeingPublished = next.isPublished && !current.isPublished;
  if (isBeingPublished && current.withheldAt) throw new AppError('profile.withheld');
  if (isBeingPublished) await requireSubscribed(settings, tx, creatorId, clock());
  const wasPublic = current.publishedAt !== null;
  const { held, now } =
    isModerated && wasPublic
      ? partChange(current, current.heldValues, changes)
      : { held: {}, now: { ...current.heldValues, ...changes } };
  const heldItems = isModerated ? current.heldItems : [];
  const heldTitles = isModerated ? current.heldTitles : {};
  if (!isModerated) await showTitles(tx, current.heldTitles);
  if (next.isPublished) {
    const before = { ...shown, categories: chosenBefore };
    await requireComplete(tx, isBeingPublished ? null : before, { ...next, heldItems, categories: chosen });
  }
  const isFirst = isBeingPublished && isModerated && !wasPublic;
  const isPublished = next.isPublished && !isFirst;
  const after = { ...current, ...now, isPublished, heldValues: held, heldItems, heldTitles };
  await tx
    .update(creators)
    .set({
      ...now,
      isPublished,
      heldValues: held,
      heldItems,
      heldTitles,
      ...(isPublished && !current.isPublished ? { publishedAt: current.publishedAt ?? clock() } : {}),
    })
    .where(eq(creators.userId, creatorId));
  const wish = update.isPublished;
  await followChange({ clock }, tx, { creatorId, isModerated, before: current, after, isFirst, wish });
  await touchCreator({ facts }, tx, { creatorId, kind: kindOf(current, after), actor: 'CREATOR' });
  return { becamePublic: isPublished && !current.isPublished };
}

type CreatorRow = typeof creators.$inferSelect;

/** A picture that waits is sent with a signed address: if it is sent back, the stored one is meant. */
function plainOfHeld({ heldValues }: CreatorRow, given: string | null | undefined) {
  const waiting = heldValues.profileImage;
  const isWaiting = given && waiting && mediaIdOf(given) !== null && mediaIdOf(given) === mediaIdOf(waiting);
  return isWaiting ? waiting : given;
}
type Profile = CreatorRow & { categories: Category[] };

/** `before` is the published profile that is changed; null for one that is being published. */
async function requireComplete(tx: Tx, before: Profile | null, after: Profile): Promise<void> {
  const [items] = await tx
    .select({ count: count() })
    .from(portfolioItems)
    .where(and(eq(portfolioItems.creatorId, after.userId), notInArray(portfolioItems.id, after.heldItems)));
  const portfolio = { portfolioItems: items?.count ?? 0 };
  const next = { ...after, ...portfolio };
  const missing = before
    ? lostCompleteness({ ...before, ...portfolio }, next)
    : profileCompleteness(next).missing;
  if (missing.length > 0)
    throw new AppError(before ? 'profile.published_needs' : 'profile.incomplete', { findings: missing });
}

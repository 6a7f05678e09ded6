/** Adds an item to the actor's own portfolio (rules/portfolio#portfolio-media). */
import {
  AppError,
  type NewPortfolioItem,
  type PlainFindingCode,
  type PortfolioItem,
  portfolioMaxItems,
  type WorkKind,
} from '@briefcast/contract';
import { and, count, eq, min } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { creators, media, portfolioItems } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { invalid } from '../../platform/invalid.ts';
import { isPublicHttps } from '../../platform/public-address.ts';
import { heldColumns, holdItem } from '../creators/hold-items.ts';
import { touchCreator } from '../creators/touch-creator.ts';
import { mediaIdOf, mediaUrl, withSignedMedia } from '../media/media-url.ts';
import { knownTrade } from './known-trade.ts';

const refuse = (code: PlainFindingCode) => invalid('url', code, 'portfolio.media_not_found');

/** Clients that resolve paths against our address send the absolute form back. */
const ownPath = (url: string, publicUrl: string) =>
  url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url;

function requirePublicHttps(url: string): void {
  if (isPublicHttps(url)) return;
  const isWhole = /^https:\/\//i.test(url) && URL.canParse(url);
  throw refuse(isWhole ? 'address.not_public' : 'media.neither_uploaded_nor_address');
}

/** Locks the actor's upload of that kind, so that the sweep does not delete it in the same moment. */
async function requireOwnMedia(
  tx: Tx,
  actor: UserActor,
  id: string,
  type: NewPortfolioItem['type'],
): Promise<void> {
  const isOwn = and(eq(media.id, id), eq(media.ownerId, actor.userId), eq(media.purpose, 'PORTFOLIO'));
  const [own] = await tx.select({ type: media.type }).from(media).where(isOwn).for('update');
  if (!own) throw refuse('media.not_uploaded');
  if (own.type !== type) throw refuse(own.type === 'VIDEO' ? 'media.is_video' : 'media.is_image');
}

const columns = {
  id: portfolioItems.id,
  type: portfolioItems.type,
  url: portfolioItems.url,
  title: portfolioItems.title,
  shows: portfolioItems.shows,
  kind: portfolioItems.kind,
  trade: portfolioItems.trade,
};

/** Words of a work besides its title, without the empty ones. */
const toldOf = ({ shows, kind, trade }: { shows: string; kind: WorkKind | null; trade: string | null }) => ({
  ...(shows ? { shows } : {}),
  ...(kind ? { kind } : {}),
  ...(trade ? { trade } : {}),
});

/**
 * Adds the actor's own upload, or a public https URL, as the first item. One upload serves one item: if an
 * item shows it already, that is returned. With moderation on, additions to a portfolio that was public wait
 * for approval. Throws portfolio.media_not_found, portfolio.full, and request.invalid for an unknown category.
 */
export async function addItem(
  { clock, config, facts, keys, settings }: Pick<TxDeps, 'clock' | 'config' | 'facts' | 'keys' | 'settings'>,
  tx: Tx,
  actor: UserActor,
  { type, url: given, title, shows, kind = null, trade }: NewPortfolioItem,
): Promise<PortfolioItem> {
  const address = ownPath(given, config.publicUrl);
  const mediaId = mediaIdOf(address);
  if (!mediaId) requirePublicHttps(address);
  const url = mediaId ? mediaUrl(mediaId) : address;
  // Locked, so that two additions at once are counted one after the other.
  const [held] = await tx
    .select({
      ...heldColumns,
      isPublished: creators.isPublished,
      publishedAt: creators.publishedAt,
    })
    .from(creators)
    .where(eq(creators.userId, actor.userId))
    .for('update');
  if (!held) throw new AppError('auth.session_expired');
  const shown = (item: PortfolioItem) =>
    held.isPublished && !item.isHeld ? item : withSignedMedia({ keys, clock }, item);
  if (mediaId) {
    await requireOwnMedia(tx, actor, mediaId, type);
    const [known] = await tx.select(columns).from(portfolioItems).where(eq(portfolioItems.mediaId, mediaId));
    if (known) {
      const waits = held.heldItems.includes(known.id) ? { isHeld: true } : {};
      const { shows: _, kind: __, trade: ___, ...item } = known;
      return shown({ ...item, poster: null, ...toldOf(known), ...waits });
    }
  }
  const own = eq(portfolioItems.creatorId, actor.userId);
  const [items] = await tx
    .select({ count: count(), first: min(portfolioItems.position) })
    .from(portfolioItems)
    .where(own);
  if ((items?.count ?? 0) >= portfolioMaxItems) throw new AppError('portfolio.full');
  const id = uuidv7();
  const values = { id, type, url, title };
  const told = { shows: shows ?? '', kind, trade: await knownTrade({ db: tx, settings }, trade ?? null) };
  const position = (items?.first ?? 0) - 1;
  await tx
    .insert(portfolioItems)
    .values({ ...values, ...told, creatorId: actor.userId, position, mediaId, createdAt: clock() });
  const isHeld = settings.now().moderation.isOn && held.publishedAt !== null;
  if (isHeld) await holdItem({ clock }, tx, held, id);
  await touchCreator({ facts }, tx, {
    creatorId: actor.userId,
    kind: 'creator.changed',
    actor: 'CREATOR',
  });
  return shown({ ...values, poster: null, ...toldOf(told), ...(isHeld ? { isHeld } : {}) });
}

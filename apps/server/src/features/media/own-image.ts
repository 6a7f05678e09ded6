/** Accepted URLs for a profile picture or logo (rules/creators#profile-pictures). */
import { and, eq } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { media } from '../../platform/database/tables/index.ts';
import { invalid } from '../../platform/invalid.ts';
import { isPublicHttps } from '../../platform/public-address.ts';
import { mediaIdOf, mediaUrl } from './media-url.ts';

/**
 * Accepts the actor's own upload, an absolute https URL, or null to clear; an empty text clears as well.
 * Throws request.invalid for anything else, such as another person's upload or a private address.
 */
export async function ownImageAddress(
  db: Reader,
  userId: string,
  address: string | null | undefined,
): Promise<string | null | undefined> {
  if (address === undefined) return undefined;
  if (!address) return null;
  if (isPublicHttps(address)) return address;
  const id = mediaIdOf(address);
  // A signed URL is refused, because it expires.
  if (id && address === mediaUrl(id)) {
    const [own] = await db
      .select({ id: media.id })
      .from(media)
      .where(and(eq(media.id, id), eq(media.ownerId, userId), eq(media.type, 'IMAGE')));
    if (own) return address;
  }
  const isWhole = /^https:\/\//i.test(address) && URL.canParse(address);
  const code = isWhole ? 'address.not_public' : 'picture.neither_uploaded_nor_address';
  throw invalid('profileImage', code);
}

/** URLs of public media, and which upload a URL refers to (rules/portfolio#portfolio-media). */
import { api, type HeldValues, type PortfolioItem, requestPath } from '@briefcast/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../platform/deps.ts';
import { signedAddress } from '../../platform/storage/signed-address.ts';

const [beforeId] = api.files.media.path.split('{id}');
const pattern = new RegExp(`^${beforeId}([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\\?.*)?$`);

/** The URL of an upload, as portfolios and profiles store it. */
export const mediaUrl = (id: string): string => requestPath(api.files.media, { params: { id } });

/** Builds the URL in a statement, for a column or value with an id. */
export const mediaUrlOf = (id: SQL): SQL => sql`${sql.raw(`'${beforeId}'`)} || ${id}`;

/** The URL of the smaller picture or poster of the upload at a URL. */
export const posterUrlOf = (url: SQL): SQL => sql`${url} || '?variant=poster'`;

/** The URL of a video's playing form. */
export const proxyUrlOf = (url: SQL): SQL => sql`${url} || '?variant=proxy'`;

/** The upload to which a URL refers, signed or not; null for every other URL. */
export const mediaIdOf = (url: string): string | null => pattern.exec(url)?.[1] ?? null;

/**
 * The waiting changes of a profile, with a signed URL of its picture: give it only to its creator and the admin. The
 * plain URL is closed until they are approved.
 */
export function withSignedImage({ keys, clock }: Pick<Deps, 'keys' | 'clock'>, held: HeldValues): HeldValues {
  const id = held.profileImage ? mediaIdOf(held.profileImage) : null;
  if (!id) return held;
  return {
    ...held,
    profileImage: signedAddress(mediaUrl(id), keys.links, { id, variant: 'original' }, clock()),
  };
}

/**
 * An item of an unpublished portfolio, with signed URLs: give it only to its creator and the admin. The plain URLs are
 * closed until it is published.
 */
export function withSignedMedia(
  { keys, clock }: Pick<Deps, 'keys' | 'clock'>,
  item: PortfolioItem,
): PortfolioItem {
  const id = mediaIdOf(item.url);
  if (!id) return item;
  const link = (variant: 'original' | 'poster' | 'proxy') =>
    signedAddress(mediaUrl(id), keys.links, { id, variant }, clock());
  const shown = item.url.includes('variant=proxy') ? 'proxy' : 'original';
  return { ...item, url: link(shown), poster: item.poster && link('poster') };
}

/** Addresses of public media, and what of ours an address names (rules/publishing#portfolio-media). */
import { api, type HeldValues, type PortfolioItem, requestPath } from '@briefcast/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../platform/deps.ts';
import { signedAddress } from '../../platform/storage/signed-address.ts';

const [beforeId] = api.files.media.path.split('{id}');
const pattern = new RegExp(`^${beforeId}([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\\?.*)?$`);

/** The address of an upload, as portfolios and profiles keep it. */
export const mediaUrl = (id: string): string => requestPath(api.files.media, { params: { id } });

/** The same in a statement, of a column or value with an id. */
export const mediaUrlOf = (id: SQL): SQL => sql`${sql.raw(`'${beforeId}'`)} || ${id}`;

/** The address of the smaller picture or still that was made of the upload at an address. */
export const posterUrlOf = (url: SQL): SQL => sql`${url} || '?variant=poster'`;

/** The address of the form of a film that every browser plays. */
export const proxyUrlOf = (url: SQL): SQL => sql`${url} || '?variant=proxy'`;

/** The upload that an address names, signed or not; null for every other address. */
export const mediaIdOf = (url: string): string | null => pattern.exec(url)?.[1] ?? null;

/**
 * What waits of a profile, with an address of its picture that opens for whoever is given it: give it only to its creator
 * and the admin. The plain one is closed meanwhile.
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
 * An item of a portfolio that is not published, with addresses that open for whoever is given them: give it only to its
 * creator and the admin. The plain ones are closed meanwhile.
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

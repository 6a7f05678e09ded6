/** Addresses of public media, and what of ours an address names (rules/publishing#portfolio-media). */
import type { PortfolioItem } from '@briefcast/contract';
import type { Deps } from '../deps.ts';
import { mediaLink } from '../files/sign-link.ts';

const pattern = /^\/api\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\?.*)?$/;

export const mediaUrl = (id: string): string => `/api/media/${id}`;

/** The upload that an address names, signed or not; null for every other address. */
export const mediaIdOf = (url: string): string | null => pattern.exec(url)?.[1] ?? null;

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
  const link = (variant: 'original' | 'poster') => mediaLink(keys.links, id, variant, clock());
  return { ...item, url: link('original'), poster: item.poster && link('poster') };
}

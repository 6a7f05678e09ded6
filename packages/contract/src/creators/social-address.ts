/** Addresses on other networks, from the text that people type: an address, "@name" or a bare name. */

/** Beginning of the address of a name's page, by network. */
const pagesOfNames = {
  instagram: 'https://www.instagram.com/',
  twitter: 'https://x.com/',
  tiktok: 'https://www.tiktok.com/@',
  youtube: 'https://www.youtube.com/@',
  linkedin: 'https://www.linkedin.com/in/',
  facebook: 'https://www.facebook.com/',
  snapchat: 'https://www.snapchat.com/add/',
} as const;

export const socialNetworks = Object.keys(pagesOfNames) as SocialNetwork[];
export type SocialNetwork = keyof typeof pagesOfNames;

const name = /^@?([\p{L}\p{N}_][\p{L}\p{N}_.-]{0,99})$/u;
const host = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#]|$)/u;

/**
 * The address that was meant: "@oasisskin" is a page of the network, "instagram.com/oasisskin" lacks its beginning.
 * What is neither comes back trimmed and otherwise as it was, for the schema to refuse.
 */
export function socialAddress(network: SocialNetwork, typed: string): string {
  const given = typed.trim();
  // "oasis.skin" may be a name or a host: only with its @ it is surely a name.
  const isHost = host.test(given);
  const [, found] = (isHost ? null : name.exec(given)) ?? [];
  if (found) return pagesOfNames[network] + encodeURIComponent(found);
  return isHost ? `https://${given}` : given;
}

/** The name that an address of a network's page ends with, without its @; empty where it names nobody. */
export function nameAt(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : '';
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  try {
    return decodeURIComponent(last).replace(/^@/u, '');
  } catch {
    // A stray per cent sign is part of no name.
    return '';
  }
}

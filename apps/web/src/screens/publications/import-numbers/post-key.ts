/** Names posts across the forms of their addresses, which platforms write in several ways. */

/** Networks with the part of an address that names the post. */
const networks = [
  { key: 'instagram', hosts: ['instagram.com'], id: /\/(?:p|reels?|tv)\/([\w-]+)/u },
  { key: 'tiktok', hosts: ['tiktok.com'], id: /\/(?:video|photo)\/(\d+)/u },
  { key: 'youtube', hosts: ['youtube.com'], id: /(?:[?&]v=|\/(?:shorts|live|embed)\/)([\w-]{11})/u },
  { key: 'youtube', hosts: ['youtu.be'], id: /^\/([\w-]{11})/u },
  { key: 'x', hosts: ['x.com', 'twitter.com'], id: /\/status\/(\d+)/u },
] as const;

/** Id of a film as YouTube's own lists have it, without an address. */
const bareFilm = /^[\w-]{11}$/u;

/** Returns one key for all addresses of a post; null for what is no address. */
export function postKey(text: string): string | null {
  const address = text.trim();
  if (bareFilm.test(address)) return `youtube:${address}`;
  const whole = /^https?:\/\//iu.test(address) ? address : `https://${address}`;
  if (!URL.canParse(whole)) return null;
  const url = new URL(whole);
  if (!url.hostname.includes('.')) return null;
  const host = url.hostname.replace(/^(?:www|m|mobile)\./u, '');
  const path = url.pathname.replace(/\/+$/u, '');
  for (const { key, hosts, id } of networks) {
    const found = hosts.some((one) => one === host) ? id.exec(path + url.search)?.[1] : undefined;
    if (found) return `${key}:${found}`;
  }
  return `${host}${path}${url.search}`;
}

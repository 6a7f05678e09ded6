/**
 * Which addresses that people enter are in the public internet (rules/link-previews#fetching). Without this
 * check, a link in a chat could make the server request machines that only it can reach, and a picture in a
 * portfolio could make each visitor's browser request machines of the visitor's own network.
 */
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

/**
 * The only IPv6 range that is assigned for the internet. It excludes `::/96`, site-local addresses and
 * translated IPv4, none of which the library's range names cover completely.
 */
const globalUnicast = ipaddr.parseCIDR('2000::/3');
/** Within it, tunnels that can carry any IPv4 address, and documentation examples. */
const deniedNetworks = ['2001::/32', '2002::/16', '2001:db8::/32', '3fff::/20'].map((network) =>
  ipaddr.parseCIDR(network),
);

/** IPv4 written inside `::/96`, which the parser mistakes for a mapped address. */
const compatibleIpv4 = /^::\d+\.\d/;

/** Whether an address is public and belongs to a single machine. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || compatibleIpv4.test(address)) return false;
  // `process` converts an IPv4 address that is mapped into IPv6 back.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed.kind() === 'ipv4') return true;
  return parsed.match(globalUnicast) && !deniedNetworks.some((network) => parsed.match(network));
}

/** An empty port is the scheme's default; other ports may belong to services that are not meant for browsers. */
const permittedPorts = ['', '80', '443'];

/** What may be fetched; only tests change it, because they can serve only from this machine. */
export interface FetchRules {
  permitsAddress(address: string): boolean;
  permitsPort(port: string): boolean;
}

export const publicInternet: FetchRules = {
  permitsAddress: isPublicAddress,
  permitsPort: (port) => permittedPorts.includes(port),
};

/**
 * Suffixes that no public name has: RFC 6761, 6762 (with its appendix G) and 8375, `internal` by ICANN, and what systems
 * write beside `localhost` into their own tables.
 */
const insideNames =
  /(?:^|\.)(?:localhost|localdomain6?|local|internal|intranet|private|corp|home|lan|home\.arpa)$/;

/** Whether a host name is obviously local: no dot, or a local suffix. */
function isInsideName(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  return !name.includes('.') || insideNames.test(name);
}

/** The host as an IP address; null if it is a name. The URL parser has normalised every notation of IPv4. */
function addressOfHost(hostname: string): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : null;
}

/**
 * Whether a URL may be requested, as far as that is known without resolving its name. Names are checked again
 * when they are resolved; IP addresses only here, because connecting to them resolves nothing.
 */
export function permitsUrl(url: URL, rules: FetchRules): boolean {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false;
  if (url.username || url.password || !rules.permitsPort(url.port)) return false;
  const address = addressOfHost(url.hostname);
  return address === null ? !isInsideName(url.hostname) : rules.permitsAddress(address);
}

/** Whether a text is an absolute URL of the public web, as far as that is known without resolving it. */
export const isPublicWebAddress = (text: string): boolean =>
  URL.canParse(text) && permitsUrl(new URL(text), publicInternet);

/** The same, and https: what pages may load. */
export const isPublicHttps = (text: string): boolean => /^https:\/\//i.test(text) && isPublicWebAddress(text);

/**
 * Cached results for stored addresses. They are read with every row of every list, and a check costs more
 * than everything else for a row; the result for an address never changes.
 */
const verdicts = new LRUCache<string, boolean>({ max: 20_000 });

function isKeptPublic(address: string): boolean {
  const known = verdicts.get(address);
  if (known !== undefined) return known;
  const found = isPublicWebAddress(address);
  verdicts.set(address, found);
  return found;
}

/** Uploads, and the pictures that come with the web app. */
const isOwnPath = (address: string): boolean => address.startsWith('/api/') || address.startsWith('/art/');

/**
 * A stored address, if it may be shown: a path of ours, or one of the public web. Forbidden ones that were
 * stored before this check existed, or restored from a backup, are treated as absent.
 */
export const shownAddress = (address: string | null): string | null =>
  address !== null && (isOwnPath(address) || isKeptPublic(address)) ? address : null;

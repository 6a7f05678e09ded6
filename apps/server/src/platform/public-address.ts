/**
 * Which addresses that people give lie in the public internet (rules/link-previews#fetching). Without it, a link in a
 * chat could make the server ask machines that only it can reach, and a picture in a portfolio could make each
 * visitor's browser ask machines of the visitor's own network.
 */
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

/**
 * Of IPv6 only what is handed out for the internet. That leaves out `::/96`, site-local addresses and the
 * translations of IPv4, none of which the ranges' names cover whole.
 */
const globalUnicast = ipaddr.parseCIDR('2000::/3');
/** Inside it, the tunnels that carry an IPv4 address of anybody's choice, and the examples. */
const deniedNetworks = ['2001::/32', '2002::/16', '2001:db8::/32', '3fff::/20'].map((network) =>
  ipaddr.parseCIDR(network),
);

/** IPv4 written inside `::/96`, which the parser mistakes for a mapped address. */
const compatibleIpv4 = /^::\d+\.\d/;

/** Whether an address is one of the public internet's, meant for a single machine. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || compatibleIpv4.test(address)) return false;
  // `process` reads an IPv4 address that is mapped into IPv6 as what it is.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed.kind() === 'ipv4') return true;
  return parsed.match(globalUnicast) && !deniedNetworks.some((network) => parsed.match(network));
}

/** An unspecified port is the scheme's own; others are where services listen that are not for browsers. */
const permittedPorts = ['', '80', '443'];

/** What may be fetched; given by hand only in tests, which can serve from nowhere but this machine. */
export interface FetchRules {
  permitsAddress(address: string): boolean;
  permitsPort(port: string): boolean;
}

export const publicInternet: FetchRules = {
  permitsAddress: isPublicAddress,
  permitsPort: (port) => permittedPorts.includes(port),
};

/** Ends of names that no public name has: RFC 6761, 6762 (with its appendix G) and 8375, and `internal` by ICANN. */
const insideNames = /(?:^|\.)(?:localhost|local|internal|intranet|private|corp|home|lan|home\.arpa)$/;

/** Whether a host's name tells by itself that it is looked up inside a network: no dot, or an ending for that. */
function isInsideName(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  return !name.includes('.') || insideNames.test(name);
}

/** The address that a host is written as, if it is no name. The URL parser has made every form of IPv4 dotted. */
function addressOfHost(hostname: string): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : null;
}

/**
 * Whether an address may be asked for at all, as far as it can be told without resolving its name. Names are
 * checked again when they are resolved, addresses only here: connecting to one resolves nothing.
 */
export function permitsUrl(url: URL, rules: FetchRules): boolean {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false;
  if (url.username || url.password || !rules.permitsPort(url.port)) return false;
  const address = addressOfHost(url.hostname);
  return address === null ? !isInsideName(url.hostname) : rules.permitsAddress(address);
}

/** Whether a text is an absolute address of the public web, as far as it can be told by looking at it. */
export const isPublicWebAddress = (text: string): boolean =>
  URL.canParse(text) && permitsUrl(new URL(text), publicInternet);

/** The same, and https: what pages may load. */
export const isPublicHttps = (text: string): boolean => /^https:\/\//i.test(text) && isPublicWebAddress(text);

/**
 * What was found of kept addresses. They are read with every row of every list, and the look at one costs more than all
 * else that is done for a row; what it finds of an address never changes.
 */
const verdicts = new LRUCache<string, boolean>({ max: 20_000 });

function isKeptPublic(address: string): boolean {
  const known = verdicts.get(address);
  if (known !== undefined) return known;
  const found = isPublicWebAddress(address);
  verdicts.set(address, found);
  return found;
}

/**
 * A kept address, if it may be shown: a path of ours, or one of the public web. Those that were taken before others
 * were refused, or restored from a backup, are as if they were not there.
 */
export const shownAddress = (address: string | null): string | null =>
  address !== null && (address.startsWith('/api/') || isKeptPublic(address)) ? address : null;

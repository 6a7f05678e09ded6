/** Which addresses count as one caller. */
import ipaddr from 'ipaddr.js';

/** Some proxies pass on addresses with a port, those of IPv6 then in brackets. */
function withoutPort(address: string): string {
  const [, inBrackets, ofFour] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? [];
  return inBrackets ?? ofFour ?? address;
}

/**
 * The network by which a caller is counted: an IPv4 address itself, also if it is mapped into IPv6; for IPv6
 * the first 64 bits, which is what one household gets. `unknown` for an invalid address, such as a header
 * that a misconfigured proxy passes on.
 */
export function networkOf(from: string): string {
  const address = withoutPort(from);
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const [a, b, c, d] = (parsed as ipaddr.IPv6).parts;
  return `${[a, b, c, d].map((part) => (part ?? 0).toString(16)).join(':')}::/64`;
}

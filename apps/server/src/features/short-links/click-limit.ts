/** Decides which clicks count, by what the request says of itself; nothing of it is kept (rules/short-links#counting). */
import type { IncomingHttpHeaders } from 'node:http';
import { minuteMs } from '@briefcast/contract/kit/days';
import { isbot } from 'isbot';
import { networkOf } from '../../platform/http/limits/network-of.ts';
import { limits } from '../../platform/http/limits/table.ts';

/** Whether a person follows the link: no robot, no preview in a chat, no browser that loads ahead. */
export function isByPerson(headers: IncomingHttpHeaders): boolean {
  const agent = headers['user-agent'];
  const purpose = headers['sec-purpose'] ?? headers.purpose;
  return agent !== undefined && agent !== '' && purpose === undefined && !isbot(agent);
}

/** Returns whether one more click from this address on this link counts, in a minute of this process. */
export function limitClicks(clock: () => Date): (ip: string, slug: string) => boolean {
  const { most, mostRemembered } = limits.clicks;
  let minute = 0;
  const seen = new Map<string, number>();
  return (ip, slug) => {
    const current = Math.floor(clock().getTime() / minuteMs);
    if (current !== minute || seen.size >= mostRemembered) seen.clear();
    minute = current;
    const key = `${networkOf(ip)} ${slug}`;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count <= most;
  };
}

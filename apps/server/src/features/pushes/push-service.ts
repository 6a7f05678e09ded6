/** Hands a message to the push service of a device's browser: encrypted (RFC 8291), and signed by this installation (RFC 8292). */
import type { PushMessage } from '@briefcast/contract';
import type { Urgency } from '@briefcast/contract/pushes/urgency';
import type { Config } from '../../platform/config.ts';
import type { pushDevices } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { isPublicWebAddress } from '../../platform/public-address.ts';
import { type PostOptions, postPublicly, publicHttps } from '../link-previews/post-publicly.ts';

/** The push services of browsers; tests give their own. */
export const publicPushServices: PostOptions = publicHttps;

export interface PushRequest {
  message: PushMessage;
  urgency: Urgency;
  /** Time for which a push waits for a device that is switched off. */
  seconds: number;
}

type Device = Pick<typeof pushDevices.$inferSelect, 'endpoint' | 'p256dh' | 'auth'>;

/** Taken; not to be tried again, as the device is gone; to be tried later; or refused, which no further try changes. */
export type PushOutcome = 'TAKEN' | 'GONE' | 'LATER' | 'REFUSED';

/**
 * Returns the operator's address for a push service if something is wrong: the address that mails come from, or the
 * page, as some services refuse addresses of one's own network.
 */
export function contactOf({ mailFrom, publicUrl }: Pick<Config, 'mailFrom' | 'publicUrl'>): string {
  const address = (/<([^<>]+)>/u.exec(mailFrom)?.[1] ?? mailFrom).trim();
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const isRead = isPublicWebAddress(`https://${domain}/`) || !publicUrl.startsWith('https:');
  return isRead ? `mailto:${address}` : publicUrl;
}

function outcomeOf(answer: Awaited<ReturnType<typeof postPublicly>>): PushOutcome {
  if (answer === 'NOT_PUBLIC') return 'GONE';
  if (typeof answer === 'string' || answer >= 500 || answer === 408 || answer === 429) return 'LATER';
  if (answer === 404 || answer === 410) return 'GONE';
  return answer >= 200 && answer < 300 ? 'TAKEN' : 'REFUSED';
}

/** Hands it over; returns how that ended, with the status of the answer. */
export async function handToPushService(
  { keys, config }: Pick<Deps, 'keys' | 'config'>,
  { endpoint, p256dh, auth }: Device,
  { message, urgency, seconds }: PushRequest,
  options: PostOptions,
): Promise<{ outcome: PushOutcome; answer: string }> {
  // Loaded with the first message, because many installations send none.
  const { default: webPush } = await import('web-push');
  let details: ReturnType<typeof webPush.generateRequestDetails>;
  try {
    details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
      vapidDetails: { subject: contactOf(config), ...keys.push },
      TTL: seconds,
      urgency,
      topic: message.topic,
    });
  } catch {
    // A key that is none: nothing can be encrypted for it.
    return { outcome: 'GONE', answer: 'NO_KEY' };
  }
  const headers = Object.fromEntries(
    Object.entries(details.headers).map(([name, value]) => [name, String(value)]),
  );
  const answer = await postPublicly(endpoint, { headers, body: details.body ?? '' }, options);
  return { outcome: outcomeOf(answer), answer: String(answer) };
}

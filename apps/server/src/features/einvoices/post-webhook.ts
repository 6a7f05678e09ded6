/**
 * A signed call to an address that somebody set (rules/einvoices#signature): after Standard Webhooks, to the public internet
 * alone, without following redirects, and without reading what is answered.
 */
import { createHmac } from 'node:crypto';
import { type HandoverOutcome, handoverMilliseconds, outcomeOf } from '@briefcast/contract';
import { permitsUrl } from '../../platform/public-address.ts';
import { checkedLookup, type FetchOptions, publicFetch } from '../link-previews/safe-fetch.ts';

/** What may be called; only tests change it, because they can serve only from this machine. */
export interface WebhookOptions extends FetchOptions {
  protocols: readonly string[];
}

export const publicWebhooks: WebhookOptions = {
  ...publicFetch,
  protocols: ['https:'],
  milliseconds: handoverMilliseconds,
};

export interface WebhookCall {
  address: string;
  secret: string;
  /** The same in every try of the same message. */
  id: string;
  body: string;
  now: Date;
}

export interface WebhookAnswer {
  outcome: HandoverOutcome;
  /** Null where nothing was answered. */
  status: number | null;
}

/** The three headers of Standard Webhooks. */
export function signedHeaders({ secret, id, body, now }: Omit<WebhookCall, 'address'>) {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/u, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}

const isLate = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';

/** Makes the call, and says how it ended; it never throws. */
export async function postWebhook(
  call: WebhookCall,
  options: WebhookOptions = publicWebhooks,
): Promise<WebhookAnswer> {
  const url = URL.canParse(call.address) ? new URL(call.address) : null;
  if (!url || !options.protocols.includes(url.protocol) || !permitsUrl(url, options.rules))
    return { outcome: 'NOT_PUBLIC', status: null };
  // Loaded with the first call, because many installations make none.
  const { Agent, request } = await import('undici');
  const dispatcher = new Agent({
    connect: { lookup: checkedLookup(options), timeout: options.milliseconds },
    connections: 1,
    maxHeaderSize: 16 * 1024,
  });
  try {
    const response = await request(url, {
      method: 'POST',
      dispatcher,
      signal: AbortSignal.timeout(options.milliseconds),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Briefcast/1.0 (Standard-Webhooks)',
        ...signedHeaders(call),
      },
      body: call.body,
    });
    // An abandoned body fails once more later, and an unhandled error would end the process.
    response.body.on('error', () => {});
    response.body.destroy();
    return { outcome: outcomeOf(response.statusCode), status: response.statusCode };
  } catch (error) {
    return { outcome: isLate(error) ? 'TOO_SLOW' : 'NOT_REACHED', status: null };
  } finally {
    await dispatcher.destroy();
  }
}

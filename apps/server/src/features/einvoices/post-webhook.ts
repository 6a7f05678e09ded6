/**
 * A signed call to an address that somebody set (rules/einvoices#signature): after Standard Webhooks, to the public internet
 * alone, without following redirects, and without reading what is answered.
 */
import { createHmac } from 'node:crypto';
import { type HandoverOutcome, handoverMilliseconds, outcomeOf } from '@briefcast/contract';
import { type PostOptions, postPublicly, publicHttps } from '../link-previews/post-publicly.ts';

/** Allowed addresses; only tests change them, because they can serve only from this machine. */
export type WebhookOptions = PostOptions;

export const publicWebhooks: WebhookOptions = { ...publicHttps, milliseconds: handoverMilliseconds };

export interface WebhookCall {
  address: string;
  secret: string;
  /** Identical in every try of the same message. */
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

/** Makes the call, and says how it ended; it never throws. */
export async function postWebhook(
  call: WebhookCall,
  options: WebhookOptions = publicWebhooks,
): Promise<WebhookAnswer> {
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Briefcast/1.0 (Standard-Webhooks)',
    ...signedHeaders(call),
  };
  const answer = await postPublicly(call.address, { headers, body: call.body }, options);
  return typeof answer === 'number'
    ? { outcome: outcomeOf(answer), status: answer }
    : { outcome: answer, status: null };
}

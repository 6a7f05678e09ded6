/** Payments by card through Stripe's SDK: the client of its API, and its events with verified signatures. */
import { AppError } from '@briefcast/contract';
import type { Stripe } from 'stripe';
import type { Config } from '../config.ts';

/** The most seconds between an event's signature and its arrival, clock differences included. */
const toleranceSeconds = 300;

export interface Payments {
  stripe: Stripe;
  /**
   * Verifies and parses the event in a webhook's body, which must be the exact bytes received. `now` is when
   * it arrived. Throws payments.bad_signature for a body that Stripe did not sign or that was changed, and
   * for a signature that is more than five minutes old or in the future.
   */
  readEvent(body: Buffer, signature: string | undefined, now: Date): Stripe.Event;
}

/** When a signature was made, in seconds; NaN if it does not say. */
const signedAt = (signature: string): number => Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? Number.NaN);

/** The parts of `stripe://KEY:WEBHOOK_SECRET@api.stripe.com`; `stripe+http:` is unencrypted, for test servers. */
function partsOf(address: string) {
  const { protocol, hostname, port, username, password } = new URL(address);
  const isPlain = protocol === 'stripe+http:';
  return {
    key: decodeURIComponent(username),
    secret: decodeURIComponent(password),
    host: hostname,
    protocol: isPlain ? ('http' as const) : ('https' as const),
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
  };
}

/** The payments of this installation; null if none are configured, and then packs are paid by transfer alone. */
export async function openPayments({ paymentsUrl }: Pick<Config, 'paymentsUrl'>): Promise<Payments | null> {
  if (paymentsUrl === null) return null;
  const { key, secret, host, protocol, port } = partsOf(paymentsUrl);
  // Loading takes a tenth of a second, which installations without payments should not pay.
  const { Stripe: Client } = await import('stripe');
  const stripe = new Client(key, {
    host,
    protocol,
    port,
    // The version that this SDK was made for, so that the account's own setting does not change the data.
    apiVersion: Client.API_VERSION,
    telemetry: false,
    timeout: 20_000,
    maxNetworkRetries: 2,
  });
  return {
    stripe,
    readEvent(body, signature, now) {
      try {
        const receivedAt = now.getTime();
        // The SDK refuses old signatures, but not ones from the future.
        if (signature === undefined || signedAt(signature) > receivedAt / 1000 + toleranceSeconds)
          throw new Error('Not signed now');
        return stripe.webhooks.constructEvent(
          body,
          signature,
          secret,
          toleranceSeconds,
          undefined,
          receivedAt,
        );
      } catch (cause) {
        throw new AppError('payments.bad_signature', { cause });
      }
    },
  };
}

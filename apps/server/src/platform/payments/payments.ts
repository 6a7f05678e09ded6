/** Payments by card through Stripe, by its own SDK: the client of its API, and its events with their signature checked. */
import { AppError } from '@briefcast/contract';
import type { Stripe } from 'stripe';
import type { Config } from '../config.ts';

/** How far the clocks of Stripe and this machine may be apart, and how long an event may travel. */
const toleranceSeconds = 300;

export interface Payments {
  stripe: Stripe;
  /**
   * The event in the body of a webhook, exactly as its bytes came. `now` is when it came. Throws payments.bad_signature
   * for a body that Stripe did not sign, that was changed, and whose signature is older or newer than five minutes.
   */
  readEvent(body: Buffer, signature: string | undefined, now: Date): Stripe.Event;
}

/** When a signature was made, in seconds; NaN where it does not say. */
const signedAt = (signature: string): number => Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? Number.NaN);

/** Of `stripe://KEY:WEBHOOK_SECRET@api.stripe.com`; `stripe+http:` speaks without encryption, to a server of tests. */
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

/** The payments of this installation; null where none are configured, and then packs are paid by transfer alone. */
export async function openPayments({ paymentsUrl }: Pick<Config, 'paymentsUrl'>): Promise<Payments | null> {
  if (paymentsUrl === null) return null;
  const { key, secret, host, protocol, port } = partsOf(paymentsUrl);
  // It takes a tenth of a second to load, which installations without it need not wait.
  const { Stripe: Client } = await import('stripe');
  const stripe = new Client(key, {
    host,
    protocol,
    port,
    // What this version of the SDK was made for: the account's own setting does not change what is read here.
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
        // The SDK refuses a signature that is old, but not one from the future.
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

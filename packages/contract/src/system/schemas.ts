/** Facts about this installation that the client needs before anybody signs in. */

import { MarketIdentity } from '../admin/market-settings.ts';
import { MarketParts } from '../admin/operator-settings.ts';
import { z } from '../kit/zod.ts';

export const DemoLogin = z.object({ label: z.string(), email: z.string(), password: z.string() });
export type DemoLogin = z.infer<typeof DemoLogin>;

export const Site = z.object({
  /** The ready-made logins of `npm run demo`; null in any other installation. */
  demo: z.object({ logins: z.array(DemoLogin), adminPassword: z.string() }).nullable(),
  /** The most bytes of a file, by what it is. */
  maxBytes: z.object({ VIDEO: z.int(), IMAGE: z.int(), DOCUMENT: z.int() }).optional(),
  /** Parts of the market that are on; all are off where absent. */
  market: MarketParts.optional(),
  /** Name, contacts and social addresses of the market; absent from older servers. */
  identity: MarketIdentity.optional(),
});
export type Site = z.infer<typeof Site>;

/** Data kept about a person, and its end (rules/accounts#own-data, rules/deletion#by-oneself). */

import { DealStatus } from '../deals/schemas.ts';
import { id } from '../kit/codecs.ts';
import { z } from '../kit/zod.ts';

/** Outcome for an organisation: closed without a member, left to others, or unchanged until it has another owner. */
export const RemovalOutcome = z.enum(['CLOSED', 'LEFT', 'LAST_OWNER']);
export type RemovalOutcome = z.infer<typeof RemovalOutcome>;

export const OwnRemoval = z.object({
  /** They would be cancelled; by deadline. */
  openDeals: z.array(
    z.object({
      id,
      title: z.string(),
      status: DealStatus,
      /** The other side; null where it is gone. */
      with: z.string().nullable(),
    }),
  ),
  /** They stay with the other sides. */
  closedDeals: z.int(),
  organizations: z.array(z.object({ id, companyName: z.string(), outcome: RemovalOutcome })),
});
export type OwnRemoval = z.infer<typeof OwnRemoval>;

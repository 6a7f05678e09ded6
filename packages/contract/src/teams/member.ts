/** The people of an organisation, and how a person is named wherever they did something (rules/teams). */

import { id } from '../kit/codecs.ts';
import { z } from '../kit/zod.ts';

/** Roles of members, from the largest to the smallest; each noun declares their rights in its `policy.ts`. */
export const MemberRole = z.enum(['OWNER', 'MANAGER', 'REVIEWER']);
export type MemberRole = z.infer<typeof MemberRole>;

/**
 * Somebody who did something. A brand's person who never gave a name has none: screens show the company alone.
 */
export const Person = z.object({ id, firstName: z.string().nullable(), lastName: z.string().nullable() });
export type Person = z.infer<typeof Person>;

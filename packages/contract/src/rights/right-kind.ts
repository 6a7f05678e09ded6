/** Kinds of rights of a completed deal. */
import { z } from '../kit/zod.ts';
import { rightUses } from './lines.ts';

/**
 * LICENCE: how long the brand may use the content, of a brief that does not say for what. EXCLUSIVITY: how long the
 * creator works for no competitor. The others are the uses that a brief named.
 */
export const RightKind = z.enum(['LICENCE', 'EXCLUSIVITY', ...rightUses]);
export type RightKind = z.infer<typeof RightKind>;

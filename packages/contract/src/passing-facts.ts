/** Kinds of facts that are of no use once every open screen has received them; all others are kept for good. */
import { passingFacts as gathered } from '../generated/passing-facts.ts';
import type { FactKind } from './facts.ts';

export const passingFacts: readonly FactKind[] = gathered;

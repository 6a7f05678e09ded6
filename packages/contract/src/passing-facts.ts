/** Kinds of facts that are of no use once every open screen has received them; all others are kept for good. */

import * as credits from './credits/noun.ts';
import * as deals from './deals/noun.ts';
import * as drafts from './drafts/noun.ts';
import type { FactKind } from './facts.ts';
import * as files from './files/noun.ts';
import * as notifications from './notifications/noun.ts';
import * as teams from './teams/noun.ts';

export const passingFacts: readonly FactKind[] = [
  ...teams.passingFacts,
  ...credits.passingFacts,
  ...deals.passingFacts,
  ...files.passingFacts,
  ...drafts.passingFacts,
  ...notifications.passingFacts,
];

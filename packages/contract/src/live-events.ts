/** Events that screens get for facts. Imported apart from the contract, as only the server needs it. */
import { liveEvents as gathered } from '../generated/live-events.ts';
import type { FactNoun, LiveEventRows, LiveKind } from './noun.ts';

export const liveEvents: Readonly<Record<FactNoun, LiveKind>> & LiveEventRows = gathered;

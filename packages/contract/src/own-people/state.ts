/** State of an invitation to the market, which its moments make together (rules/own-people#states). */
import type { Tone } from '../noun.ts';

export const ownPersonStates = ['INVITED', 'OPENED', 'JOINED', 'BOUNCED', 'DECLINED', 'ENDED'] as const;
export type OwnPersonState = (typeof ownPersonStates)[number];

interface InvitationFacts {
  joinedAt: Date | null;
  /** When its reader said that it is not for them. */
  declinedAt: Date | null;
  openedAt: Date | null;
  expiresAt: Date;
  /** Whether a mail server refused its mail for good. */
  isBounced: boolean;
}

export const ownPersonTones: Record<OwnPersonState, Tone> = {
  INVITED: 'yellow',
  OPENED: 'aqua',
  JOINED: 'green',
  BOUNCED: 'red',
  DECLINED: 'buff',
  ENDED: 'buff',
};

/** Tells the state at a moment. */
export function ownPersonState(
  { joinedAt, declinedAt, openedAt, expiresAt, isBounced }: InvitationFacts,
  now: Date,
): OwnPersonState {
  if (joinedAt) return 'JOINED';
  if (declinedAt) return 'DECLINED';
  if (isBounced) return 'BOUNCED';
  if (expiresAt <= now) return 'ENDED';
  return openedAt ? 'OPENED' : 'INVITED';
}

/** Whether the one reminder of an invitation may still go out. */
export const mayRemind = (facts: InvitationFacts, now: Date): boolean =>
  ['INVITED', 'OPENED'].includes(ownPersonState(facts, now));

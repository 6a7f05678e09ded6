/**
 * Limits on work added to a deal: contents, roles, times and total (rules/additions). Screens draw from them, the
 * server enforces them.
 */
import type { Role } from '../accounts/schemas.ts';
import type { DealStatus } from '../deals/schemas.ts';
import { activeStatuses, currentDeliverables, type FileFacts } from '../deals/status.ts';
import { limits } from '../kit/limits.ts';
import type { Addition, AdditionAnswer } from './schemas.ts';

/** How many additions of a deal wait for an answer at once, those of both sides together. */
export const mostOpenAdditions = 5;
/** How many a deal has at most, whatever became of them. */
export const mostAdditions = 50;
/** Maximum total of everything added to a deal, in hundredths of its currency. */
export const mostAddedCents = limits.cents;

type Answer<Code extends string> = { allowed: true } | { allowed: false; code: Code };

interface AdditionsSoFar {
  open: number;
  all: number;
}

/** How many additions a deal has, and how many of them wait for an answer. */
export const additionsSoFar = (additions: readonly Pick<Addition, 'state'>[] = []): AdditionsSoFar => ({
  open: additions.filter(({ state }) => state === 'OPEN').length,
  all: additions.length,
});

/** Whether an amount of hundredths may be added to a deal of this status now; whether somebody may bind their side is the policy's. */
export function canAdd(
  amount: number,
  { status, addedCents }: { status: DealStatus; addedCents: number },
  { open, all }: AdditionsSoFar,
): Answer<'addition.not_now' | 'addition.too_many_open' | 'addition.too_many' | 'addition.too_much'> {
  if (!activeStatuses.includes(status)) return { allowed: false, code: 'addition.not_now' };
  if (open >= mostOpenAdditions) return { allowed: false, code: 'addition.too_many_open' };
  if (all >= mostAdditions) return { allowed: false, code: 'addition.too_many' };
  return addedCents + amount <= mostAddedCents
    ? { allowed: true }
    : { allowed: false, code: 'addition.too_much' };
}

/** Whether a side may answer so: the other one accepts or declines, who proposed withdraws. */
export function canAnswerAddition(
  { by, state, amount }: Pick<Addition, 'by' | 'state' | 'amount'>,
  answer: AdditionAnswer,
  who: Role,
  { status, addedCents }: { status: DealStatus; addedCents: number },
): Answer<'addition.not_yours' | 'addition.answered' | 'addition.not_now' | 'addition.too_much'> {
  if ((answer === 'WITHDRAWN') !== (by === who)) return { allowed: false, code: 'addition.not_yours' };
  if (state === 'LAPSED' || !activeStatuses.includes(status))
    return { allowed: false, code: 'addition.not_now' };
  if (state !== 'OPEN') return { allowed: false, code: 'addition.answered' };
  if (answer === 'ACCEPTED' && addedCents + amount > mostAddedCents)
    return { allowed: false, code: 'addition.too_much' };
  return { allowed: true };
}

interface DeliveredFacts extends FileFacts {
  /** Absent for what came without a draft, which was there as soon as it was uploaded. */
  submittedAt?: string | null | undefined;
  createdAt: string;
}

/**
 * Additions agreed on after the last submission, which therefore cannot contain them; none where nothing was
 * submitted.
 */
export function addedSinceSubmission<A extends Pick<Addition, 'state' | 'answeredAt'>>(
  additions: readonly A[] = [],
  files: readonly DeliveredFacts[],
): A[] {
  const delivered = currentDeliverables(files).map(({ submittedAt, createdAt }) => submittedAt ?? createdAt);
  if (delivered.length === 0) return [];
  const last = Math.max(...delivered.map((moment) => Date.parse(moment)));
  return additions.filter(
    ({ state, answeredAt }) => state === 'ACCEPTED' && answeredAt !== null && Date.parse(answeredAt) > last,
  );
}

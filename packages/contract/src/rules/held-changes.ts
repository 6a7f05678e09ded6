/** What of a change to a profile waits for approval, and what is shown at once (rules/moderation#what-waits). */
import { type HeldField, type HeldValues, heldFields } from '../schemas/moderation.ts';

type Shown = Record<HeldField, string | null>;

/**
 * Parts a change of a profile that was public before. `held` are all values that wait afterwards: a value that is shown
 * already waits no more, and one that is cleared is gone at once.
 */
export function partChange<Change extends Partial<Shown>>(
  shown: Shown,
  heldBefore: HeldValues,
  change: Change,
): { held: HeldValues; now: Partial<Change> } {
  const held: HeldValues = { ...heldBefore };
  const now: Partial<Change> = { ...change };
  for (const field of heldFields) {
    const value = change[field];
    if (value === undefined) continue;
    if (value === null || value === shown[field]) {
      delete held[field];
      continue;
    }
    held[field] = value;
    delete now[field];
  }
  return { held, now };
}

/** Whether the same values wait. */
export const isSameHeld = (one: HeldValues, other: HeldValues): boolean =>
  heldFields.every((field) => one[field] === other[field]);

/**
 * Splits a change to a profile into the part pending approval and the part shown at once
 * (rules/moderation#what-waits).
 */
import { type Held, type HeldField, type HeldValues, heldFields } from './schemas.ts';

type Shown = Record<HeldField, string | null>;

/**
 * Splits a change of a profile that was public before into what is shown and what waits. `held` are all values that wait afterwards: a value that is shown
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

/** Whether anything waits. */
export const isAnythingHeld = ({ heldValues, heldItems, heldTitles }: Held): boolean =>
  heldItems.length > 0 || Object.keys(heldValues).length > 0 || Object.keys(heldTitles).length > 0;

/** Whether something waits after a change that did not wait before it. */
export const isMoreHeld = (before: Held, after: Held): boolean =>
  heldFields.some((field) => before.heldValues[field] !== after.heldValues[field]) ||
  after.heldItems.length > before.heldItems.length ||
  Object.entries(after.heldTitles).some(([id, title]) => before.heldTitles[id] !== title);

/** How many of a deliverable and its technical wishes, as they are typed (rules/deals#wishes). */
import {
  type DealDeliverable,
  type DeliverableKind,
  DeliverableShape,
  deliverableOptions,
  smallestSize,
  wholeFromTyped,
  wishLimits,
  withDefaults,
  z,
} from '@briefcast/contract';
import { formatDuration } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';

/** Texts of fields; empty for no wish. Lengths are in seconds, `shortSide` in pixels. */
export const WishForm = z.object({
  count: z.string(),
  shape: z.string(),
  minSeconds: z.string(),
  maxSeconds: z.string(),
  shortSide: z.string(),
});
export type WishForm = z.infer<typeof WishForm>;

/** The sizes on offer, by the pixels of the shorter side. */
export const shortSides = [720, 1080, 2160] as const;

/** A deliverable as the fields show it. */
export function wishFormOf({
  count,
  shape,
  minSeconds,
  maxSeconds,
  minWidth,
  minHeight,
}: Omit<DealDeliverable, 'id' | 'kind'>): WishForm {
  const shortSide = minWidth && minHeight ? Math.min(minWidth, minHeight) : null;
  return {
    count: String(count),
    shape: shape ?? '',
    minSeconds: String(minSeconds ?? ''),
    maxSeconds: String(maxSeconds ?? ''),
    shortSide: String(shortSide ?? ''),
  };
}

/** The usual wishes of each kind, which the fields show at first. */
export const usualWishes = Object.fromEntries(
  deliverableOptions.map((kind) => [kind, wishFormOf(withDefaults({ kind }))]),
) as Record<DeliverableKind, WishForm>;

/** A typed length: null where nothing was typed, NaN for an invalid one. */
function secondsOf(value: string): number | null {
  const typed = value.trim();
  if (typed === '') return null;
  const seconds = wholeFromTyped(typed);
  return seconds >= 1 && seconds <= wishLimits.seconds ? seconds : Number.NaN;
}

/** Problems of the lengths, with the field that shows each. */
export function wishProblems({ minSeconds, maxSeconds }: WishForm): {
  field: 'minSeconds' | 'maxSeconds';
  message: string;
}[] {
  const lengths = { minSeconds: secondsOf(minSeconds), maxSeconds: secondsOf(maxSeconds) };
  const unreadable = (['minSeconds', 'maxSeconds'] as const).filter((field) => Number.isNaN(lengths[field]));
  if (unreadable.length > 0) {
    const message = m.brief_wish_seconds_unreadable({ most: formatDuration(wishLimits.seconds) });
    return unreadable.map((field) => ({ field, message }));
  }
  const isReversed =
    lengths.minSeconds !== null && lengths.maxSeconds !== null && lengths.minSeconds > lengths.maxSeconds;
  return isReversed ? [{ field: 'maxSeconds', message: m.finding_deliverable_length_reversed() }] : [];
}

/** The wish that the fields make; a length that cannot be read is none, until the form passes. */
export function readWish(kind: DeliverableKind, form: WishForm): Omit<DealDeliverable, 'id'> {
  const shape = DeliverableShape.safeParse(form.shape).data ?? null;
  return {
    kind,
    count: Number(form.count),
    shape,
    minSeconds: secondsOf(form.minSeconds) || null,
    maxSeconds: secondsOf(form.maxSeconds) || null,
    ...smallestSize(shape, Number(form.shortSide) || null),
  };
}

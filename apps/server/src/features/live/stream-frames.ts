/** The frames of an event stream. */

import type { LiveEvent } from '@briefcast/contract';
import { minuteMs } from '@briefcast/contract/kit/days';
import { type Cursor, encodeCursor } from '../../platform/facts/cursor.ts';

/** Time that the browser waits before it reconnects. */
const retryMilliseconds = 2000;
/** Time that it waits if a newer stream of the same person replaced it; the contract's client waits as long. */
const replacedRetryMilliseconds = 5 * minuteMs;

export const openingFrame = `retry: ${retryMilliseconds}\n`;

/** An event; a stored one with the stream's position after it. */
export const eventFrame = (event: LiveEvent, at: Cursor | null): string =>
  `${at ? `id: ${encodeCursor(at)}\n` : ''}event: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`;

/** A position without an event. */
export const placeFrame = (at: Cursor): string => `id: ${encodeCursor(at)}\n\n`;

/** Tells that some events were deleted: the page has to reload everything. */
export const resetFrame = (at: Cursor): string =>
  `id: ${encodeCursor(at)}\nevent: reset\ndata: {"kind":"reset"}\n\n`;

/** Tells that the person opened too many streams, and this was the oldest. */
export const replacedFrame = `retry: ${replacedRetryMilliseconds}\nevent: replaced\ndata: {"kind":"replaced"}\n\n`;

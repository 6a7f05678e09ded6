/** The texts that a stream is made of. */
import type { LiveEvent } from '@briefcast/contract';
import { type Cursor, encodeCursor } from '../../platform/facts/cursor.ts';

/** What the browser waits before it connects again. */
const retryMilliseconds = 2000;
/** What it waits once a newer stream of the same person took its place: the contract's client does as well. */
const replacedRetryMilliseconds = 5 * 60_000;

export const openingFrame = `retry: ${retryMilliseconds}\n`;

/** An event; with where the stream is after it, for one that is kept. */
export const eventFrame = (event: LiveEvent, at: Cursor | null): string =>
  `${at ? `id: ${encodeCursor(at)}\n` : ''}event: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`;

/** A place without an event. */
export const placeFrame = (at: Cursor): string => `id: ${encodeCursor(at)}\n\n`;

/** Tells that some events are gone: what is on the screen has to be read anew. */
export const resetFrame = (at: Cursor): string =>
  `id: ${encodeCursor(at)}\nevent: reset\ndata: {"kind":"reset"}\n\n`;

/** Tells that the person opened too many streams, and this was the oldest. */
export const replacedFrame = `retry: ${replacedRetryMilliseconds}\nevent: replaced\ndata: {"kind":"replaced"}\n\n`;

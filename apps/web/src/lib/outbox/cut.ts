/** Whether the last try to send something got no answer, by owner: the text about it, or null. */
import { pageState } from '../page-state.ts';

const cuts = pageState<Readonly<Record<string, string | null>>>({});

export const readCut = (owner: string): string | null => cuts.read()[owner] ?? null;

export function setCut(owner: string, reason: string | null): void {
  if (readCut(owner) !== reason) cuts.write({ ...cuts.read(), [owner]: reason });
}

export const subscribeCut = cuts.subscribe;

/** How keys of texts are made of kinds, and names that are not known. */
import type { Role } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';

/** `payout.due_soon` as the end of a key, `payout_due_soon`. */
export type KeyEnd<Kind extends string> = Kind extends `${infer Of}.${infer What}` ? `${Of}_${What}` : Kind;
export const keyEnd = <Kind extends string>(kind: Kind): KeyEnd<Kind> =>
  kind.replace('.', '_') as KeyEnd<Kind>;

/** Fallback for the other side's name where it is not known; `role` is the reader's own. */
export const unnamedOtherSide = (role: Role): string => m.news_other_side({ role });

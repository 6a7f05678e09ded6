/** Lines of what waits for others: where each leads, and the quiet act on it. */
import type { Role } from '../accounts/schemas.ts';
import { dealPath, payoutsPath } from '../paths.ts';
import type { WaitingKind, WaitingLine } from './schemas.ts';

export type QuietAct = 'open' | 'remind' | 'see_proof';

interface Row {
  page: 'deal' | 'chat' | 'payouts';
  act: QuietAct;
}

const open: Row = { page: 'deal', act: 'open' };
const ask: Row = { page: 'chat', act: 'remind' };

export const waitingRows: Readonly<Record<WaitingKind, Row>> = {
  brief: ask,
  terms: open,
  cancellation: open,
  addition: open,
  renewal: ask,
  content: open,
  review: open,
  confirm_payment: { page: 'payouts', act: 'see_proof' },
  payment: { page: 'payouts', act: 'open' },
  bank_details: { page: 'payouts', act: 'open' },
  sample_address: ask,
  sample_sent: open,
  sample_send: open,
};

/** Address that a line opens for its reader. */
export function waitingPath({ kind, deal }: Pick<WaitingLine, 'kind' | 'deal'>, role: Role): string {
  const { page } = waitingRows[kind];
  if (page === 'payouts') return payoutsPath(role);
  return dealPath(role, deal.id, page === 'chat' ? 'chat' : undefined);
}

/** Sorts lines by their end; those without one come last. */
export const byEnd = (lines: readonly WaitingLine[]): WaitingLine[] =>
  lines.toSorted(
    (one, other) =>
      Date.parse(one.until ?? '9999-12-31') - Date.parse(other.until ?? '9999-12-31') ||
      Date.parse(one.since) - Date.parse(other.since) ||
      (one.key < other.key ? -1 : 1),
  );

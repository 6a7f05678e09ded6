/** Steps of the other side of a deal, for quiet lines below the queue (rules/needs#waiting). */
import {
  lapsesAt,
  missingAt,
  type Need,
  type Role,
  reviewStatuses,
  type WaitingKind,
  type WaitingLine,
  workStatuses,
} from '@briefcast/contract';
import { ownSampleStep, waitsForSample } from '@briefcast/contract/samples/own-step';
import { knownSide, sumsOfAmounts } from './found.ts';
import type { DealRow } from './read-deals.ts';

/** A line of one deal. */
export function waitingLine(
  kind: WaitingKind,
  {
    since,
    until,
    count = 1,
    ...about
  }: Pick<WaitingLine, 'deal' | 'who'> &
    Pick<Need, 'sums'> & { since: Date; until: Date | null; count?: number },
): WaitingLine {
  return {
    key: `${kind} ${about.deal.id}`,
    kind,
    count,
    since: since.toISOString(),
    until: until?.toISOString() ?? null,
    ...about,
  };
}

/** Step of work that the other side has, with its kind and end; null for none. */
function stepOfOther(
  row: DealRow,
  role: Role,
): [WaitingKind, since: Date, until: Date | null, count?: number] | null {
  const { status, files, deadline, sampleState, proposal } = row;
  const moved = row.sampleMovedAt ? new Date(row.sampleMovedAt) : (row.acceptedAt ?? row.createdAt);
  if (role === 'BRAND') {
    if (status === 'BRIEF_SENT') return proposal?.kind ? null : ['brief', row.createdAt, deadline];
    if (!workStatuses.includes(status) || ownSampleStep('BRAND', row)) return null;
    if (sampleState === 'ADDRESS_ASKED') return ['sample_address', moved, null];
    if (sampleState === 'ON_ITS_WAY') return ['sample_sent', moved, missingAt(moved)];
    const isDone = files !== null && files.total > 0 && files.approved === files.total;
    if (isDone && status !== 'NEEDS_REVISION') return null;
    return files && files.pending > 0 ? null : ['content', row.acceptedAt ?? row.createdAt, deadline];
  }
  if (files && files.pending > 0 && reviewStatuses.includes(status)) {
    const since = files.submittedAt ? new Date(files.submittedAt) : row.lastActivityAt;
    return ['review', since, deadline, files.pending];
  }
  const isWork = status === 'ACCEPTED' || status === 'IN_PROGRESS';
  return isWork && waitsForSample(sampleState) ? ['sample_send', moved, null] : null;
}

/** Lines of a deal for one of its sides. */
export function waitingOfDeal(row: DealRow, role: Role, now: Date): WaitingLine[] {
  const about = {
    deal: { id: row.id, title: row.title },
    who: knownSide(row.who),
    ...sumsOfAmounts([{ cents: row.total, currency: row.currency }]),
  };
  const lines: WaitingLine[] = [];
  const { kind, by, createdAt } = row.proposal ?? {};
  if (kind && createdAt && by === role) {
    const until = lapsesAt({ kind, createdAt: createdAt.toISOString() });
    if (until === null || until > now)
      lines.push(
        waitingLine(kind === 'TERMS' ? 'terms' : 'cancellation', { ...about, since: createdAt, until }),
      );
  }
  const offered = row.additions?.[role];
  if (offered) {
    const { count, cents } = offered;
    const sums = sumsOfAmounts([{ cents, currency: row.currency }]);
    lines.push(
      waitingLine('addition', { ...about, ...sums, since: new Date(offered.since), until: null, count }),
    );
  }
  const step = stepOfOther(row, role);
  if (step) {
    const [of, since, until, count] = step;
    lines.push(waitingLine(of, { ...about, since, until, ...(count === undefined ? {} : { count }) }));
  }
  return lines;
}

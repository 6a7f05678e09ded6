/** Needs of one deal for one of its sides, by the rules of the contract (rules/needs#kinds). */

import {
  lapsesAt,
  missingAt,
  type NeedKind,
  type Role,
  returnLateAt,
  reviewStatuses,
} from '@briefcast/contract';
import { deadlineEnd } from '@briefcast/contract/deals/deadline';
import { dayMs } from '@briefcast/contract/kit/days';
import { type OwnSampleStep, ownSampleStep, waitsForSample } from '@briefcast/contract/samples/own-step';
import { type FoundNeed, knownSide, needOfDeal, shortened, sumsOfAmounts } from './found.ts';
import { type DealRow, rejectedDays } from './read-deals.ts';

/** How many days before the deadline a creator is asked to submit. */
const submitDays = 7;

const kindOfSampleStep: Record<OwnSampleStep, NeedKind> = {
  GIVE_ADDRESS: 'sample.address',
  SEND_SAMPLE: 'sample.send',
  CONFIRM_ARRIVAL: 'sample.arrived',
  STATE_RECEIPT: 'sample.receipt',
  RETURN_SAMPLE: 'sample.return',
  CONFIRM_RETURN: 'sample.returned',
};

const troubles: Partial<Record<NonNullable<DealRow['sampleState']>, NeedKind>> = {
  DAMAGED: 'sample.damaged',
  NOT_RECEIVED: 'sample.missing',
};

const basicsOf = ({ id, title, who, total, currency }: DealRow) => ({
  deal: { id, title },
  who: knownSide(who),
  ...sumsOfAmounts([{ cents: total, currency }]),
});

const later = (first: string | Date | null | undefined, fallback: Date): Date =>
  first ? new Date(first) : fallback;

function ofProposal(row: DealRow, role: Role, now: Date): FoundNeed[] {
  const { kind, by, createdAt, note } = row.proposal ?? {};
  if (!kind || !createdAt || by === role) return [];
  const end = lapsesAt({ kind, createdAt: createdAt.toISOString() });
  if (end !== null && end <= now) return [];
  const about = { ...basicsOf(row), since: createdAt, ...shortened(note) };
  return [
    kind === 'TERMS'
      ? needOfDeal({ ...about, kind: 'deal.terms', at: end ?? createdAt })
      : needOfDeal({ ...about, kind: 'deal.cancellation' }),
  ];
}

function ofAdditions(row: DealRow, role: Role): FoundNeed[] {
  const open = row.additions?.[role === 'BRAND' ? 'CREATOR' : 'BRAND'];
  if (!open) return [];
  return [
    needOfDeal({
      ...basicsOf(row),
      kind: 'addition.answer',
      since: new Date(open.since),
      count: open.count,
      ...sumsOfAmounts([{ cents: open.cents, currency: row.currency }]),
      ...shortened(open.what),
    }),
  ];
}

function ofMessages(row: DealRow, role: Role): FoundNeed[] {
  const { unread, message } = row;
  if (unread <= 0) return [];
  const isTheirs = message !== null && message.side !== role;
  return [
    needOfDeal({
      ...basicsOf(row),
      kind: 'message.unread',
      since: isTheirs ? message.at : row.lastActivityAt,
      count: unread,
      ...(isTheirs && message.type === 'TEXT' ? shortened(message.content) : {}),
    }),
  ];
}

function ofSample(row: DealRow, role: Role): FoundNeed[] {
  const step = ownSampleStep(role, row);
  const { sampleState, terms } = row;
  if (!step || !sampleState) return [];
  const kind = troubles[sampleState] ?? kindOfSampleStep[step];
  const since = later(row.sampleMovedAt, row.acceptedAt ?? row.createdAt);
  const over = row.completedAt ?? later(row.movedAt, row.lastActivityAt);
  const promised = terms?.kind === 'SENT' && terms.arrivesBy ? new Date(terms.arrivesBy) : row.deadline;
  const days: Partial<Record<NeedKind, Date>> = {
    'sample.address': promised,
    'sample.send': promised,
    'sample.arrived': missingAt(since),
    'sample.receipt': row.deadline,
    'sample.return': returnLateAt(over),
  };
  const words = troubles[sampleState] ? shortened(row.sampleNote) : {};
  const { sums: _, ...about } = basicsOf(row);
  return [needOfDeal({ ...about, kind, since, at: days[kind] ?? since, ...words })];
}

function ofBrandsWork(row: DealRow, now: Date): FoundNeed[] {
  const { status, files, deadline } = row;
  const about = basicsOf(row);
  if (status === 'REJECTED') {
    const since = later(row.movedAt, row.lastActivityAt);
    if (row.isBriefedAgain || now.getTime() - since.getTime() > rejectedDays * dayMs) return [];
    return [needOfDeal({ ...about, kind: 'deal.rejected', since, ...shortened(row.statusReason) })];
  }
  if (!files || !reviewStatuses.includes(status)) return [];
  if (files.pending > 0) {
    const since = later(files.submittedAt, row.lastActivityAt);
    return [needOfDeal({ ...about, kind: 'file.review', since, at: deadline, count: files.pending })];
  }
  const isDone = status !== 'NEEDS_REVISION' && files.total > 0 && files.approved === files.total;
  if (!isDone) return [];
  return [
    needOfDeal({ ...about, kind: 'deal.complete', since: later(files.approvedAt, row.lastActivityAt) }),
  ];
}

function ofCreatorsWork(row: DealRow, now: Date): FoundNeed[] {
  const { status, files, deadline } = row;
  const about = basicsOf(row);
  if (status === 'BRIEF_SENT')
    return row.proposal
      ? []
      : [needOfDeal({ ...about, kind: 'deal.brief', since: row.createdAt, at: deadline })];
  if (status === 'NEEDS_REVISION') {
    const since = later(files?.sentBackAt, row.lastActivityAt);
    const at = later(files?.backBy, deadline);
    return [needOfDeal({ ...about, kind: 'deal.revise', since, at, count: files?.sentBack ?? 1 })];
  }
  if (status !== 'ACCEPTED' && status !== 'IN_PROGRESS') return [];
  if (row.waitsForDeposit || waitsForSample(row.sampleState) || row.sampleState === 'ADDRESS_ASKED')
    return [];
  if (files && files.total > 0 && files.approved === files.total) return [];
  if (deadlineEnd(deadline).getTime() - now.getTime() > submitDays * dayMs) return [];
  return [
    needOfDeal({ ...about, kind: 'deal.submit', since: row.acceptedAt ?? row.createdAt, at: deadline }),
  ];
}

/** Everything of the deal that this side has to do. */
export const needsOfDeal = (row: DealRow, role: Role, now: Date): FoundNeed[] => [
  ...ofProposal(row, role, now),
  ...ofAdditions(row, role),
  ...(role === 'BRAND' ? ofBrandsWork(row, now) : ofCreatorsWork(row, now)),
  ...ofSample(row, role),
  ...ofMessages(row, role),
];

import { describe, expect, it } from 'vitest';
import type { FileStatus } from '../files/schemas.ts';
import { DealStatus } from './schemas.ts';
import {
  activeStatuses,
  canMove,
  canUpload,
  closedStatuses,
  currentDeliverables,
  dealMoves,
  dealProgress,
  type FileFacts,
  type Mover,
  movesFor,
  openStatuses,
  reviewStatuses,
} from './status.ts';

describe('the sets of statuses', () => {
  it('are open or closed, all of them, and nothing leaves a closed one', () => {
    expect([...openStatuses, ...closedStatuses].sort()).toEqual([...DealStatus.options].sort());
    const left = dealMoves.flatMap(({ from }) => from);
    expect(closedStatuses.filter((status) => left.includes(status))).toEqual([]);
    expect(openStatuses.filter((status) => !left.includes(status))).toEqual([]);
  });

  it('of review are those out of which a file is sent back, and the one to which', () => {
    const back = dealMoves.find(({ to }) => to === 'NEEDS_REVISION');
    expect([...reviewStatuses].sort()).toEqual([...(back?.from ?? []), 'NEEDS_REVISION'].sort());
  });
});

const file = (status: FileStatus, role: 'CREATOR' | 'BRAND' = 'CREATOR', superseded = false): FileFacts => ({
  status,
  superseded,
  uploader: { role },
});

/** Files that meet both conditions are impossible, so each move is asked with those that suit it. */
const suitable = {
  SUBMITTED: [file('PENDING')],
  COMPLETED: [file('APPROVED')],
} as const satisfies Partial<Record<DealStatus, FileFacts[]>>;
const filesFor = (to: DealStatus) => (to === 'SUBMITTED' || to === 'COMPLETED' ? suitable[to] : []);

/**
 * The table of rules/deals, by hand. Rows: the status now; columns: the status asked for.
 * Letters tell who moves it: c creator, b brand, a admin, s the system. Elsewhere nobody does.
 */
const columns: DealStatus[] = [
  'BRIEF_SENT',
  'ACCEPTED',
  'IN_PROGRESS',
  'SUBMITTED',
  'NEEDS_REVISION',
  'COMPLETED',
  'REJECTED',
  'CANCELLED',
];
const table = `
                 BRIEF_SENT ACCEPTED IN_PROGRESS SUBMITTED NEEDS_REVISION COMPLETED REJECTED CANCELLED
  BRIEF_SENT     -          cs       -           -         -              -         c        bas
  ACCEPTED       -          -        cs          -         -              -         -        as
  IN_PROGRESS    -          -        -           c         s              b         -        as
  SUBMITTED      -          -        s           -         s              b         -        as
  NEEDS_REVISION -          -        cs          -         -              -         -        as
  COMPLETED      -          -        -           -         -              -         -        -
  REJECTED       -          -        -           -         -              -         -        -
  CANCELLED      -          -        -           -         -              -         -        -
`;
const rows = new Map(
  table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [status = '', ...cells] = line.trim().split(/\s+/);
      return [status, cells] as const;
    }),
);
const letters: Record<string, Mover> = { c: 'CREATOR', b: 'BRAND', a: 'ADMIN', s: 'SYSTEM' };
const movers = Object.values(letters);

function expectedMovers(from: DealStatus, to: DealStatus): Mover[] {
  const cell = rows.get(from)?.[columns.indexOf(to)];
  if (cell === undefined) throw new Error(`The table says nothing of ${from} to ${to}.`);
  return movers.filter((mover) => [...cell].some((letter) => letters[letter] === mover));
}
const everAsks = (to: DealStatus, who: Mover) =>
  columns.some((from) => expectedMovers(from, to).includes(who));

describe('every status, asked for every status, by everyone', () => {
  it('knows every status', () => {
    expect([...columns].sort()).toEqual([...DealStatus.options].sort());
    expect([...rows.keys()]).toEqual(columns);
  });

  const cases = columns.flatMap((from) =>
    columns.flatMap((to) => movers.map((who) => ({ from, to, who }) as const)),
  );
  it.each(cases)('$from to $to by $who', ({ from, to, who }) => {
    const answer = canMove(from, to, who, filesFor(to));
    if (expectedMovers(from, to).includes(who)) {
      expect(answer).toEqual({ allowed: true, changes: true });
    } else if (!everAsks(to, who)) {
      expect(answer).toEqual({ allowed: false, code: 'deal.not_your_move' });
    } else if (from === to) {
      expect(answer).toEqual({ allowed: true, changes: false });
    } else {
      expect(answer).toEqual({ allowed: false, code: 'deal.status_conflict' });
    }
    expect(movesFor(from, who, filesFor(to)).includes(to)).toBe(expectedMovers(from, to).includes(who));
  });

  it('lets nothing leave a closed deal, whoever asks', () => {
    for (const from of closedStatuses) {
      for (const who of movers) expect(movesFor(from, who, [file('APPROVED'), file('PENDING')])).toEqual([]);
    }
  });
});

describe('the conditions on files', () => {
  const submit = (files: FileFacts[]) => canMove('IN_PROGRESS', 'SUBMITTED', 'CREATOR', files);
  const complete = (files: FileFacts[]) => canMove('SUBMITTED', 'COMPLETED', 'BRAND', files);
  const nothingSubmitted = { allowed: false, code: 'deal.nothing_submitted' };
  const notAllApproved = { allowed: false, code: 'deal.not_all_approved' };

  it('submits only with something to review', () => {
    expect(submit([])).toEqual(nothingSubmitted);
    expect(submit([file('APPROVED'), file('REJECTED')])).toEqual(nothingSubmitted);
    expect(submit([file('PENDING', 'CREATOR', true)])).toEqual(nothingSubmitted);
    expect(submit([file('REFERENCE', 'BRAND')])).toEqual(nothingSubmitted);
    expect(submit([file('APPROVED'), file('PENDING')])).toMatchObject({ allowed: true });
  });

  it('completes only when every current deliverable is approved', () => {
    expect(complete([])).toEqual(notAllApproved);
    expect(complete([file('REFERENCE', 'BRAND')])).toEqual(notAllApproved);
    for (const status of ['PENDING', 'NEEDS_REVISION', 'REJECTED'] as const) {
      expect(complete([file('APPROVED'), file(status)])).toEqual(notAllApproved);
    }
    expect(complete([file('APPROVED'), file('APPROVED')])).toMatchObject({ allowed: true });
  });

  it('is not held up by references or by files of an earlier round', () => {
    const history = [file('REFERENCE', 'BRAND'), file('REJECTED', 'CREATOR', true)];
    expect(complete([...history, file('APPROVED')])).toMatchObject({ allowed: true });
    expect(complete([...history, file('APPROVED', 'CREATOR', true)])).toEqual(notAllApproved);
    expect(currentDeliverables([...history, file('PENDING')])).toEqual([file('PENDING')]);
  });

  it('asks no files of whoever finds the deal where they wanted it', () => {
    expect(canMove('COMPLETED', 'COMPLETED', 'BRAND')).toEqual({ allowed: true, changes: false });
    expect(canMove('SUBMITTED', 'SUBMITTED', 'CREATOR')).toEqual({ allowed: true, changes: false });
  });
});

describe('uploads and progress', () => {
  it('takes references while the deal is open and content while the creator works', () => {
    const allowing = (role: 'BRAND' | 'CREATOR') => columns.filter((status) => canUpload(status, role));
    expect(allowing('BRAND')).toEqual([
      'BRIEF_SENT',
      'ACCEPTED',
      'IN_PROGRESS',
      'SUBMITTED',
      'NEEDS_REVISION',
    ]);
    expect(allowing('CREATOR')).toEqual(['ACCEPTED', 'IN_PROGRESS', 'NEEDS_REVISION']);
  });

  it('shows the progress of each status', () => {
    expect(columns.map((status) => dealProgress[status])).toEqual([5, 25, 50, 75, 60, 100, 0, 0]);
  });

  it('calls a deal open, active or closed, and never two of them', () => {
    expect(
      columns.filter((status) => activeStatuses.includes(status) && closedStatuses.includes(status)),
    ).toEqual([]);
    expect([...activeStatuses, ...closedStatuses, 'BRIEF_SENT'].sort()).toEqual([...columns].sort());
  });
});

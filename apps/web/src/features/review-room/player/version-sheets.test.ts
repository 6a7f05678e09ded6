import type { DealDetail, DealFile, FileStatus } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { sheetsToCome } from './version-sheets.tsx';

const versions = (status: FileStatus, version = 1) => [{ status, version } as DealFile];
const deal = (used: number, included = 2, status: DealDetail['status'] = 'SUBMITTED') => ({
  status,
  rounds: { used, included },
});

test.each([
  [
    'one for each round',
    deal(0),
    versions('PENDING'),
    [
      { version: 2, round: 1 },
      { version: 3, round: 2 },
    ],
  ],
  ['what is left after the second version', deal(1), versions('PENDING', 2), [{ version: 3, round: 2 }]],
  [
    'the answer to what was sent back, and the next round',
    deal(1, 2, 'NEEDS_REVISION'),
    versions('NEEDS_REVISION'),
    [
      { version: 2, round: 1 },
      { version: 3, round: 2 },
    ],
  ],
  ['none once every round is used', deal(2), versions('PENDING', 3), []],
  [
    'no more than fit',
    deal(0, 9),
    versions('PENDING'),
    [
      { version: 2, round: 1 },
      { version: 3, round: 2 },
    ],
  ],
  ['none after an approval', deal(0), versions('APPROVED'), []],
  ['none in a closed deal', deal(0, 2, 'COMPLETED'), versions('PENDING'), []],
  ['none for a reference', deal(0), versions('REFERENCE'), []],
])('sheets to come: %s', (_, of, files, expected) => expect(sheetsToCome(of, files)).toEqual(expected));

import { DealStatus } from '@briefcast/contract';
import { expect, it } from 'vitest';
import { creatorStatusLabel, dealStatusLabel } from './deal-status.ts';

it('names every status as deal pages show it', () => {
  expect(DealStatus.options.map((status) => dealStatusLabel(status))).toEqual([
    'Brief Sent',
    'Accepted',
    'In Progress',
    'Submitted',
    'Needs Revision',
    'Completed',
    'Rejected',
    'Cancelled',
  ]);
});

it('names every status as the creator sees it', () => {
  expect(DealStatus.options.map((status) => creatorStatusLabel(status))).toEqual([
    'Pending',
    'In Progress',
    'In Progress',
    'Submitted',
    'Needs Revision',
    'Completed',
    'Rejected',
    'Cancelled',
  ]);
});

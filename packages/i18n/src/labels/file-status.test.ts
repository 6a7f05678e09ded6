import { FileStatus } from '@briefcast/contract';
import { expect, it } from 'vitest';
import { fileStatusLabel } from './file-status.ts';

it('names every status of a file', () => {
  expect(FileStatus.options.map(fileStatusLabel)).toEqual([
    'Pending',
    'Approved',
    'Needs Revision',
    'Rejected',
    'Reference',
    'Draft',
  ]);
});

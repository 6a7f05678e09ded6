/** Refusals of a file for what it is (rules/files#refused-for-good). */
import { AppError } from '../refusals.ts';

const codes: readonly string[] = [
  'file.empty',
  'file.location_not_removable',
  'file.not_cleanable',
  'file.too_complex',
  'file.too_large',
  'file.type_not_accepted',
  'file.unreadable',
];

/** Whether the same file would be refused again, so that no retry is offered. */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof AppError && codes.includes(error.code);

/** Kinds of jobs for tests of the queue. */
import { jobKind } from '../platform/jobs/kinds.ts';

export const quickJob = jobKind<{ email: string }>('test.quick', { text: () => 'Quick', lane: 'quick' });
export const slowJob = jobKind<{ id: string }>('test.slow', { text: () => 'Slow', lane: 'slow' });
export const recurringJob = jobKind<Record<string, never>>('test.recurring', {
  text: () => 'Recurring',
  lane: 'slow',
});

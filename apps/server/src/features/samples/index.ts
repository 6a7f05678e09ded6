/** Samples: products for the content of a deal, and how they travel. */
import { minuteMs } from '@briefcast/contract/kit/days';
import { m } from '@briefcast/i18n/messages';
import type { Feature } from '../../platform/feature.ts';
import { jobKind } from '../../platform/jobs/kinds.ts';
import { notifyOverdueSamples } from './notify-overdue.ts';
import { openAndClose } from './open-and-close.ts';
import { ownData } from './own-data.ts';
import { samplesRoutes } from './routes.ts';

const overdueJob = jobKind<Record<string, never>>('samples.overdue', {
  text: m.admin_job_samples,
  lane: 'quick',
});
const everyMilliseconds = 10 * minuteMs;

export const samples: Feature = {
  noun: 'samples',
  floor: 100,
  owns: ['samples'],
  ownData,
  constraintRefusals: { samples_deal_id_deals_id_fk: 'deal.not_found' },
  routes: samplesRoutes,
  timers: (deps) => [{ kind: overdueJob, everyMilliseconds, work: () => notifyOverdueSamples(deps) }],
  writesWithFacts: () => openAndClose,
};

/** The admin's pages and the audit trail. */
import type { Feature } from '../../platform/feature.ts';
import type { WorkFactsReader } from '../creators/work-facts.ts';
import type { ReadPool } from './read-health.ts';
import { deliverTestMail, testMailJob } from './readiness/mail-test.ts';
import { adminRoutes } from './routes.ts';

export const admin: Feature<{ workFacts: WorkFactsReader; pool: ReadPool }> = {
  noun: 'admin',
  floor: 180,
  owns: ['auditEntries'],
  routes: adminRoutes,
  jobs(deps) {
    deps.jobs.handle(testMailJob, (payload) => deliverTestMail(deps, payload));
  },
};

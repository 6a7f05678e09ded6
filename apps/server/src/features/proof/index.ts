/** Proof of how a deal went: its log, its certificate, its evidence. */
import { dayMs } from '@briefcast/contract/kit/days';
import { m } from '@briefcast/i18n/messages';
import type { Feature } from '../../platform/feature.ts';
import { jobKind } from '../../platform/jobs/kinds.ts';
import { beginCheckingLogs, checkSomeLogs, checkSomeLogsJob } from './check-logs-job.ts';
import { sweepLoggedComments } from './forget-people.ts';
import { logAndCertify } from './log-and-certify.ts';
import { proofRoutes } from './routes.ts';
import type { Signer } from './signer.ts';

const checkLogsJob = jobKind<Record<string, never>>('deal_logs.look_after', {
  text: m.admin_job_deal_logs,
  lane: 'slow',
});

export const proof: Feature<{ signer: Signer }> = {
  noun: 'proof',
  floor: 140,
  owns: ['dealLog', 'dealLogParts', 'dealLogHeads', 'signingKeys', 'certificates'],
  routes: proofRoutes,
  jobs(deps, { signer }) {
    deps.jobs.handle(checkSomeLogsJob, (turn) => checkSomeLogs(deps, signer, turn));
  },
  timers: (deps) => [{ kind: checkLogsJob, everyMilliseconds: dayMs, work: () => beginCheckingLogs(deps) }],
  sweeps: [sweepLoggedComments],
  writesWithFacts:
    ({ signer }) =>
    (tx, added, now) =>
      logAndCertify(tx, signer, added, now),
};

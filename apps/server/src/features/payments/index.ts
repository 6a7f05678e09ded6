/** Paying by card. */
import { hourMs } from '@briefcast/contract/kit/days';
import { m } from '@briefcast/i18n/messages';
import type { Feature } from '../../platform/feature.ts';
import { jobKind } from '../../platform/jobs/kinds.ts';
import { paymentsRoutes } from './routes.ts';
import { lookAtCheckouts, sendBack, sendBackJob, settlePayment, settlePaymentJob } from './settle-payment.ts';

const lookJob = jobKind<Record<string, never>>('payments.look', {
  text: m.admin_job_payments,
  lane: 'quick',
});

export const payments: Feature = {
  noun: 'payments',
  floor: 60,
  owns: ['paymentEvents', 'cardCheckouts', 'cardPayments'],
  locks: { cardPayments: 81 },
  routes: paymentsRoutes,
  jobs(deps) {
    const { jobs, payments } = deps;
    if (payments === null) return;
    jobs.handle(settlePaymentJob, ({ paymentId }) => settlePayment(deps, payments, paymentId));
    jobs.handle(sendBackJob, ({ paymentId }) => sendBack(payments, paymentId));
  },
  timers(deps) {
    const { payments } = deps;
    if (payments === null) return [];
    const work = () => lookAtCheckouts(deps, payments);
    return [{ kind: lookJob, everyMilliseconds: hourMs, firstAfterMilliseconds: hourMs, work }];
  },
};

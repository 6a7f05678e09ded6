import type { NewPayment, Payout, PayoutAnswer } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
import { invalidate } from '../../lib/invalidate.ts';
import { showError } from '../../lib/show-error.ts';
import { toastSuccess } from '../../ui/toast.ts';

/** Each once: a payment that changes between two pages may be in both. */
export const payoutsOnce = (pages: readonly { payouts: readonly Payout[] }[]): Payout[] => [
  ...new Map(pages.flatMap(({ payouts }) => payouts).map((payout) => [payout.dealId, payout])).values(),
];

const refresh = () => invalidate('payouts');

const afterAnswer = {
  onSuccess: (_: Payout, { arrived }: PayoutAnswer) =>
    toastSuccess(arrived ? m.payout_arrived_done() : m.payout_denied()),
  onError: (error: unknown) => showError(m.payout_answer_failed(), error),
  onSettled: refresh,
};

/** Says whether a payment arrived; whatever the answer was, the lists and sums are read again. */
export const useAnswerPayout = (dealId: string) =>
  useMutation({
    mutationFn: async (body: PayoutAnswer) =>
      (await client.payouts.answer({ params: { dealId }, body })).payout,
    ...afterAnswer,
  });

/** Says whether a part of a payment arrived. */
export const useAnswerPart = (dealId: string, partId: string) =>
  useMutation({
    mutationFn: async (body: PayoutAnswer) =>
      (await client.payouts.answerPart({ params: { dealId, partId }, body })).payout,
    ...afterAnswer,
  });

/** Reminds the brand. */
export const useRemindOfPayout = (dealId: string) =>
  useMutation({
    mutationFn: async () => (await client.payouts.remind({ params: { dealId } })).payout,
    onSuccess: () => toastSuccess(m.payout_reminded()),
    onError: (error) => showError(m.payout_remind_failed(), error),
    onSettled: refresh,
  });

/** Marks as paid; the caller shows errors. */
export const useMarkPaid = (dealId: string) =>
  useMutation({
    mutationFn: async (body: NewPayment) =>
      (await client.payouts.markPaid({ params: { dealId }, body })).payout,
    onSettled: refresh,
  });

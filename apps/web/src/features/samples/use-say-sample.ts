import type { NewReceipt, NewShipment, PostalAddress, Sample, SampleAnswer } from '@briefcast/contract';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
import { invalidate } from '../../lib/invalidate.ts';
import { keyOf } from '../../lib/query.ts';
import { queryClient } from '../../lib/query-client.ts';

/** Statements of either side on a sample. */
export type SampleCall =
  | { says: 'ADDRESS'; body: PostalAddress }
  | { says: 'SENT'; body: NewShipment }
  | { says: 'ANSWER'; body: SampleAnswer }
  | { says: 'SENT_BACK'; body: NewShipment }
  | { says: 'IS_BACK' }
  | { says: 'RECEIPT'; body: NewReceipt };

async function callFor(dealId: string, call: SampleCall): Promise<{ sample: Sample }> {
  const params = { dealId };
  switch (call.says) {
    case 'ADDRESS':
      return client.samples.giveAddress({ params, body: call.body });
    case 'SENT':
      return client.samples.send({ params, body: call.body });
    case 'ANSWER':
      return client.samples.answer({ params, body: call.body });
    case 'SENT_BACK':
      return client.samples.sendBack({ params, body: call.body });
    case 'IS_BACK':
      return client.samples.confirmReturn({ params });
    case 'RECEIPT':
      return client.samples.stateReceipt({ params, body: call.body });
  }
}

/**
 * Sends a statement; the caller shows errors. The deal and the lists are read again, as deadlines and steps follow
 * from it.
 */
export const useSaySample = (dealId: string) =>
  useMutation({
    mutationFn: (call: SampleCall) => callFor(dealId, call),
    onSuccess: (answer) => queryClient.setQueryData(keyOf('samples.read', { params: { dealId } }), answer),
    onSettled: () => invalidate('deals'),
  });
export type SaySample = ReturnType<typeof useSaySample>;

/**
 * E-invoice of an invoice on its way to the provider: state, every try, and sending it (rules/einvoices#handover).
 */
import { AppError } from '@briefcast/contract';
import { formatDateWithTime } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { queryClient } from '../../lib/query-client.ts';
import { errorText } from '../../lib/show-error.ts';
import { OnlineButton } from '../../ui/online-button.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { handoverText, outcomeText } from './handover-text.ts';
import { handOver, handoverQuery, type InvoiceSource, refreshSent } from './invoice-source.ts';

/** While it waits it is looked at again, so that the first try is seen. */
const everyMilliseconds = 4000;

export function HandoverSection({ source }: { source: InvoiceSource }) {
  const query = handoverQuery(source);
  const { data: handover, isPending } = useQuery({
    ...query,
    select: (answer) => answer.handover,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.handover?.state === 'WAITING' ? everyMilliseconds : false),
  });
  const send = useMutation({
    mutationFn: () => handOver(source),
    onSuccess: async (begun) => {
      queryClient.setQueryData(query.queryKey, begun);
      toastSuccess(m.einvoice_hand_over_begun());
      await refreshSent(source);
    },
  });
  const isOpen = !handover || handover.state === 'FAILED';
  return (
    <section className="border-t border-line pt-4" aria-label={m.einvoice_title()}>
      <h3 className="font-semibold">{m.einvoice_provider()}</h3>
      <p className="mt-1 text-sm text-ink-2" role="status">
        {handover
          ? handoverText(handover)
          : isPending
            ? m.einvoice_tries_loading()
            : m.einvoice_handover_none()}
      </p>
      {handover && handover.tries.length > 0 ? (
        <ul aria-label={m.einvoice_tries()} className="mt-2 divide-y divide-line">
          {handover.tries.map((one) => (
            <li key={one.triedAt} className="flex flex-wrap justify-between gap-x-4 py-1.5 text-sm">
              <span className="min-w-0">{outcomeText(one)}</span>
              <time dateTime={one.triedAt} className="hint num">
                {formatDateWithTime(one.triedAt)}
              </time>
            </li>
          ))}
        </ul>
      ) : null}
      {send.isError ? <Refused error={send.error} /> : null}
      {isOpen && !isPending ? (
        <OnlineButton
          variant="outline"
          size="sm"
          className="mt-3"
          icon={<Send aria-hidden className="ic size-4!" />}
          busy={send.isPending}
          onClick={() => send.mutate()}
        >
          {handover ? m.einvoice_hand_over_again() : m.einvoice_hand_over()}
        </OnlineButton>
      ) : null}
    </section>
  );
}

/** Reason why the handover was not begun, with everything that the document lacks. */
function Refused({ error }: { error: Error }) {
  const details = error instanceof AppError ? error.details : [];
  return (
    <div role="alert" className="mt-2 text-sm text-danger">
      <p>{errorText(error, m.einvoice_hand_over_failed())}</p>
      {details.length > 0 ? (
        <ul className="mt-1 list-disc ps-5">
          {details.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

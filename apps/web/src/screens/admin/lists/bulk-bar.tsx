import type { BulkOutcome } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { adminClient } from '../../../lib/api.ts';
import { errorText } from '../../../lib/show-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { toastError, toastSuccess } from '../../../ui/toast.ts';
import { ReasonField } from '../actions/admin-action.tsx';
import { refreshAdmin } from '../admin-queries.ts';
import type { BulkChoice } from './bulk-actions.ts';
import { BulkResult } from './bulk-result.tsx';
import type { Selection } from './selection.tsx';

interface BulkBarProps<T extends { id: string }> {
  selection: Selection<T>;
  choices: readonly BulkChoice<T>[];
  nameOf: (item: T) => string;
}

interface Asked<T> {
  choice: BulkChoice<T>;
  items: T[];
  /** Number of chosen rows that it would not change. */
  leftOut: number;
}

/**
 * Actions for the chosen rows, below the list, where they push nothing away. Asks once, and reports the result for
 * each row.
 */
export function BulkBar<T extends { id: string }>({ selection, choices, nameOf }: BulkBarProps<T>) {
  const [asked, setAsked] = useState<Asked<T> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [result, setResult] = useState<{ outcomes: BulkOutcome[]; names: Map<string, string> } | null>(null);
  const run = useMutation({
    mutationFn: ({ choice, items }: Asked<T>) => {
      const ids = items.map(({ id }) => id);
      return adminClient.admin.bulk({
        body: { action: choice.action, ids, ...(choice.reasonLabel ? { reason: reason.trim() } : {}) },
      });
    },
    async onSuccess({ outcomes }, { items }) {
      await refreshAdmin();
      setOpen(false);
      selection.clear();
      if (outcomes.every(({ refusal }) => refusal === null)) {
        toastSuccess(m.admin_bulk_done({ n: outcomes.length, count: formatCount(outcomes.length) }));
      } else {
        setResult({ outcomes, names: new Map(items.map((item) => [item.id, nameOf(item)])) });
      }
    },
    onError(error) {
      toastError(errorText(error, m.admin_bulk_failed()));
      // Some of it may have been done.
      void refreshAdmin();
    },
  });

  function ask(choice: BulkChoice<T>) {
    const items = selection.chosen.filter(choice.concerns);
    setReason('');
    setAsked({ choice, items, leftOut: selection.count - items.length });
    setOpen(true);
  }

  const { count } = selection;
  return (
    <>
      {count > 0 ? (
        <section
          aria-label={m.admin_bulk()}
          className="card sticky bottom-3 z-10 mt-3 flex flex-wrap items-center gap-2.5 px-4 py-3 shadow-[0_0_0_1px_var(--c-line-strong),0_8px_24px_rgb(0_0_0/18%)]"
        >
          <div className="me-auto flex items-center gap-1 max-sm:basis-full max-sm:justify-between">
            <p role="status" className="num font-semibold">
              {m.admin_bulk_chosen({ n: count, count: formatCount(count) })}
            </p>
            <IconButton
              size="sm"
              label={m.admin_bulk_clear()}
              icon={<X aria-hidden className="ic" />}
              onClick={selection.clear}
            />
          </div>
          {choices.map((choice) => (
            <Button
              key={choice.action}
              size="sm"
              className="max-sm:flex-1"
              variant={choice.danger ? 'danger-outline' : 'outline'}
              disabled={!selection.chosen.some(choice.concerns)}
              onClick={() => ask(choice)}
            >
              {choice.label()}
            </Button>
          ))}
        </section>
      ) : null}
      {asked ? (
        <ConfirmDialog
          open={isOpen}
          onOpenChange={setOpen}
          title={asked.choice.title(asked.items.length)}
          confirmLabel={asked.choice.label()}
          cancelLabel={asked.choice.cancelLabel?.()}
          danger={asked.choice.danger}
          busy={run.isPending}
          busyText={asked.choice.busyText()}
          disabled={asked.choice.reasonLabel !== undefined && reason.trim() === ''}
          field={
            asked.choice.reasonLabel ? (
              <ReasonField label={asked.choice.reasonLabel()} value={reason} onChange={setReason} />
            ) : undefined
          }
          onConfirm={() => run.mutate(asked)}
        >
          <BulkNames
            rows={asked.items.map((item) => ({ id: item.id, name: nameOf(item) }))}
            leftOut={asked.leftOut}
          />
          {asked.choice.text()}
        </ConfirmDialog>
      ) : null}
      {result ? <BulkResult {...result} onClose={() => setResult(null)} /> : null}
    </>
  );
}

/** More names than these are counted: the question stays one that can be read. */
const namesShown = 8;

interface BulkNamesProps {
  rows: readonly { id: string; name: string }[];
  /** Number of chosen rows that would not change. */
  leftOut: number;
}

/** Names of the rows that a question is about. */
function BulkNames({ rows, leftOut }: BulkNamesProps) {
  const more = rows.length - namesShown;
  return (
    <>
      <span className="mb-3 block">
        {rows.slice(0, namesShown).map(({ id, name }) => (
          <span key={id} className="line-clamp-1 font-semibold wrap-anywhere text-ink">
            <bdi>{name}</bdi>
          </span>
        ))}
        {more > 0 ? (
          <span className="block">{m.admin_bulk_more({ n: more, count: formatCount(more) })}</span>
        ) : null}
      </span>
      {leftOut > 0 ? (
        <span className="mb-3 block">
          {m.admin_bulk_left_out({ n: leftOut, count: formatCount(leftOut) })}
        </span>
      ) : null}
    </>
  );
}

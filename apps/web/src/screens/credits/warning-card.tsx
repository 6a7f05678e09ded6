import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { Minus, Plus } from 'lucide-react';
import { client } from '../../lib/api.ts';
import { invalidate } from '../../lib/invalidate.ts';
import { errorText } from '../../lib/show-error.ts';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { toastError } from '../../ui/toast.ts';

const most = 1000;

/** Number of credits from which on the team is notified; a press counts at once. */
export function WarningCard({ level }: { level: number }) {
  const change = useMutation({
    mutationFn: (warningLevel: number) => client.billing.changeWarning({ body: { warningLevel } }),
    onError: (error) => toastError(errorText(error, m.billing_low_failed())),
    onSettled: () => invalidate('billing'),
  });
  const shown = change.isPending ? change.variables : level;
  const step = (by: number) => {
    const next = Math.min(most, Math.max(0, shown + by));
    if (next !== shown) change.mutate(next);
  };
  return (
    <Card title={m.billing_low()}>
      <p className="text-ui text-ink-2">{m.billing_low_text()}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <span className="flex items-center gap-1 rounded-[10px] p-1 shadow-[inset_0_0_0_1px_var(--c-line-strong)]">
          <IconButton
            size="sm"
            label={m.billing_fewer()}
            icon={<Minus aria-hidden className="ic size-4!" />}
            onClick={() => step(-1)}
          />
          <output className="num min-w-8 text-center font-bold" aria-live="polite">
            {formatCount(shown)}
          </output>
          <IconButton
            size="sm"
            label={m.billing_more()}
            icon={<Plus aria-hidden className="ic size-4!" />}
            onClick={() => step(1)}
          />
        </span>
        <span className="text-ui">{m.billing_low_after()}</span>
      </div>
    </Card>
  );
}

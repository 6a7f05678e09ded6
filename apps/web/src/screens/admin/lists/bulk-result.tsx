import type { BulkOutcome } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { CircleCheck, CircleX } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface BulkResultProps {
  outcomes: readonly BulkOutcome[];
  /** Names by the ids of the outcomes. */
  names: ReadonlyMap<string, string>;
  onClose: () => void;
}

/** Result for each row, unless all went well; refused rows come first. */
export function BulkResult({ outcomes, names, onClose }: BulkResultProps) {
  const done = outcomes.filter(({ refusal }) => refusal === null);
  const refused = outcomes.filter(({ refusal }) => refusal !== null);
  return (
    <Dialog
      sheet
      size="sm"
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.admin_bulk_partly({
        n: outcomes.length,
        done: formatCount(done.length),
        total: formatCount(outcomes.length),
      })}
      footer={<Button onClick={onClose}>{m.dialog_close()}</Button>}
    >
      <ul className="grid gap-3">
        {[...refused, ...done].map(({ id, refusal }) => (
          <li key={id} className="flex items-start gap-2.5">
            {refusal ? (
              <CircleX aria-hidden className="ic mt-0.5 flex-none text-danger" />
            ) : (
              <CircleCheck aria-hidden className="ic mt-0.5 flex-none text-ink-3" />
            )}
            <span className="min-w-0 wrap-anywhere">
              <bdi className="font-semibold">{names.get(id) ?? id}</bdi>
              <span className="hint block">{refusal ? refusal.message : m.admin_bulk_row_done()}</span>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

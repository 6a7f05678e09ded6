import { m } from '@briefcast/i18n/messages';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useDraftActions } from './use-draft-actions.ts';

/** Taking the last submission back, until the brand's first verdict. */
export function TakeBack({ dealId }: { dealId: string }) {
  const { takeBack } = useDraftActions(dealId);
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <p className="min-w-0 flex-1 text-sm text-ink-2">{m.draft_take_back_text()}</p>
      <Button
        variant="outline"
        size="sm"
        icon={<Undo2 aria-hidden className="ic" />}
        onClick={() => setAsking(true)}
      >
        {m.draft_take_back()}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.draft_take_back_title()}
        confirmLabel={m.draft_take_back()}
        busy={takeBack.isPending}
        onConfirm={() => takeBack.mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        {m.draft_take_back_means()}
      </ConfirmDialog>
    </div>
  );
}

import { m } from '@briefcast/i18n/messages';
import { type FormEvent, useState } from 'react';
import { useMoveDeals } from '../../features/campaigns/campaign-queries.ts';
import { CampaignSelect } from '../../features/campaigns/campaign-select.tsx';
import { errorText } from '../../lib/show-error.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toastSuccess } from '../../ui/toast.ts';

interface MoveFormProps {
  dealId: string;
  name: string;
  /** Campaign that the project is in. */
  campaignId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Moves a project to another campaign. */
export function MoveForm({ dealId, name, campaignId, open, onOpenChange }: MoveFormProps) {
  const [to, setTo] = useState('');
  const move = useMoveDeals();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (to === '') return;
    move.mutate(
      { dealIds: [dealId], campaignId: to },
      {
        onSuccess: () => {
          toastSuccess(m.campaign_moved());
          onOpenChange(false);
        },
      },
    );
  }

  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      onSubmit={submit}
      title={m.campaign_move_to()}
      description={<bdi>{name}</bdi>}
      submitText={m.campaign_move()}
      busyText={m.campaign_saving()}
      busy={move.isPending}
      error={move.error ? errorText(move.error, m.campaign_not_moved()) : undefined}
    >
      <CampaignSelect value={to} onChange={setTo} without={campaignId} />
    </FormDialog>
  );
}

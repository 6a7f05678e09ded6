import { NewUsualRights, type UsualRights } from '@briefcast/contract';
import { issueText } from '@briefcast/i18n/findings';
import { m } from '@briefcast/i18n/messages';
import { type FormEvent, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { FormError } from '../../../../ui/field.tsx';
import { OnlineButton } from '../../../../ui/online-button.tsx';
import type { BriefForm } from '../brief-form.ts';
import { RightsRows } from './rights-rows.tsx';
import { useRights } from './use-rights.ts';
import { fieldsOfUsual, type RightsFields, usualOfFields } from './usual-form.ts';
import { UsualPosting } from './usual-posting.tsx';

interface UsualRightsDialogProps {
  /** Initial values of the form. */
  usual: UsualRights;
  description: string;
  isBusy?: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with a set that can be kept; the caller closes the dialog. */
  onKeep: (usual: UsualRights) => void;
}

/** A usual set of rights, to be changed: the lines of a brief without their prices. */
export function UsualRightsDialog({
  usual,
  description,
  isBusy = false,
  open,
  onOpenChange,
  onKeep,
}: UsualRightsDialogProps) {
  // The fields have the names and values of a brief's, whose rows show them.
  const form = useForm<RightsFields>({ defaultValues: fieldsOfUsual(usual) });
  const choice = useRights(form as unknown as UseFormReturn<BriefForm>, []);
  const [error, setError] = useState<string>();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // The screen below may be a form of its own.
    event.stopPropagation();
    const kept = NewUsualRights.safeParse(usualOfFields(form.getValues()));
    setError(kept.error?.issues.map(({ message }) => issueText(message)).join(' '));
    if (kept.success && !isBusy) onKeep(kept.data);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.usual_title()}
      description={description}
      size="xl"
      busy={isBusy}
      onSubmit={handleSubmit}
      footer={
        <>
          <FormError className="min-w-full empty:hidden">{error}</FormError>
          <Button variant="outline" disabled={isBusy} onClick={() => onOpenChange(false)}>
            {m.dialog_cancel()}
          </Button>
          <OnlineButton type="submit" variant="cast" busy={isBusy} busyText={m.usual_keeping()}>
            {m.usual_save()}
          </OnlineButton>
        </>
      }
    >
      <RightsRows choice={choice} posting={<UsualPosting choice={choice} />} />
    </Dialog>
  );
}

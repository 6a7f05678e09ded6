import type { OwnApplication } from '@briefcast/contract';
import { isOpenApplication } from '@briefcast/contract/castings/state';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { errorText } from '../../lib/show-error.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { useWithdrawApplication } from './casting-queries.ts';

interface ApplicationActsProps {
  application: OwnApplication;
  castingId: string;
  /** Opens the form; without it a link leads to the casting, where it opens. */
  onChange?: (() => void) | undefined;
}

/**
 * Creator's actions on an application: changing and withdrawing it until it is answered, and opening the resulting
 * brief.
 */
export function ApplicationActs({ application, castingId, onChange }: ApplicationActsProps) {
  const [isAsked, setAsked] = useState(false);
  const withdraw = useWithdrawApplication(castingId);
  const { deal, state } = application;
  if (deal)
    return (
      <ButtonLink to={paths.creatorDeal.href(deal.id)} size="sm">
        {deal.status === 'BRIEF_SENT' ? m.application_read_brief() : m.application_open_project()}
      </ButtonLink>
    );
  if (!isOpenApplication(state)) return null;
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="ghost" size="sm" onClick={() => setAsked(true)}>
        {m.application_withdraw()}
      </Button>
      {onChange ? (
        <Button variant="outline" size="sm" onClick={onChange}>
          {m.application_edit()}
        </Button>
      ) : (
        <ButtonLink variant="outline" size="sm" to={paths.casting.href(castingId, 'application')}>
          {m.application_edit()}
        </ButtonLink>
      )}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={m.application_withdraw_title()}
        confirmLabel={m.application_withdraw()}
        busy={withdraw.isPending}
        busyText={m.application_withdrawing()}
        onConfirm={() =>
          withdraw.mutate(undefined, {
            onSuccess: () => {
              setAsked(false);
              toastSuccess(m.application_withdrawn());
            },
            onError: (error) => {
              setAsked(false);
              toastError(m.application_not_withdrawn(), errorText(error, m.please_try_again()));
            },
          })
        }
      >
        {m.application_withdraw_text()}
      </ConfirmDialog>
    </div>
  );
}

import { can, type DealDetail, movesFor, type OwnUser } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { Check, Send, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { askToComplete } from '../../../features/deals/ask-to-complete.ts';
import { creatorName } from '../../../features/deals/party-names.ts';
import { useChangeStatus } from '../../../features/deals/use-change-status.ts';
import { actorOf, partiesOf } from '../../../lib/policy.ts';
import { clearReturnUrl, saveReturn } from '../../../lib/return-intent.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { DownloadAll } from '../completed/download-all.tsx';
import { CompleteDialog } from './complete-dialog.tsx';

/** Actions on the whole deal: withdraw a brief, complete a project, and download everything once it is done. */
export function BrandActions({ deal, user }: { deal: DealDetail; user: OwnUser }) {
  if (deal.status === 'COMPLETED') {
    return (
      <>
        <WorkAgain deal={deal} user={user} />
        <DownloadAll deal={deal} />
      </>
    );
  }
  if (!can(actorOf(user), 'deal.move', partiesOf(deal, user))) return null;
  const moves = movesFor(deal.status, 'BRAND', deal.files);
  return (
    <>
      {moves.includes('CANCELLED') ? <WithdrawBrief deal={deal} /> : null}
      {moves.includes('COMPLETED') ? <CompleteProject deal={deal} /> : null}
      <CompleteDialog deal={deal} user={user} />
    </>
  );
}

function CompleteProject({ deal }: { deal: DealDetail }) {
  return (
    <OnlineButton
      variant="cast"
      icon={<Check aria-hidden className="ic" />}
      onClick={() => askToComplete(deal.id)}
    >
      {m.deal_complete()}
    </OnlineButton>
  );
}

function WithdrawBrief({ deal }: { deal: DealDetail }) {
  const withdraw = useChangeStatus(deal.id, {
    failed: m.deal_withdraw_failed(),
    done: m.deal_withdrawn(),
  });
  const [asking, setAsking] = useState(false);

  function handleConfirm() {
    withdraw.mutate('CANCELLED', { onSettled: () => setAsking(false) });
  }

  return (
    <>
      <OnlineButton
        variant="danger-outline"
        icon={<Undo2 aria-hidden className="ic ic-turn" />}
        onClick={() => setAsking(true)}
      >
        {m.deal_withdraw()}
      </OnlineButton>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={m.deal_withdraw_title()}
        confirmLabel={m.deal_withdraw()}
        cancelLabel={m.deal_keep_brief()}
        danger
        busy={withdraw.isPending}
        busyText={m.deal_withdrawing()}
        onConfirm={handleConfirm}
      >
        <RichText
          parts={m.deal_withdraw_text.parts({ creator: creatorName(deal.creator) })}
          tags={{ creator: (children) => <bdi>{children}</bdi> }}
        />
      </ConfirmDialog>
    </>
  );
}

/** Leads to a new brief for the same creator; the directory opens it. */
function WorkAgain({ deal, user }: { deal: DealDetail; user: OwnUser }) {
  const { creator } = deal;
  const actor = actorOf(user);
  const brandId = user.role === 'BRAND' ? user.brandId : null;
  if (!creator || !can(actor, 'brief.send', { brandId })) return null;

  function handleClick(creatorId: string) {
    saveReturn({ url: paths.creators.href(), action: { type: 'sendBrief', creatorId } });
    clearReturnUrl();
  }

  return (
    <ButtonLink
      to={paths.creators.href()}
      variant="outline"
      icon={<Send aria-hidden className="ic ic-turn" />}
      onClick={() => handleClick(creator.id)}
    >
      {m.wrap_work_again({ name: creatorName(creator) })}
    </ButtonLink>
  );
}

import { Menu } from '@base-ui/react/menu';
import type { DealListItem } from '@briefcast/contract';
import { unsuccessfulStatuses } from '@briefcast/contract/deals/status';
import { m } from '@briefcast/i18n/messages';
import { Ellipsis, FolderInput, FolderMinus, UserPlus } from 'lucide-react';
import { useMoveDeals } from '../../features/campaigns/campaign-queries.ts';
import { creatorName } from '../../features/deals/party-names.ts';
import { errorText } from '../../lib/show-error.ts';
import { whenOpen } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PopupMenu } from '../../ui/popup-menu.tsx';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { useFreshDialog } from '../../ui/use-fresh-dialog.ts';
import type { OnBrief } from './brief-of.ts';

const ReplaceForm = whenOpen(async () => (await import('./replace-form.tsx')).ReplaceForm);
const MoveForm = whenOpen(async () => (await import('./move-form.tsx')).MoveForm);

export interface RowMenuProps {
  deal: DealListItem;
  campaignId: string;
  /** Ids of creators whom the campaign has asked. */
  asked: ReadonlySet<string>;
  /** Opens a brief for a creator who takes the place of this one. */
  onBrief: OnBrief;
}

/** Replaces a creator who declined, takes a project out of the campaign, or moves it to another. */
export function RowMenu({ deal, campaignId, asked, onBrief }: RowMenuProps) {
  const replace = useFreshDialog();
  const move = useMoveDeals();
  const dialog = useFreshDialog();
  const takeOut = () =>
    move.mutate(
      { dealIds: [deal.id], campaignId: null },
      {
        onSuccess: () => toastSuccess(m.campaign_taken_out()),
        onError: (error) => toastError(m.campaign_not_moved(), errorText(error, m.please_try_again())),
      },
    );
  return (
    <div className="creator-row-menu">
      <PopupMenu
        trigger={
          <IconButton
            size="sm"
            label={m.campaign_row_more({ name: creatorName(deal.creator) })}
            icon={<Ellipsis aria-hidden className="ic" />}
          />
        }
      >
        {unsuccessfulStatuses.includes(deal.status) ? (
          <Menu.Item className="menu-item" onClick={replace.open}>
            <UserPlus aria-hidden className="ic" />
            {m.campaign_replace()}
          </Menu.Item>
        ) : null}
        <Menu.Item className="menu-item" onClick={dialog.open}>
          <FolderInput aria-hidden className="ic" />
          {m.campaign_move_to()}
        </Menu.Item>
        <Menu.Item className="menu-item" onClick={takeOut}>
          <FolderMinus aria-hidden className="ic" />
          {m.campaign_take_out()}
        </Menu.Item>
      </PopupMenu>
      {replace.opening > 0 ? (
        <ReplaceForm
          key={`replace:${replace.opening}`}
          deal={deal}
          asked={asked}
          onBrief={onBrief}
          open={replace.isOpen}
          onOpenChange={replace.setOpen}
        />
      ) : null}
      {dialog.opening > 0 ? (
        <MoveForm
          key={`move:${dialog.opening}`}
          dealId={deal.id}
          name={creatorName(deal.creator)}
          campaignId={campaignId}
          open={dialog.isOpen}
          onOpenChange={dialog.setOpen}
        />
      ) : null}
    </div>
  );
}

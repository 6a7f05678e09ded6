import { Menu } from '@base-ui/react/menu';
import type { CampaignDetail } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import {
  Archive,
  ArchiveRestore,
  CalendarClock,
  CalendarPlus,
  Ellipsis,
  FolderPlus,
  Pencil,
  Repeat,
  Send,
  UserPlus,
  Wallet,
} from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { AddProjectsDialog, CampaignDialog } from '../../features/campaigns/campaign-dialogs.ts';
import { useArchiveCampaign } from '../../features/campaigns/campaign-queries.ts';
import { carryCampaign } from '../../features/deals/send-brief/carried-campaign.ts';
import { errorText } from '../../lib/show-error.ts';
import { useUser } from '../../lib/use-user.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { whenOpen } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { PopupMenu } from '../../ui/popup-menu.tsx';
import { toastError } from '../../ui/toast.ts';
import { useFreshDialog } from '../../ui/use-fresh-dialog.ts';

const CalendarDialog = whenOpen(async () => (await import('./calendar-dialog.tsx')).CalendarDialog);

/** Buttons of a campaign's head, for who may manage it; in the archive it is only brought back. */
export function CampaignActs({ campaign }: { campaign: CampaignDetail }) {
  const { id: senderId } = useUser();
  const edit = useFreshDialog();
  const add = useFreshDialog();
  const again = useFreshDialog();
  const calendar = useFreshDialog();
  const navigate = useNavigate();
  const archive = useArchiveCampaign(campaign.id);
  const tell = (error: unknown) => toastError(m.campaign_not_saved(), errorText(error, m.please_try_again()));
  const beginAgain =
    again.opening > 0 ? (
      <CampaignDialog
        key={`again:${again.opening}`}
        again={campaign}
        open={again.isOpen}
        onOpenChange={again.setOpen}
        onSaved={(id) => void navigate(paths.campaign.href(id, campaign.id))}
      />
    ) : null;
  if (campaign.isArchived) {
    return (
      <>
        <Button variant="outline" icon={<Repeat aria-hidden className="ic" />} onClick={again.open}>
          {m.campaign_again()}
        </Button>
        <OnlineButton
          variant="outline"
          busy={archive.isPending}
          icon={<ArchiveRestore aria-hidden className="ic" />}
          onClick={() => archive.mutate(false, { onError: tell })}
        >
          {m.campaign_bring_back()}
        </OnlineButton>
        {beginAgain}
      </>
    );
  }
  return (
    <>
      <ButtonLink
        variant="cast"
        to={paths.creators.href()}
        icon={<Send aria-hidden className="ic" />}
        onClick={() => carryCampaign({ senderId, id: campaign.id })}
      >
        {m.campaign_send_brief()}
      </ButtonLink>
      <Button variant="outline" icon={<FolderPlus aria-hidden className="ic" />} onClick={add.open}>
        {m.campaign_add_projects()}
      </Button>
      <Button variant="outline" icon={<Pencil aria-hidden className="ic" />} onClick={edit.open}>
        {m.campaign_edit()}
      </Button>
      <PopupMenu
        trigger={<IconButton label={m.campaign_more()} icon={<Ellipsis aria-hidden className="ic" />} />}
      >
        <Menu.LinkItem
          render={<Link to={paths.payouts.href(campaign.id)} />}
          closeOnClick
          className="menu-item"
        >
          <Wallet aria-hidden className="ic" />
          {m.campaign_payments()}
        </Menu.LinkItem>
        <Menu.LinkItem
          render={<Link to={paths.rights.href(undefined, campaign.id)} />}
          closeOnClick
          className="menu-item"
        >
          <CalendarClock aria-hidden className="ic" />
          {m.campaign_rights()}
        </Menu.LinkItem>
        <Menu.LinkItem render={<Link to={paths.ownPeople.href()} />} closeOnClick className="menu-item">
          <UserPlus aria-hidden className="ic" />
          {m.own_people_invite()}
        </Menu.LinkItem>
        <Menu.Item className="menu-item" onClick={calendar.open}>
          <CalendarPlus aria-hidden className="ic" />
          {m.campaign_calendar()}
        </Menu.Item>
        <Menu.Item className="menu-item" onClick={again.open}>
          <Repeat aria-hidden className="ic" />
          {m.campaign_again()}
        </Menu.Item>
        <Menu.Item className="menu-item" onClick={() => archive.mutate(true, { onError: tell })}>
          <Archive aria-hidden className="ic" />
          {m.campaign_to_archive()}
        </Menu.Item>
      </PopupMenu>
      {beginAgain}
      <CalendarDialog campaign={campaign.id} open={calendar.isOpen} onOpenChange={calendar.setOpen} />
      {edit.opening > 0 ? (
        <CampaignDialog
          key={`edit:${edit.opening}`}
          campaign={campaign}
          open={edit.isOpen}
          onOpenChange={edit.setOpen}
        />
      ) : null}
      {add.opening > 0 ? (
        <AddProjectsDialog
          key={`add:${add.opening}`}
          campaignId={campaign.id}
          open={add.isOpen}
          onOpenChange={add.setOpen}
        />
      ) : null}
    </>
  );
}

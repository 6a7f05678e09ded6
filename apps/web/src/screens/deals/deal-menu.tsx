import { Menu } from '@base-ui/react/menu';
import type { DealDetail, OwnUser } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Ban, CirclePlus, Ellipsis, Flag } from 'lucide-react';
import { mayProposeAddition } from '../../features/additions/may-bind.ts';
import { EndProject, mayEndProject } from '../../features/deals/end-project.tsx';
import { siteQuery } from '../../lib/site-query.ts';
import { whenOpen } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PopupMenu } from '../../ui/popup-menu.tsx';
import { useFreshDialog } from '../../ui/use-fresh-dialog.ts';

const AdditionDialog = whenOpen(
  async () => (await import('../../features/additions/addition-dialog.tsx')).AdditionDialog,
);
const ReportFromDeal = whenOpen(async () => (await import('./report-from-deal.tsx')).ReportFromDeal);

interface DealMenuProps {
  deal: DealDetail;
  user: OwnUser;
}

/** Menu of a deal: what either side seldom does with it. Nothing where there is nothing to do. */
export function DealMenu({ deal, user }: DealMenuProps) {
  const addition = useFreshDialog();
  const report = useFreshDialog();
  const end = useFreshDialog();
  const mayAdd = mayProposeAddition(deal, user);
  const mayReport = useQuery(siteQuery).data?.market?.moderation === true;
  const mayEnd = mayEndProject(deal, user);
  if (!mayAdd && !mayReport && !mayEnd) return null;
  return (
    <>
      <PopupMenu
        trigger={<IconButton label={m.deal_more()} icon={<Ellipsis aria-hidden className="ic" />} />}
      >
        {mayAdd ? (
          <Menu.Item className="menu-item" onClick={addition.open}>
            <CirclePlus aria-hidden className="ic" />
            {m.addition_propose()}
          </Menu.Item>
        ) : null}
        {mayReport ? (
          <Menu.Item className="menu-item" onClick={report.open}>
            <Flag aria-hidden className="ic" />
            {m.report_something()}
          </Menu.Item>
        ) : null}
        {mayEnd ? (
          <Menu.Item className="menu-item menu-item-danger" onClick={end.open}>
            <Ban aria-hidden className="ic" />
            {m.proposal_propose_end()}
          </Menu.Item>
        ) : null}
      </PopupMenu>
      {addition.opening > 0 ? (
        <AdditionDialog
          key={`addition:${addition.opening}`}
          deal={deal}
          open={addition.isOpen}
          onOpenChange={addition.setOpen}
        />
      ) : null}
      {report.opening > 0 ? (
        <ReportFromDeal
          key={`report:${report.opening}`}
          deal={deal}
          user={user}
          open={report.isOpen}
          onOpenChange={report.setOpen}
        />
      ) : null}
      {end.opening > 0 ? (
        <EndProject key={`end:${end.opening}`} deal={deal} open={end.isOpen} onOpenChange={end.setOpen} />
      ) : null}
    </>
  );
}

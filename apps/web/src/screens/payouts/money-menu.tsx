import { Menu } from '@base-ui/react/menu';
import type { Payout } from '@briefcast/contract';
import { dealPath } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { ArrowUpRight, Ellipsis, Eye } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useInvoicePapers } from '../../parts/invoices/invoice-papers.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PopupMenu } from '../../ui/popup-menu.tsx';
import { PaymentDetails } from './payment-details.tsx';
import type { MoneyAct } from './use-money-acts.tsx';

interface MoneyMenuProps {
  payout: Payout;
  /** Name of the brand. */
  name: string;
  acts: readonly MoneyAct[];
}

/** Menu of what a payment's line leaves out for its creator: seldom actions, its course, invoices, and the project. */
export function MoneyMenu({ payout, name, acts }: MoneyMenuProps) {
  const { dealId, title, invoices } = payout;
  const [showsDetails, setShowsDetails] = useState(false);
  const { papersOf, dialogs } = useInvoicePapers(dealId);
  return (
    <>
      <PopupMenu
        trigger={
          <IconButton
            label={m.owed_more({ creator: name, title })}
            icon={<Ellipsis aria-hidden className="ic" />}
          />
        }
      >
        {acts.map(({ text, Icon, onPress }) => (
          <Menu.Item key={text} className="menu-item" onClick={onPress}>
            <Icon aria-hidden className="ic" />
            {text}
          </Menu.Item>
        ))}
        <Menu.Item className="menu-item" onClick={() => setShowsDetails(true)}>
          <Eye aria-hidden className="ic" />
          {m.money_details()}
        </Menu.Item>
        <Menu.Item className="menu-item" render={<Link to={dealPath('CREATOR', dealId)} />}>
          <ArrowUpRight aria-hidden className="ic ic-turn" />
          {m.owed_open_project()}
        </Menu.Item>
        {invoices.length > 0 ? <Menu.Separator className="menu-line" /> : null}
        {invoices.map(papersOf)}
      </PopupMenu>
      {dialogs}
      {showsDetails ? <PaymentDetails payout={payout} open onOpenChange={setShowsDetails} /> : null}
    </>
  );
}

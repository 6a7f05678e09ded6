import { Menu } from '@base-ui/react/menu';
import type { Payout } from '@briefcast/contract';
import { dealPath } from '@briefcast/contract/paths';
import { formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { ArrowUpRight, BadgeCheck, Ellipsis, Eye, Landmark } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { AccountDialog } from '../../features/bank-details/payee-account.tsx';
import { useRevealDetails } from '../../features/bank-details/use-payee-details.ts';
import { AnswerNote } from '../../features/payouts/answer-note.tsx';
import { PaymentProof } from '../../features/payouts/payment-proof.tsx';
import { useInvoicePapers } from '../../parts/invoices/invoice-papers.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PopupMenu } from '../../ui/popup-menu.tsx';
import { needsAccount } from './run-choice.tsx';

interface OwedMenuProps {
  payout: Payout;
  /** Name of the creator. */
  name: string;
  mayMark: boolean;
  onMark: () => void;
}

/** Menu of what a payment's line leaves out: account and code, proof, invoices, and the project. */
export function OwedMenu({ payout, name, mayMark, onMark }: OwedMenuProps) {
  const { dealId, title, currency, restCents, payment, payee, state, invoices } = payout;
  const look = useRevealDetails(dealId);
  const [showsProof, setShowsProof] = useState(false);
  const { papersOf, dialogs } = useInvoicePapers(dealId);
  const isOwed = state === 'DUE' || state === 'NOT_ARRIVED';
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
        {mayMark && payee && payee.version !== null ? (
          <Menu.Item className="menu-item" onClick={() => look.mutate()}>
            <Landmark aria-hidden className="ic" />
            {m.payee_show()}
          </Menu.Item>
        ) : null}
        {mayMark && isOwed && needsAccount(payout) ? (
          <Menu.Item className="menu-item" onClick={onMark}>
            <BadgeCheck aria-hidden className="ic" />
            {state === 'DUE' ? m.owed_mark() : m.owed_mark_again()}
          </Menu.Item>
        ) : null}
        {payment ? (
          <Menu.Item className="menu-item" onClick={() => setShowsProof(true)}>
            <Eye aria-hidden className="ic" />
            {m.owed_see_proof()}
          </Menu.Item>
        ) : null}
        <Menu.Item className="menu-item" render={<Link to={dealPath('BRAND', dealId)} />}>
          <ArrowUpRight aria-hidden className="ic ic-turn" />
          {m.owed_open_project()}
        </Menu.Item>
        {invoices.length > 0 ? <Menu.Separator className="menu-line" /> : null}
        {invoices.map(papersOf)}
      </PopupMenu>
      {dialogs}
      <AccountDialog
        creator={name}
        due={{ currency, amountCents: restCents, reference: payout.invoiceReference }}
        look={look}
        onClose={look.reset}
      />
      {showsProof && payment ? (
        <Dialog
          open
          onOpenChange={setShowsProof}
          sheet
          title={m.owed_proof_title({ amount: formatMoney(restCents, currency) })}
          description={<bdi>{title}</bdi>}
        >
          <div className="grid gap-4">
            <PaymentProof payment={payment} />
            <AnswerNote note={payout.answer?.note} />
          </div>
        </Dialog>
      ) : null}
    </>
  );
}

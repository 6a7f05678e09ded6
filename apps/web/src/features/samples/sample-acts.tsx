/** Actions of a side on a sample now: the buttons, and the dialogs that they open. */
import {
  type DealDetail,
  endStatuses,
  type Sample,
  type SampleState,
  type SampleStep,
} from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { MapPin, PackageCheck, PackageX, ReceiptText, Truck, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { showError } from '../../lib/show-error.ts';
import { Button } from '../../ui/button.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { useFreshDialog } from '../../ui/use-fresh-dialog.ts';
import { AddressDialog } from './address-dialog.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { ShipDialog } from './ship-dialog.tsx';
import { TroubleDialog } from './trouble-dialog.tsx';
import type { SampleCall, SaySample } from './use-say-sample.ts';

interface DialogsOf {
  deal: DealDetail;
  sample: Sample;
  steps: readonly SampleStep[];
  say: SaySample;
}

type FreshDialog = ReturnType<typeof useFreshDialog>;

/** The dialogs of a sample, each opened by a step, and the small buttons that correct earlier statements. */
export function useSampleDialogs({ deal, sample, steps, say }: DialogsOf) {
  const { state, terms, address, shipment, returned, receipt } = sample;
  const [addressIs, parcelIs, troubleIs, receiptIs] = [
    useFreshDialog(),
    useFreshDialog(),
    useFreshDialog(),
    useFreshDialog(),
  ];
  const isReturn = steps.includes('SEND_BACK');
  const opened = ({ isOpen, setOpen }: FreshDialog) => ({ say, open: isOpen, onOpenChange: setOpen });
  const changes = steps.includes('GIVE_ADDRESS') && address !== null;
  const corrects =
    (state === 'ON_ITS_WAY' && steps.includes('SEND')) || (state === 'ON_ITS_WAY_BACK' && isReturn);
  return {
    openers: { address: addressIs, parcel: parcelIs, trouble: troubleIs, receipt: receiptIs },
    changeAddress: changes ? (
      <Button variant="ghost" size="sm" onClick={addressIs.open}>
        {m.sample_change_address()}
      </Button>
    ) : null,
    correctParcel: corrects ? (
      <Button variant="ghost" size="sm" onClick={parcelIs.open}>
        {m.sample_correct_sent()}
      </Button>
    ) : null,
    shown: (
      <>
        {addressIs.opening > 0 ? (
          <AddressDialog key={`address ${addressIs.opening}`} address={address} {...opened(addressIs)} />
        ) : null}
        {parcelIs.opening > 0 ? (
          <ShipDialog
            key={`parcel ${parcelIs.opening}`}
            isReturn={isReturn}
            dealSentAt={deal.createdAt}
            shipment={isReturn ? returned : state === 'ON_ITS_WAY' ? shipment : null}
            {...opened(parcelIs)}
          />
        ) : null}
        {troubleIs.opening > 0 ? (
          <TroubleDialog
            key={`trouble ${troubleIs.opening}`}
            dealId={deal.id}
            steps={steps}
            {...opened(troubleIs)}
          />
        ) : null}
        {receiptIs.opening > 0 && terms.kind === 'BOUGHT' ? (
          <ReceiptDialog
            key={`receipt ${receiptIs.opening}`}
            dealId={deal.id}
            currency={deal.currency}
            terms={terms}
            receipt={receipt}
            {...opened(receiptIs)}
          />
        ) : null}
      </>
    ),
  };
}

interface SampleActsProps {
  deal: DealDetail;
  dialogs: ReturnType<typeof useSampleDialogs>;
  steps: readonly SampleStep[];
  say: SaySample;
  state: SampleState;
}

/** The steps that a side can take now, the likeliest first. */
export function SampleActs({ deal, dialogs: { openers, shown }, steps, say, state }: SampleActsProps) {
  const has = (step: SampleStep) => steps.includes(step);
  const tell = (call: SampleCall, done: string) =>
    say.mutate(call, {
      onSuccess: () => toastSuccess(done),
      onError: (error) => showError(m.sample_saving_failed(), error),
    });
  const button = (
    text: string,
    icon: ReactNode,
    onClick: () => void,
    variant: 'cast' | 'outline' = 'outline',
  ) => (
    <OnlineButton
      variant={variant}
      icon={icon}
      busy={say.isPending}
      onClick={onClick}
      className="max-sm:w-full"
    >
      {text}
    </OnlineButton>
  );
  return (
    <div className="flex flex-wrap gap-2.5 empty:hidden">
      {has('GIVE_ADDRESS') && state === 'ADDRESS_ASKED'
        ? button(m.sample_give_address(), <MapPin aria-hidden className="ic" />, openers.address.open, 'cast')
        : null}
      {has('SEND') && state !== 'ON_ITS_WAY'
        ? button(m.sample_mark_sent(), <Truck aria-hidden className="ic" />, openers.parcel.open, 'cast')
        : null}
      {has('ARRIVE')
        ? button(
            m.sample_it_arrived(),
            <PackageCheck aria-hidden className="ic" />,
            () => tell({ says: 'ANSWER', body: { outcome: 'ARRIVED' } }, m.sample_arrived_saved()),
            state === 'ON_ITS_WAY' ? 'cast' : 'outline',
          )
        : null}
      {has('SEND_BACK') && state === 'TO_RETURN'
        ? button(
            m.sample_send_back(),
            <Undo2 aria-hidden className="ic" />,
            openers.parcel.open,
            // It is content before it goes back: what comes next until then is the work.
            endStatuses.includes(deal.status) ? 'cast' : 'outline',
          )
        : null}
      {has('DAMAGE')
        ? button(
            has('MISS') ? m.sample_is_wrong() : m.sample_is_damaged(),
            <PackageX aria-hidden className="ic" />,
            openers.trouble.open,
          )
        : null}
      {has('CONFIRM_RETURN')
        ? button(
            m.sample_confirm_return(),
            <PackageCheck aria-hidden className="ic" />,
            () => tell({ says: 'IS_BACK' }, m.sample_returned_saved()),
            state === 'ON_ITS_WAY_BACK' ? 'cast' : 'outline',
          )
        : null}
      {has('STATE_RECEIPT')
        ? button(
            state === 'BOUGHT' ? m.sample_correct_receipt() : m.sample_state_receipt(),
            <ReceiptText aria-hidden className="ic" />,
            openers.receipt.open,
            state === 'BOUGHT' ? 'outline' : 'cast',
          )
        : null}
      {shown}
    </div>
  );
}

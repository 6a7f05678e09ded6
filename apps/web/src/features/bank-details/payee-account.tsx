import { type Currency, type PayeeDetails, type PayeeState, paymentText } from '@briefcast/contract';
import { inGroups } from '@briefcast/contract/bank-details/schemas';
import { formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Copy, PhoneCall } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { copyToClipboard } from '../../lib/copy-to-clipboard.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { FurtherName } from '../../ui/further-name.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { useAskForDetails, useNoteCall, type useRevealDetails } from './use-payee-details.ts';

interface PayeeProps {
  dealId: string;
  /** Name of the creator. */
  creator: string;
  payee: PayeeState;
}

/** Amount due, and the reference by which the creator recognises the payment. */
interface Due {
  currency: Currency;
  amountCents: number;
  reference: string;
}

interface AccountDialogProps {
  creator: string;
  due: Due;
  look: ReturnType<typeof useRevealDetails>;
  onClose: () => void;
}

/** Account to which a brand pays a deal's dues, as `look` read it: each look is told to the creator. */
export function AccountDialog({ creator, due, look, onClose }: AccountDialogProps) {
  const { data, isPending } = look;
  return (
    <Dialog
      open={isPending || data !== undefined}
      onOpenChange={onClose}
      sheet
      title={m.payee_of({ creator })}
    >
      {isPending ? <LoadingText>{m.payee_showing()}</LoadingText> : null}
      {data ? <Account details={data} creator={creator} due={due} /> : null}
      {data === null ? (
        <p className="text-sm">
          <b className="block font-semibold">{m.payee_none()}</b>
          <span className="hint block">{m.payee_none_text({ creator })}</span>
        </p>
      ) : null}
    </Dialog>
  );
}

interface AccountProps {
  details: PayeeDetails;
  creator: string;
  due: Due;
}

function Account({ details, creator, due }: AccountProps) {
  const { holder, account } = details;
  return (
    <div className="flex flex-wrap items-start gap-x-7 gap-y-3">
      <AccountFacts details={details} reference={due.reference} />
      <figure className="flex items-center gap-3">
        <QrCode
          text={paymentText({ holder, account, ...due })}
          label={m.payee_code({ creator })}
          className="size-28 flex-none rounded-md"
        />
        <figcaption className="hint max-w-56">{m.payee_code_text()}</figcaption>
      </figure>
    </div>
  );
}

function AccountFacts({ details, reference }: { details: PayeeDetails; reference: string }) {
  const { holder, place, account, bank, swift } = details;
  const label = place === 'ELSEWHERE' ? m.bank_account() : m.bank_iban();
  return (
    <dl className="flex min-w-0 flex-1 basis-72 flex-wrap items-center gap-x-7 gap-y-2 text-sm">
      <Fact label={m.bank_holder()}>
        <bdi className="wrap-anywhere">{holder}</bdi>
      </Fact>
      <Fact label={label}>
        <bdi dir="ltr" className="num font-mono wrap-anywhere">
          {inGroups(account)}
        </bdi>
        <CopyButton what={label} text={account} />
      </Fact>
      <Fact label={m.payee_reference()}>
        <bdi dir="ltr" className="num">
          {reference}
        </bdi>
        <CopyButton what={m.payee_reference()} text={reference} />
      </Fact>
      <Fact label={m.bank_bank()}>
        <bdi className="wrap-anywhere">{bank}</bdi>
      </Fact>
      {swift ? (
        <Fact label={m.bank_swift()}>
          <bdi dir="ltr" className="num font-mono">
            {swift}
          </bdi>
          <CopyButton what={m.bank_swift()} text={swift} />
        </Fact>
      ) : null}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-2">{label}</dt>
      <dd className="flex min-h-9 items-center gap-1 font-semibold">{children}</dd>
    </div>
  );
}

/** Copies what banks take: without the spaces that are there for the eye. */
function CopyButton({ what, text }: { what: string; text: string }) {
  function copy() {
    copyToClipboard(text).then(
      () => toastSuccess(m.payee_copied(), text),
      () => toastError(m.payee_not_copied(), text),
    );
  }
  return (
    <IconButton
      size="sm"
      label={m.payee_copy({ what })}
      icon={<Copy aria-hidden className="ic size-4!" />}
      onClick={copy}
    />
  );
}

/** Asks the creator for bank details. */
export function AskForDetails({ dealId, creator }: Pick<PayeeProps, 'dealId' | 'creator'>) {
  const ask = useAskForDetails(dealId, creator);
  return (
    <OnlineButton
      variant="outline"
      size="sm"
      busy={ask.isPending}
      busyText={m.payee_asking()}
      onClick={() => ask.mutate()}
    >
      {m.payee_ask()}
      <FurtherName>{creator}</FurtherName>
    </OnlineButton>
  );
}

/** A changed account may be a thief's: the brand calls before it pays, and says so here. */
export function CallFirst({ dealId, creator, payee: { version, changedAt } }: PayeeProps) {
  const [isAsking, setAsking] = useState(false);
  const call = useNoteCall(dealId);
  if (version === null || changedAt === null) return null;
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        icon={<PhoneCall aria-hidden className="ic size-4!" />}
        onClick={() => setAsking(true)}
      >
        {m.payee_call()}
        <FurtherName>{creator}</FurtherName>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.payee_call_title({ creator })}
        confirmLabel={m.payee_called()}
        busy={call.isPending}
        onConfirm={() => call.mutate(version, { onSettled: () => setAsking(false) })}
      >
        {m.payee_changed({ creator, day: formatShortDate(changedAt) })} {m.payee_changed_text()}
      </ConfirmDialog>
    </>
  );
}

import { type Currency, type PayeeDetails, type PayeeState, paymentText } from '@briefcast/contract';
import { inGroups } from '@briefcast/contract/bank-details/schemas';
import { formatLongDate, formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Copy, Eye, PhoneCall } from 'lucide-react';
import type { ReactNode } from 'react';
import { copyToClipboard } from '../../lib/copy-to-clipboard.ts';
import { FurtherName } from '../../ui/further-name.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { useAskForDetails, useLookAtDetails, useNoteCall } from './bank-details-queries.ts';

interface PayeeProps {
  dealId: string;
  /** The creator's name. */
  creator: string;
  payee: PayeeState;
}

/** Amount due, and the reference by which the creator recognises the payment. */
interface Due {
  currency: Currency;
  amountCents: number;
  reference: string;
}

/** Account to which a brand pays a deal's dues: shown on a press, as the creator is notified of each look. */
export function PayeeAccount({ dealId, creator, payee, due }: PayeeProps & { due: Due }) {
  const look = useLookAtDetails(dealId);
  const isMissing = payee.version === null || look.data === null;
  return (
    <div className="grid gap-2.5 border-t border-line pt-3">
      {isMissing ? <Missing dealId={dealId} creator={creator} payee={payee} /> : null}
      {look.data ? <Account details={look.data} creator={creator} due={due} /> : null}
      {!isMissing && !look.data ? (
        <OnlineButton
          variant="ghost"
          size="sm"
          className="justify-self-start"
          icon={<Eye aria-hidden className="ic size-4!" />}
          busy={look.isPending}
          busyText={m.payee_showing()}
          onClick={() => look.mutate()}
        >
          {m.payee_show()}
          <FurtherName>{creator}</FurtherName>
        </OnlineButton>
      ) : null}
      {payee.changedAt && payee.version !== null ? (
        <CallFirst
          dealId={dealId}
          creator={creator}
          version={payee.version}
          day={formatShortDate(payee.changedAt)}
        />
      ) : null}
    </div>
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

function Missing({ dealId, creator, payee: { askedAt } }: PayeeProps) {
  const ask = useAskForDetails(dealId, creator);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-56 text-sm">
        <b className="block font-semibold">{m.payee_none()}</b>
        <span className="hint block">
          {m.payee_none_text({ creator })} {askedAt ? m.payee_asked({ day: formatLongDate(askedAt) }) : null}
        </span>
      </p>
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
    </div>
  );
}

interface CallFirstProps extends Omit<PayeeProps, 'payee'> {
  version: number;
  day: string;
}

/** A changed account may be a thief's: the brand calls before it pays. */
function CallFirst({ dealId, creator, version, day }: CallFirstProps) {
  const call = useNoteCall(dealId);
  return (
    <div
      data-tone="orange"
      className="ear-sm flex flex-wrap items-center gap-x-3 gap-y-2 bg-k-bg px-3.5 py-2 pe-5 text-sm text-k-ink shadow-[inset_0_0_0_1px_var(--k-line)]"
    >
      <p className="flex min-w-0 flex-1 basis-56 items-start gap-2.5">
        <PhoneCall aria-hidden className="ic mt-0.5 size-4!" />
        <span className="min-w-0">
          <b className="font-semibold">{m.payee_changed({ creator, day })}</b> {m.payee_changed_text()}
        </span>
      </p>
      <OnlineButton variant="outline" size="sm" busy={call.isPending} onClick={() => call.mutate(version)}>
        {m.payee_called()}
        <FurtherName>{creator}</FurtherName>
      </OnlineButton>
    </div>
  );
}

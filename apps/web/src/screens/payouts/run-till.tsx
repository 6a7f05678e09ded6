import {
  currencies,
  mostRunPayments,
  type NewPayoutRun,
  type Payout,
  type RunFileKind,
} from '@briefcast/contract';
import { isPurpose } from '@briefcast/contract/payout-runs/purpose';
import { formatCount, formatList, formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { storedPurpose, storePurpose, usedPurposes } from '../../features/payout-runs/purposes.ts';
import { useMakeRun, type WantedFile } from '../../features/payout-runs/use-payout-runs.ts';
import { usualCurrency } from '../../lib/market.ts';
import { currencyCode } from '../../parts/currencies/currency-code.ts';
import { Card } from '../../ui/card.tsx';
import { whenOpen } from '../../ui/dialog.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { PurposeField } from './purpose-field.tsx';
import { HeldQuestion } from './run-questions.tsx';

const DebtorDialog = whenOpen(async () => (await import('./debtor-dialog.tsx')).DebtorDialog);

const kinds: Record<RunFileKind, () => string> = { CSV: m.run_csv, PAIN_001: m.run_pain };

/** A run of these, which takes those that an open run has. */
function newRunOf(payments: readonly Payout[]): NewPayoutRun {
  const replaces = [...new Set(payments.flatMap(({ openRun }) => openRun ?? []))];
  return {
    dealIds: payments.map(({ dealId }) => dealId),
    ...(replaces.length > 0 ? { replaces } : {}),
  };
}

interface RunTillProps {
  brandId: string;
  chosen: readonly Payout[];
  /** When the run is made. */
  onMade: () => void;
}

/** Ticked payouts as a run for each currency: number of payments, sum, and the files for the bank. */
export function RunTill({ brandId, chosen, onMade }: RunTillProps) {
  const [kind, setKind] = useState<RunFileKind>('CSV');
  const [asks, setAsks] = useState<'held' | 'debtor' | null>(null);
  const [purpose, setPurpose] = useState(() => storedPurpose(brandId));
  const make = useMakeRun();
  // Banks take one file for each currency, and so each has a run of its own.
  const runs = currencies.flatMap((currency) => {
    const payments = chosen.filter((payout) => payout.currency === currency);
    return payments.length > 0 ? [{ currency, payments }] : [];
  });
  const isTooMany = runs.some(({ payments }) => payments.length > mostRunPayments);
  const creators = [...new Set(chosen.map(({ party }) => party.name ?? m.owed_gone_creator()))];

  const held = chosen.filter(({ openRun }) => openRun);

  const makeWith = (wanted: WantedFile) =>
    make.mutate({ runs: runs.map(({ payments }) => newRunOf(payments)), wanted }, { onSuccess: onMade });
  const download = () => {
    storePurpose(brandId, purpose.trim());
    setAsks(kind === 'CSV' ? null : 'debtor');
    if (kind === 'CSV') makeWith({ kind, purpose: purpose.trim() });
  };

  return (
    <Card
      as="aside"
      className="run-till on-stage self-start bg-stage! text-on-stage xl:sticky xl:top-24 xl:mt-5"
      aria-label={m.run_till()}
    >
      <h2 className="text-d4" aria-live="polite">
        {runs.length > 1
          ? m.run_title_several({ runs: formatCount(runs.length), count: formatCount(chosen.length) })
          : m.run_title({ n: chosen.length, count: formatCount(chosen.length) })}
      </h2>
      {chosen.length > 0 ? (
        <p className="mt-2 text-sm wrap-anywhere">{formatList(creators)}</p>
      ) : (
        <p className="mt-2 text-sm">{m.run_nothing_chosen()}</p>
      )}
      {(runs.length > 0 ? runs : [{ currency: usualCurrency(), payments: [] }]).map(
        ({ currency, payments }) => (
          <p
            key={currency}
            className="mt-4 flex items-baseline justify-between gap-3 border-t border-dashed border-current/40 pt-3"
          >
            <span className="text-sm font-semibold">
              {m.run_in_currency({ currency: currencyCode(currency) })}
              {runs.length > 1 ? (
                <span className="block font-normal">
                  {m.run_payments({ n: payments.length, count: formatCount(payments.length) })}
                </span>
              ) : null}
            </span>
            <b className="disp num text-[34px] leading-none">
              {formatMoney(
                payments.reduce((sum, { restCents }) => sum + restCents, 0),
                currency,
              )}
            </b>
          </p>
        ),
      )}
      <fieldset className="mt-4 grid grid-cols-2 gap-1 rounded-md bg-current/10 p-1">
        <legend className="sr-only">{m.run_file_kind()}</legend>
        {(Object.keys(kinds) as RunFileKind[]).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === kind}
            className={clsx(
              'min-h-10 rounded-sm px-3 text-sm font-semibold',
              each === kind && 'bg-surface text-ink',
            )}
            onClick={() => setKind(each)}
          >
            {kinds[each]()}
          </button>
        ))}
      </fieldset>
      <div className="mt-3">
        <PurposeField purpose={purpose} used={usedPurposes(brandId)} onChange={setPurpose} />
      </div>
      <OnlineButton
        variant="cast"
        className="mt-3 w-full"
        icon={<Download aria-hidden className="ic" />}
        disabled={chosen.length === 0 || isTooMany || !isPurpose(purpose)}
        busy={make.isPending}
        busyText={m.run_downloading()}
        onClick={() => (held.length > 0 ? setAsks('held') : download())}
      >
        {runs.length > 1 ? m.run_download_several({ count: formatCount(runs.length) }) : m.run_download()}
      </OnlineButton>
      {isTooMany ? (
        <p role="alert" className="mt-2 text-sm">
          {m.run_too_many({ most: formatCount(mostRunPayments) })}
        </p>
      ) : null}
      <p className="mt-2 text-xs">{m.run_told()}</p>
      {asks === 'held' ? (
        <HeldQuestion held={held} onConfirm={download} onClose={() => setAsks(null)} />
      ) : null}
      <DebtorDialog
        brandId={brandId}
        currencies={runs.map(({ currency }) => currency)}
        dueOn={chosen.map(({ dueAt }) => dueAt).sort()[0]}
        open={asks === 'debtor'}
        onOpenChange={(open) => setAsks(open ? 'debtor' : null)}
        onGiven={(order) => makeWith({ kind: 'PAIN_001', purpose: purpose.trim(), ...order })}
      />
    </Card>
  );
}

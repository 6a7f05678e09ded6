import { type PayoutRun, type RunFileKind, type RunPaymentState, runStanding } from '@briefcast/contract';
import { dealPath } from '@briefcast/contract/paths';
import { formatCount, formatExactMoney, formatLongDate, formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import {
  Ban,
  CheckCheck,
  CircleAlert,
  CircleDashed,
  Download,
  type LucideIcon,
  ReceiptText,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { storedPurpose } from '../../features/payout-runs/purposes.ts';
import { useTakeRunFile } from '../../features/payout-runs/use-payout-runs.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { whenOpen } from '../../ui/dialog.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { MarkRunDialog } from './mark-run-dialog.tsx';
import { runPerson } from './run-person.ts';
import { AgainQuestion, DiscardQuestion, ReplaceQuestion } from './run-questions.tsx';

const DebtorDialog = whenOpen(async () => (await import('./debtor-dialog.tsx')).DebtorDialog);

type Look = { tone: 'yellow' | 'aqua' | 'green' | 'orange' | 'buff'; Icon: LucideIcon; text: string };

const paymentLooks: Record<RunPaymentState, () => Look> = {
  OPEN: () => ({ tone: 'yellow', Icon: CircleDashed, text: m.run_payment_open() }),
  ELSEWHERE: () => ({ tone: 'buff', Icon: ReceiptText, text: m.run_payment_elsewhere() }),
  MARKED: () => ({ tone: 'aqua', Icon: ReceiptText, text: m.payout_is_marked() }),
  NOT_ARRIVED: () => ({ tone: 'orange', Icon: CircleAlert, text: m.payout_is_not_arrived() }),
  CONFIRMED: () => ({ tone: 'green', Icon: CheckCheck, text: m.payout_is_confirmed() }),
};

function runLook(run: PayoutRun): Look {
  const { state, marked, confirmed } = runStanding(run);
  if (state === 'OPEN') return { tone: 'yellow', Icon: CircleDashed, text: m.run_open() };
  if (state === 'DISCARDED') return { tone: 'buff', Icon: Ban, text: m.run_is_discarded() };
  if (state === 'OVER') return { tone: 'buff', Icon: Ban, text: m.run_over() };
  if (state === 'CONFIRMED') return { tone: 'green', Icon: CheckCheck, text: m.payout_is_confirmed() };
  const counts = { confirmed: formatCount(confirmed), marked: formatCount(marked) };
  const text = confirmed === 0 ? m.payout_is_marked() : m.run_confirmed_by(counts);
  return { tone: 'aqua', Icon: ReceiptText, text };
}

interface RunCardProps {
  run: PayoutRun;
  brandId: string;
  mayMark: boolean;
}

/** A run that was made: its payments, how far each is, its files again, and marking it as paid. */
export function RunCard({ run, brandId, mayMark }: RunCardProps) {
  const {
    number,
    currency,
    createdAt,
    createdBy,
    discardedAt,
    discardedBy = null,
    payments,
    downloads,
  } = run;
  const { tone, Icon, text } = runLook(run);
  const total = payments.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return (
    <Card as="li" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <h3 className="text-xl">{m.run_number({ number: String(number) })}</h3>
          <p className="hint mt-0.5">
            {m.run_made({ day: formatLongDate(createdAt), name: runPerson(createdBy) })}
          </p>
          {discardedAt ? (
            <p className="hint">
              {m.run_discarded_by({ day: formatLongDate(discardedAt), name: runPerson(discardedBy) })}
            </p>
          ) : null}
        </div>
        <Badge tone={tone} icon={<Icon aria-hidden className="ic" />}>
          {text}
        </Badge>
        <p className="disp num text-[22px]">{formatExactMoney(total, currency)}</p>
      </div>
      <ul className="grid gap-2 border-t border-line pt-3">
        {payments.map((payment) => (
          <RunPaymentLine
            key={payment.dealId}
            payment={payment}
            currency={currency}
            isDiscarded={Boolean(discardedAt)}
          />
        ))}
      </ul>
      {mayMark ? <RunActions run={run} brandId={brandId} /> : null}
      {downloads.length > 0 ? (
        <details className="text-sm">
          <summary className="cursor-pointer py-2 font-semibold">
            {m.run_downloads({ n: downloads.length, count: formatCount(downloads.length) })}
          </summary>
          <ul className="grid gap-1">
            {downloads.map(({ id, kind, person, downloadedAt }) => (
              <li key={id} className="hint">
                {m.run_downloaded({
                  file: kind === 'CSV' ? m.run_csv() : m.run_pain(),
                  day: formatShortDate(downloadedAt),
                  name: runPerson(person),
                })}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </Card>
  );
}

interface RunPaymentLineProps extends Pick<PayoutRun, 'currency'> {
  payment: PayoutRun['payments'][number];
  /** Its run was discarded: the list of payouts shows the state of the payment. */
  isDiscarded: boolean;
}

function RunPaymentLine({ payment, currency, isDiscarded }: RunPaymentLineProps) {
  const { dealId, title, creator, amountCents, state } = payment;
  const { tone, Icon, text } = paymentLooks[state]();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <span className="min-w-0 flex-1 basis-52 wrap-anywhere">
        <bdi className="font-semibold">{creator ?? m.owed_gone_creator()}</bdi>
        <Link to={dealPath('BRAND', dealId)} className="hint block hover:underline">
          <bdi>{title}</bdi>
        </Link>
      </span>
      {isDiscarded ? null : (
        <Badge tone={tone} icon={<Icon aria-hidden className="ic" />}>
          {text}
        </Badge>
      )}
      <span className="num min-w-24 text-end font-semibold">{formatExactMoney(amountCents, currency)}</span>
    </li>
  );
}

type Asked = 'mark' | 'debtor' | 'discard' | 'replace' | 'again CSV' | 'again PAIN_001';

/** The files again as long as one of the accounts is shown, the word that the run was paid, and giving it up. */
function RunActions({ run, brandId }: { run: PayoutRun; brandId: string }) {
  const [opened, setOpened] = useState<Asked | null>(null);
  const take = useTakeRunFile(run.id);
  const hasFile = run.payments.some(({ state }) => state !== 'ELSEWHERE' && state !== 'CONFIRMED');
  const canMark = run.markedAt === null && run.payments.some(({ state }) => state === 'OPEN');
  const close = () => setOpened(null);
  const download = (kind: RunFileKind) => {
    setOpened(kind === 'CSV' ? null : 'debtor');
    if (kind === 'CSV') take.mutate({ kind, purpose: storedPurpose(brandId) });
  };
  const isTaken = run.downloads.length > 0;
  // The form of the payment stays while it is open: what was typed must not go because a colleague was faster.
  if (!hasFile && !canMark && opened === null) return null;
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      {hasFile ? (
        <>
          <OnlineButton
            variant="outline"
            size="sm"
            icon={<Download aria-hidden className="ic size-4!" />}
            busy={take.isPending}
            onClick={() => (isTaken ? setOpened('again CSV') : download('CSV'))}
          >
            {m.run_csv()}
          </OnlineButton>
          <OnlineButton
            variant="outline"
            size="sm"
            icon={<Download aria-hidden className="ic size-4!" />}
            busy={take.isPending}
            onClick={() => (isTaken ? setOpened('again PAIN_001') : download('PAIN_001'))}
          >
            {m.run_pain()}
          </OnlineButton>
        </>
      ) : null}
      {canMark ? (
        <>
          <Button variant="ghost" size="sm" onClick={() => setOpened('discard')}>
            {m.run_discard()}
          </Button>
          <Button variant="outline" size="sm" onClick={() => setOpened('replace')}>
            {m.run_replace()}
          </Button>
          <Button size="sm" onClick={() => setOpened('mark')}>
            {m.run_mark()}
          </Button>
        </>
      ) : null}
      {opened === 'mark' ? <MarkRunDialog run={run} onClose={close} /> : null}
      {opened === 'discard' ? <DiscardQuestion run={run} onClose={close} /> : null}
      {opened === 'replace' ? <ReplaceQuestion run={run} onClose={close} /> : null}
      {opened === 'again CSV' || opened === 'again PAIN_001' ? (
        <AgainQuestion
          run={run}
          onConfirm={() => download(opened === 'again CSV' ? 'CSV' : 'PAIN_001')}
          onClose={close}
        />
      ) : null}
      <DebtorDialog
        brandId={brandId}
        currencies={[run.currency]}
        dueOn={run.dueOn}
        open={opened === 'debtor'}
        onOpenChange={(open) => setOpened(open ? 'debtor' : null)}
        onGiven={(order) => take.mutate({ kind: 'PAIN_001', purpose: storedPurpose(brandId), ...order })}
      />
    </div>
  );
}

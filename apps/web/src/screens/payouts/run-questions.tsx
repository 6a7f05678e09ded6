/** Questions before a payment may be paid twice, or a run is discarded (rules/payouts#runs). */
import type { Payout, PayoutRun } from '@briefcast/contract';
import { formatCount, formatList, formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import type { ReactNode } from 'react';
import { useDiscardRun, useReplaceRun } from '../../features/payout-runs/use-payout-runs.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { runPerson } from './run-person.ts';

const apart = (children: ReactNode) => <bdi>{children}</bdi>;
const names = { person: apart, creators: apart };

interface HeldQuestionProps {
  /** Ticked payments that an open run has. */
  held: readonly Payout[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before payments get into a second run, and names the first one: its day, its person, and whom it pays. */
export function HeldQuestion({ held, onConfirm, onClose }: HeldQuestionProps) {
  const byRun = Map.groupBy(held, ({ openRun }) => openRun);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={m.run_held_title({ n: held.length, count: formatCount(held.length) })}
      confirmLabel={m.run_held_go()}
      danger
      onConfirm={onConfirm}
    >
      <ul className="grid gap-1 font-semibold text-ink">
        {[...byRun].map(([number, payouts]) => (
          <li key={number}>
            <HeldByRun number={number ?? 0} payouts={payouts} />
          </li>
        ))}
      </ul>
      <p className="mt-2">{m.run_held_text()}</p>
    </ConfirmDialog>
  );
}

function HeldByRun({ number, payouts }: { number: number; payouts: readonly Payout[] }) {
  const heldBy = payouts[0]?.heldBy;
  const creators = formatList([...new Set(payouts.map(({ party }) => party.name ?? m.owed_gone_creator()))]);
  const inputs = { number: String(number), creators };
  if (heldBy?.downloadedAt) {
    const day = formatLongDate(heldBy.downloadedAt);
    const person = runPerson(heldBy.downloadedBy);
    return <RichText parts={m.run_held_taken.parts({ ...inputs, day, person })} tags={names} />;
  }
  const day = heldBy ? formatLongDate(heldBy.createdAt) : '–';
  const person = runPerson(heldBy?.createdBy ?? null);
  return <RichText parts={m.run_held_made.parts({ ...inputs, day, person })} tags={names} />;
}

/** When the last file of a run was taken, and by whom; undefined for one without. */
function lastFileOf({ downloads: [last] }: PayoutRun) {
  return last && { day: formatLongDate(last.downloadedAt), person: runPerson(last.person) };
}

/** Warns that a bank may still pay a file of the run that is out; nothing where none was taken. */
function FileIsOut({ run }: { run: PayoutRun }) {
  const last = lastFileOf(run);
  if (!last) return null;
  return (
    <p className="mt-2 font-semibold text-ink">
      <RichText parts={m.run_file_is_out.parts(last)} tags={names} />
    </p>
  );
}

interface RunQuestionProps {
  run: PayoutRun;
  onClose: () => void;
}

/** Asks before a run is given up. */
export function DiscardQuestion({ run, onClose }: RunQuestionProps) {
  const { mutate, isPending } = useDiscardRun(run);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={m.run_discard_title({ number: String(run.number) })}
      confirmLabel={m.run_discard()}
      danger
      busy={isPending}
      busyText={m.run_discarding()}
      onConfirm={() => mutate(undefined, { onSettled: onClose })}
    >
      {m.run_discard_text()}
      <FileIsOut run={run} />
    </ConfirmDialog>
  );
}

/** Asks before another run takes all that is open of this one: its bank refused the file. */
export function ReplaceQuestion({ run, onClose }: RunQuestionProps) {
  const { mutate, isPending } = useReplaceRun(run);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={m.run_replace_title({ number: String(run.number) })}
      confirmLabel={m.run_replace()}
      danger
      busy={isPending}
      busyText={m.run_replacing()}
      onConfirm={() => mutate(undefined, { onSettled: onClose })}
    >
      {m.run_replace_text()}
      <FileIsOut run={run} />
    </ConfirmDialog>
  );
}

/** Asks before a second file of a run is taken. */
export function AgainQuestion({ run, onConfirm, onClose }: RunQuestionProps & { onConfirm: () => void }) {
  const last = lastFileOf(run) ?? { day: '–', person: m.run_somebody() };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={m.run_again_title({ number: String(run.number) })}
      confirmLabel={m.run_download()}
      asksServer
      onConfirm={onConfirm}
    >
      <RichText parts={m.run_again_text.parts(last)} tags={names} />
    </ConfirmDialog>
  );
}

import type {
  Currency,
  NewPayoutRun,
  NewRunPayment,
  PayoutRun,
  RunFileKind,
  RunPayees,
} from '@briefcast/contract';
import type { Debtor } from '@briefcast/contract/payout-runs/pain-001';
import { formatList } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
import { saveTable, saveXml } from '../../lib/download.ts';
import { invalidate } from '../../lib/invalidate.ts';
import { showError } from '../../lib/show-error.ts';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { runCsv } from './run-csv.ts';

const refresh = () => invalidate('payouts');

/** Payer's part of an ISO 20022 file: an account for each currency, and the day (`2026-11-24`). */
export interface BankOrder {
  debtors: Partial<Record<Currency, Debtor>>;
  payOn: string;
}

/** Chosen kind of file, and the bank's code for the purpose. */
export type WantedFile = { purpose: string } & ({ kind: 'CSV' } | ({ kind: 'PAIN_001' } & BankOrder));

/** Says whose account name banks do not take. */
function sayUnwritable(run: RunPayees, dealIds: readonly (string | null)[]) {
  const creators = run.payments
    .filter(({ dealId }) => dealIds.includes(dealId))
    .map(({ creator, holder }) => creator ?? holder);
  toastError(m.run_file_failed(), m.run_unwritable({ creators: formatList(creators) }));
}

async function saveRunFile(run: RunPayees, wanted: WantedFile): Promise<void> {
  const name = m.run_file_name({ number: String(run.number) });
  if (wanted.kind === 'CSV') return saveTable(runCsv(run, wanted.purpose), `${name}.csv`);
  const { debtors, payOn, purpose } = wanted;
  const debtor = debtors[run.currency];
  if (!debtor) throw new Error(`No account pays ${run.currency}.`);
  // It knows the IBANs of all countries, which a page without this press need not load.
  const { pain001 } = await import('@briefcast/contract/payout-runs/pain-001');
  const made = pain001(run, { debtor, payOn, purpose });
  if ('xml' in made) return saveXml(made.xml, `${name}.xml`);
  sayUnwritable(
    run,
    made.findings.map(({ dealId }) => dealId),
  );
}

async function takeFile(runId: string, wanted: WantedFile): Promise<void> {
  const { kind }: { kind: RunFileKind } = wanted;
  await saveRunFile(await client.payoutRuns.payees({ params: { runId }, body: { kind } }), wanted);
}

/** Takes a file of a run that is there. */
export const useTakeRunFile = (runId: string) =>
  useMutation({
    mutationFn: (wanted: WantedFile) => takeFile(runId, wanted),
    onError: (error) => showError(m.run_file_failed(), error),
    onSettled: refresh,
  });

/**
 * Makes runs, each of the deals of one currency, and takes their files. A run stays where its file cannot be taken, and has
 * it later; so do those that were made before one was refused.
 */
export const useMakeRun = () =>
  useMutation({
    mutationFn: async ({ runs, wanted }: { runs: NewPayoutRun[]; wanted: WantedFile }) => {
      for (const body of runs) {
        const { run } = await client.payoutRuns.create({ body });
        await takeFile(run.id, wanted).catch((error: unknown) => showError(m.run_file_failed(), error));
      }
    },
    onError: (error) => showError(m.run_failed(), error),
    onSettled: refresh,
  });

/** Gives a run up; a refusal becomes a toast. */
export const useDiscardRun = ({ id: runId, number }: PayoutRun) =>
  useMutation({
    mutationFn: () => client.payoutRuns.discard({ params: { runId } }),
    onSuccess: () => toastSuccess(m.run_discarded({ number: String(number) })),
    onError: (error) => showError(m.run_discard_failed(), error),
    onSettled: refresh,
  });

/** Makes another run of all that is open of this one; a refusal becomes a toast. */
export const useReplaceRun = ({ number, payments }: PayoutRun) =>
  useMutation({
    mutationFn: async () => {
      const dealIds = payments.filter(({ state }) => state === 'OPEN').map(({ dealId }) => dealId);
      return (await client.payoutRuns.create({ body: { dealIds, replaces: [number] } })).run;
    },
    onSuccess: (run) => toastSuccess(m.run_replaced({ number: String(run.number) })),
    onError: (error) => showError(m.run_failed(), error),
    onSettled: refresh,
  });

/** Marks a run as paid; the caller shows errors. */
export const useMarkRunPaid = (runId: string) =>
  useMutation({
    mutationFn: async (body: NewRunPayment) =>
      (await client.payoutRuns.markPaid({ params: { runId }, body })).run,
    onSettled: refresh,
  });

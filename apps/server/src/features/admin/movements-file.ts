/** The movements of a month as a file for the books, and its line in the audit trail (rules/credits#statement). */
import { type AdminMovement, CreditMovement } from '@briefcast/contract';
import { creditMovementLabel } from '@briefcast/i18n/labels/credit-movement';
import { m } from '@briefcast/i18n/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AdminActor } from '../../platform/auth/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { type CsvColumn, sendCsv } from '../../platform/http/send-csv.ts';
import { countMonth, readMonth } from '../credits/read-movements.ts';
import { recordAudit } from './audit.ts';

/** Dirhams with two decimals, as spreadsheets calculate them; empty if no money moved. */
const dirhams = ({ fils }: AdminMovement, part: number) => (fils === 0 ? null : (part / 100).toFixed(2));

function columnsOfMovements(): CsvColumn<AdminMovement>[] {
  // Translated now, because the language of the call is not known any more while the file is sent.
  const labels = new Map(CreditMovement.options.map((kind) => [kind, creditMovementLabel(kind)]));
  return [
    { title: m.admin_file_when(), value: ({ createdAt }) => createdAt },
    {
      title: m.admin_column_brand(),
      value: ({ brand, formerBrand }) => brand?.companyName ?? formerBrand ?? null,
    },
    { title: m.admin_file_movement(), value: ({ movement }) => labels.get(movement) ?? movement },
    { title: m.admin_file_project(), value: ({ deal }) => deal?.title ?? null },
    { title: m.admin_file_order(), value: ({ order }) => order?.reference ?? null },
    { title: m.admin_file_invoice(), value: ({ invoice }) => invoice ?? null },
    { title: m.admin_file_credits(), value: ({ credits }) => credits },
    { title: m.admin_file_change(), value: ({ change }) => change },
    { title: m.admin_file_net(), value: (line) => dirhams(line, line.fils - (line.taxFils ?? 0)) },
    { title: m.admin_file_tax(), value: (line) => dirhams(line, line.taxFils ?? 0) },
    { title: m.admin_file_total(), value: (line) => dirhams(line, line.fils) },
  ];
}

interface FileCall {
  actor: AdminActor;
  query: { month: string };
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Sends the movements of a month as CSV; the audit trail records who exported it, and how many rows. */
export async function sendMovementsFile(
  deps: Pick<Deps, 'db' | 'clock' | 'facts' | 'log'>,
  { actor, query: { month }, ...call }: FileCall,
): Promise<FastifyReply> {
  if (call.request.method !== 'HEAD') {
    const rows = await countMonth(deps.db, month);
    await deps.db.transaction((tx) =>
      recordAudit(deps, tx, { by: actor, action: 'list.save', subject: `credits ${month}`, after: { rows } }),
    );
  }
  const file = {
    name: `credits-${month}.csv`,
    columns: columnsOfMovements(),
    rows: readMonth(deps.db, month),
  };
  return sendCsv(deps, file, call);
}

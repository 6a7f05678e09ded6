/**
 * Brands' debts to creators, as a list and as a file whose export is recorded in the audit trail
 * (rules/admin#payouts).
 */

import {
  type AdminPayout,
  type AdminPayoutsFileQuery,
  AppError,
  api,
  mostRowsOfFile,
  PayoutStanding,
} from '@briefcast/contract';
import { isoDay } from '@briefcast/contract/kit/days';
import { payoutStandingLabel } from '@briefcast/i18n/labels/payout-standing';
import { marketFileName } from '@briefcast/i18n/market-name';
import { m } from '@briefcast/i18n/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AdminActor } from '../../platform/auth/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { type CsvColumn, sendCsv } from '../../platform/http/send-csv.ts';
import { serve } from '../../platform/http/serve.ts';
import { countAllPayouts, everyPayout, readAllPayouts } from '../payouts/read-all-payouts.ts';
import { noteFile } from './lists/list-files.ts';

const dayOf = (moment: string | null) => moment?.slice(0, 10) ?? null;

function columnsOfPayouts(): CsvColumn<AdminPayout>[] {
  // Translated now, because the language of the call is not known any more while the file is sent.
  const labels = new Map(PayoutStanding.options.map((standing) => [standing, payoutStandingLabel(standing)]));
  return [
    { title: m.admin_file_id(), value: ({ dealId }) => dealId },
    { title: m.admin_column_deal(), value: ({ title }) => title },
    { title: m.admin_column_brand(), value: ({ brand }) => brand.name },
    { title: m.admin_column_creator(), value: ({ creator }) => creator.name },
    { title: m.admin_file_amount(), value: ({ amountCents }) => (amountCents / 100).toFixed(2) },
    { title: m.admin_file_currency(), value: ({ currency }) => currency },
    { title: m.admin_column_status(), value: ({ standing }) => labels.get(standing) ?? standing },
    { title: m.admin_file_completed(), value: ({ completedAt }) => dayOf(completedAt) },
    { title: m.admin_file_due(), value: ({ dueAt }) => dayOf(dueAt) },
    { title: m.admin_file_paid_on(), value: ({ paidOn }) => dayOf(paidOn) },
    { title: m.admin_transfer_reference(), value: ({ reference }) => reference },
    {
      title: m.admin_file_arrived(),
      value: ({ standing, answeredAt }) => (standing === 'ARRIVED' ? dayOf(answeredAt) : null),
    },
    { title: m.admin_file_rest(), value: ({ restCents }) => (restCents / 100).toFixed(2) },
  ];
}

interface FileCall {
  actor: AdminActor;
  query: AdminPayoutsFileQuery;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Sends the payouts as CSV. Throws admin.file_too_large. */
async function sendPayoutsFile(deps: Deps, { query, ...call }: FileCall): Promise<FastifyReply> {
  const now = deps.clock();
  const rows = await countAllPayouts(deps.db, query, now);
  if (rows > mostRowsOfFile) throw new AppError('admin.file_too_large');
  await noteFile(deps, call, 'payouts', rows);
  const file = {
    name: `${marketFileName()}-payouts-${isoDay(now)}.csv`,
    columns: columnsOfPayouts(),
    rows: everyPayout(deps.db, query, now),
  };
  return sendCsv(deps, file, call);
}

export function adminPayoutsRoutes(app: FastifyInstance, deps: Deps): void {
  const { adminPayouts } = api;
  serve(app, deps, adminPayouts.list, ({ query }) => readAllPayouts(deps.db, query, deps.clock()));
  serve(app, deps, adminPayouts.file, (call) => sendPayoutsFile(deps, call));
}

/** A brand's files for its accounting: its statement and its orders as CSV (rules/credits#statement). */

import { CreditMovement, orderStandings, type StatementLine } from '@briefcast/contract';
import { isoDay } from '@briefcast/contract/kit/days';
import { creditMovementLabel } from '@briefcast/i18n/labels/credit-movement';
import { orderStandingLabel } from '@briefcast/i18n/labels/order-standing';
import { marketFileName } from '@briefcast/i18n/market-name';
import { m } from '@briefcast/i18n/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { type CsvColumn, sendCsv } from '../../platform/http/send-csv.ts';
import { type BookedOrder, readBookedOrders } from './read-booked-orders.ts';
import { readWholeStatement } from './read-statement.ts';

type FileDeps = Pick<Deps, 'db' | 'clock' | 'log'>;

interface FileCall {
  request: FastifyRequest;
  reply: FastifyReply;
}

function columnsOfStatement(): CsvColumn<StatementLine>[] {
  // Translated now, because the language of the call is not known any more while the file is sent.
  const labels = new Map(CreditMovement.options.map((kind) => [kind, creditMovementLabel(kind)]));
  return [
    { title: m.billing_file_when(), value: ({ createdAt }) => createdAt },
    { title: m.billing_movement(), value: ({ movement }) => labels.get(movement) ?? movement },
    { title: m.billing_file_project(), value: ({ deal }) => deal?.title ?? null },
    { title: m.billing_file_creator(), value: ({ deal }) => deal?.creator ?? null },
    { title: m.billing_file_order(), value: ({ order }) => order?.reference ?? null },
    { title: m.billing_file_by(), value: ({ by }) => by },
    { title: m.billing_credits(), value: ({ credits }) => credits },
    { title: m.billing_file_change(), value: ({ change }) => change },
    { title: m.billing_left_after(), value: ({ readyAfter }) => readyAfter },
  ];
}

/** Dirhams with two decimals, as spreadsheets calculate them. */
const dirhams = (fils: number) => (fils / 100).toFixed(2);

function columnsOfOrders(): CsvColumn<BookedOrder>[] {
  const standings = new Map(orderStandings.map((standing) => [standing, orderStandingLabel(standing)]));
  const ways = { TRANSFER: m.billing_bank_transfer(), CARD: m.billing_card() };
  return [
    { title: m.billing_file_ordered(), value: ({ createdAt }) => createdAt.toISOString() },
    { title: m.billing_file_order(), value: ({ reference }) => reference },
    { title: m.billing_file_state(), value: ({ standing }) => standings.get(standing) ?? standing },
    { title: m.billing_credits(), value: ({ credits }) => credits },
    { title: m.billing_file_net(), value: ({ netFils }) => dirhams(netFils) },
    { title: m.billing_file_tax(), value: ({ taxFils }) => dirhams(taxFils) },
    { title: m.billing_file_total(), value: ({ netFils, taxFils }) => dirhams(netFils + taxFils) },
    { title: m.billing_file_paid(), value: ({ paidAt }) => paidAt?.toISOString() ?? null },
    { title: m.billing_file_way(), value: ({ source, paidAt }) => (paidAt ? ways[source] : null) },
    { title: m.billing_file_back(), value: ({ refundedFils }) => dirhams(refundedFils) },
    { title: m.billing_file_invoice(), value: ({ invoices }) => invoices.join(', ') },
    { title: m.billing_file_by(), value: ({ orderedBy }) => orderedBy },
  ];
}

const fileName = (what: string, now: Date) => `${marketFileName()}-${what}-${isoDay(now)}.csv`;

/** Sends the statement as CSV, of one kind of movement or of all. */
export const sendStatementFile = (
  deps: FileDeps,
  brandId: string,
  { query, ...call }: FileCall & { query: { movement?: CreditMovement | undefined } },
): FastifyReply =>
  sendCsv(
    deps,
    {
      name: fileName('statement', deps.clock()),
      columns: columnsOfStatement(),
      rows: readWholeStatement(deps.db, brandId, query.movement),
    },
    call,
  );

/** Sends every order as CSV: its price, its refunds, and the numbers of its invoices. */
export const sendOrdersFile = (deps: FileDeps, brandId: string, call: FileCall): FastifyReply =>
  sendCsv(
    deps,
    {
      name: fileName('orders', deps.clock()),
      columns: columnsOfOrders(),
      rows: readBookedOrders(deps.db, brandId),
    },
    call,
  );

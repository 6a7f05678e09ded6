/**
 * The admin's lists as files: the rows that match a filter, in its order, with the list's columns
 * (rules/admin#files).
 */

import {
  type BrandsFileQuery,
  type CreatorsFileQuery,
  DealStatus,
  type DealsFileQuery,
} from '@briefcast/contract';
import { isoDay } from '@briefcast/contract/kit/days';
import { categoryLabel } from '@briefcast/i18n/labels/category';
import { dealStatusLabel } from '@briefcast/i18n/labels/deal-status';
import { marketFileName } from '@briefcast/i18n/market-name';
import { m } from '@briefcast/i18n/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AdminActor } from '../../../platform/auth/actor.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type CsvColumn, sendCsv } from '../../../platform/http/send-csv.ts';
import { recordAudit } from '../audit.ts';
import { readWholeList } from './admin-list.ts';
import { type BrandRow, brandList, brandValues } from './brand-list.ts';
import { type CreatorRow, creatorList, creatorValues } from './creator-list.ts';
import { type DealRow, dealList, dealValues } from './deal-list.ts';

type FileDeps = Pick<Deps, 'db' | 'clock' | 'facts' | 'log'>;

interface FileCall<Query> {
  actor: AdminActor;
  query: Query;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Amounts have a point, for a spreadsheet to count with, and their currency next to them; no price is no
 * cell.
 */
const decimal = (cents: number | null) => (cents === null ? null : (cents / 100).toFixed(2));
const nameOf = ({ firstName, lastName }: { firstName: string | null; lastName: string | null }) =>
  [firstName, lastName].filter(Boolean).join(' ');

const creatorColumns = (): CsvColumn<CreatorRow>[] => {
  const texts = { yes: m.admin_file_yes(), no: m.admin_file_no() };
  return [
    { title: m.admin_file_id(), value: ({ id }) => id },
    { title: m.admin_column_creator(), value: nameOf },
    { title: m.admin_file_email(), value: ({ email }) => email },
    { title: m.admin_column_location(), value: ({ location }) => location },
    { title: m.admin_published(), value: ({ isPublished }) => (isPublished ? texts.yes : texts.no) },
    {
      title: m.admin_column_categories(),
      value: ({ categories }) => categories.map(({ name }) => categoryLabel(name)).join(', '),
    },
    { title: m.admin_column_portfolio(), value: ({ portfolio }) => portfolio.length },
    { title: m.admin_deals(), value: ({ dealCount }) => dealCount },
    { title: m.admin_file_video_price(), value: ({ ugcVideoPricing }) => decimal(ugcVideoPricing) },
    {
      title: m.admin_file_reel_price(),
      value: ({ influencerReelPricing }) => decimal(influencerReelPricing),
    },
    { title: m.admin_file_currency(), value: ({ currency }) => currency },
    { title: m.admin_column_joined(), value: ({ createdAt }) => createdAt.toISOString() },
  ];
};

const brandColumns = (): CsvColumn<BrandRow>[] => [
  { title: m.admin_file_id(), value: ({ id }) => id },
  { title: m.admin_column_brand(), value: ({ companyName }) => companyName },
  { title: m.admin_file_owner(), value: nameOf },
  { title: m.admin_file_email(), value: ({ email }) => email },
  { title: m.admin_column_industry(), value: ({ industry }) => industry },
  { title: m.admin_column_deals_created(), value: ({ dealCount }) => dealCount },
  { title: m.admin_column_joined(), value: ({ createdAt }) => createdAt.toISOString() },
];

const dealColumns = (): CsvColumn<DealRow>[] => {
  // Translated now, because the language of the call is not known any more while the file is sent.
  const statuses = new Map(DealStatus.options.map((status) => [status, dealStatusLabel(status)]));
  return [
    { title: m.admin_file_id(), value: ({ id }) => id },
    { title: m.admin_column_deal(), value: ({ title }) => title },
    { title: m.admin_column_brand(), value: ({ companyName }) => companyName },
    { title: m.admin_column_creator(), value: ({ creator }) => (creator ? nameOf(creator) : null) },
    { title: m.admin_column_status(), value: ({ status }) => statuses.get(status) ?? status },
    { title: m.admin_file_budget(), value: ({ total }) => decimal(total) },
    { title: m.admin_file_currency(), value: ({ currency }) => currency },
    { title: m.admin_column_sent(), value: ({ createdAt }) => createdAt.toISOString() },
    { title: m.admin_column_deadline(), value: ({ deadline }) => deadline.toISOString() },
    { title: m.admin_messages(), value: ({ messages }) => messages },
    { title: m.admin_files(), value: ({ files }) => files },
  ];
};

/** `creek-talent-deals-2026-11-22.csv`. */
const fileName = (list: string, now: Date) => `${marketFileName()}-${list}-${isoDay(now)}.csv`;

/** Records in the audit trail who exported which list, and how many rows, because personal data leaves the system. */
export async function noteFile(
  deps: FileDeps,
  { actor, request }: { actor: AdminActor; request: FastifyRequest },
  list: string,
  rows: number,
): Promise<void> {
  if (request.method === 'HEAD') return;
  await deps.db.transaction((tx) =>
    recordAudit(deps, tx, { by: actor, action: 'list.save', subject: list, after: { rows } }),
  );
}

/** Sends the creators as CSV. Throws request.invalid for a bad period, admin.file_too_large. */
export async function sendCreatorsFile(
  deps: FileDeps,
  { query, ...call }: FileCall<CreatorsFileQuery>,
): Promise<FastifyReply> {
  const { count, rows } = await readWholeList(
    deps.db,
    creatorList,
    query,
    await creatorValues(deps.db, query),
  );
  await noteFile(deps, call, 'creators', count);
  const file = { name: fileName('creators', deps.clock()), columns: creatorColumns(), rows };
  return sendCsv(deps, file, call);
}

/** Sends the brands as CSV. Throws as `sendCreatorsFile`. */
export async function sendBrandsFile(
  deps: FileDeps,
  { query, ...call }: FileCall<BrandsFileQuery>,
): Promise<FastifyReply> {
  const { count, rows } = await readWholeList(deps.db, brandList, query, await brandValues(deps.db, query));
  await noteFile(deps, call, 'brands', count);
  const file = { name: fileName('brands', deps.clock()), columns: brandColumns(), rows };
  return sendCsv(deps, file, call);
}

/** Sends the deals as CSV, with their lateness as of now. Throws as `sendCreatorsFile`. */
export async function sendDealsFile(
  deps: FileDeps,
  { query, ...call }: FileCall<DealsFileQuery>,
): Promise<FastifyReply> {
  const { count, rows } = await readWholeList(
    deps.db,
    dealList,
    query,
    await dealValues(deps.db, query, deps.clock()),
  );
  await noteFile(deps, call, 'deals', count);
  const file = { name: fileName('deals', deps.clock()), columns: dealColumns(), rows };
  return sendCsv(deps, file, call);
}

/** The one statement that writes a brief: its deal, the deliverables and the items (rules/deals#frozen-brief). */
import { type SQL, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../platform/database/database.ts';
import type { briefItems, dealDeliverables, deals } from '../../platform/database/tables/index.ts';
import { preparedWrite } from '../../platform/database/with-parts.ts';

type DealToWrite = Pick<
  typeof deals.$inferSelect,
  | 'id'
  | 'title'
  | 'description'
  | 'budget'
  | 'currency'
  | 'deadline'
  | 'requirements'
  | 'deliverables'
  | 'roundsIncluded'
  | 'paymentDays'
  | 'depositPercent'
  | 'depositDays'
  | 'licenceMonths'
  | 'exclusivityMonths'
  | 'exclusivityCategory'
  | 'rights'
  | 'sample'
  | 'categoryId'
  | 'brandId'
  | 'brandName'
  | 'creatorId'
  | 'sentBy'
  | 'createdAt'
>;

/** Requests of a brief, in the order in which they are shown. */
export interface FrozenBrief {
  deliverables: Omit<typeof dealDeliverables.$inferSelect, 'id' | 'dealId' | 'position'>[];
  items: Pick<typeof briefItems.$inferSelect, 'kind' | 'text'>[];
}

/** Its first activity is the brand's; the sender brought it to its first status. */
const made: SQL = sql`insert into deals (id, title, description, budget, currency, deadline, requirements, deliverables,
    rounds_included, payment_days, deposit_percent, deposit_days, licence_months, exclusivity_months, exclusivity_category, rights,
    sample, category_id, brand_id, brand_name, creator_id, sent_by, status_by, created_at, last_activity_at, brand_acted_at)
  select d.id, title, description, budget, currency, deadline, requirements, deliverables, "roundsIncluded", "paymentDays",
    "depositPercent", "depositDays", "licenceMonths", "exclusivityMonths", "exclusivityCategory", rights, sample, "categoryId", "brandId", "brandName",
    "creatorId", "sentBy", "sentBy", "createdAt", "createdAt", "createdAt"
  from json_to_record(${sql.placeholder('deal')}::json) as d(id uuid, title text, description text, budget int, currency currency,
    deadline timestamptz, requirements text[], deliverables text[], "roundsIncluded" int, "paymentDays" int,
    "depositPercent" int, "depositDays" int, "licenceMonths" int, "exclusivityMonths" int, "exclusivityCategory" text, rights jsonb, sample jsonb, "categoryId" uuid,
    "brandId" uuid, "brandName" text, "creatorId" uuid, "sentBy" uuid, "createdAt" timestamptz)`;

const asked: SQL = sql`insert into deal_deliverables (id, deal_id, position, kind, count, shape, min_seconds,
    max_seconds, min_width, min_height)
  select id, "dealId", position, kind, count, shape, "minSeconds", "maxSeconds", "minWidth", "minHeight"
  from json_to_recordset(${sql.placeholder('deliverables')}::json) as a(id uuid, "dealId" uuid, position int, kind text,
    count int, shape text, "minSeconds" int, "maxSeconds" int, "minWidth" int, "minHeight" int)`;

const listed: SQL = sql`insert into brief_items (id, deal_id, position, kind, text)
  select id, "dealId", position, kind, text
  from json_to_recordset(${sql.placeholder('items')}::json) as i(id uuid, "dealId" uuid, position int, kind text,
    text text)`;

const insertBrief = preparedWrite('insert_brief', { made, asked, listed });

/** Writes it all. */
export async function writeBrief(
  tx: Tx,
  deal: DealToWrite,
  { deliverables, items }: FrozenBrief,
): Promise<void> {
  const place = <Row>(row: Row, position: number) => ({ ...row, id: uuidv7(), dealId: deal.id, position });
  await insertBrief(tx).execute({
    deal: JSON.stringify(deal),
    deliverables: JSON.stringify(deliverables.map(place)),
    items: JSON.stringify(items.map(place)),
  });
}

/** The statements that people wait for find their rows by an index, however large the tables grow. */
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { deals } from '../platform/database/tables/index.ts';
import { publishedCreator, sentBrief } from '../testing/builders.ts';
import { someCampaign } from '../testing/campaigns.ts';
import { useTestServer } from '../testing/harness.ts';

/** By their names among the prepared statements. */
const hot = [
  'deals_of_brand',
  'deals_of_creator',
  'deals_of_campaign',
  'campaigns_of_brand',
  'campaign_of_brand',
  'admin_creators',
  'admin_brands',
  'admin_deals',
  'admin_creators_by_joined_desc',
  'admin_creators_by_id',
  'admin_brands_by_joined_desc',
  'admin_brands_by_id',
  'admin_deals_by_sent_desc',
  'admin_deals_by_id',
  'admin_creator_points',
  'admin_brand_points',
  'admin_deal_points',
  'admin_status_counts',
  'admin_acceptances',
  'admin_approvals',
  'admin_overdue',
  'audit_newest',
  'admin_movements',
  'admin_money_sales',
  'admin_money_ended_lately',
  'admin_money_ending',
  'brand_stats',
  'creator_stats',
  'deal_by_id',
  'invoices_of_owner',
  'ledger_statement',
  'ledger_statement_count',
  'page_of_deal',
  'notifications_newest',
  'notifications_unread',
  'unread_conversations_of_brand',
  'write_messages',
  'facts_since',
  'creator_details',
  'work_facts',
];

/** As many as the pool has. */
const connections = 10;

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

const server = useTestServer();
const statements = new Map<string, string>();

async function rowsOf<Row>(text: string): Promise<Row[]> {
  const { rows } = (await server.app.deps.db.execute(sql.raw(text))) as unknown as { rows: Row[] };
  return rows;
}

const preparedStatements = () =>
  rowsOf<{ name: string; statement: string }>('select name, statement from pg_prepared_statements');

beforeAll(async () => {
  const { brand, creator, dealId } = await sentBrief(server);
  const admin = await server.signInAdmin();
  const params = { id: dealId };
  const experienced = await publishedCreator(server);
  const finished = { title: 'Done', description: '', status: 'COMPLETED' as const, budget: 100 };
  const rest = { requirements: [], deliverables: [], brandName: 'Oasis Skin', lastActivityAt: new Date() };
  const deal = { ...finished, ...rest, deadline: new Date(), creatorId: experienced.user.id };
  await server.app.deps.db.insert(deals).values([deal, deal, deal]);
  const { id: campaign } = await brand.client.campaigns.add({ body: someCampaign() });
  await brand.client.campaigns.moveDeals({ body: { dealIds: [dealId], campaignId: campaign } });
  const calls = [
    () => brand.client.deals.brandDeals(),
    () => brand.client.deals.brandDeals({ query: { campaign } }),
    () => brand.client.campaigns.list(),
    () => brand.client.campaigns.read({ params: { id: campaign } }),
    () => creator.client.deals.creatorDeals(),
    () => brand.client.deals.brandDeals({ query: { status: 'open', search: 'serum' } }),
    () => admin.client.admin.creators(),
    () => admin.client.admin.brands(),
    () => admin.client.admin.deals(),
    () => admin.client.admin.creators({ query: { page: 1 } }),
    () => admin.client.admin.brands({ query: { page: 1 } }),
    () => admin.client.admin.deals({ query: { page: 1 } }),
    () => admin.client.admin.figures(),
    () => admin.client.admin.audit(),
    () => admin.client.adminMoney.movements(),
    () => admin.client.adminMoney.overview(),
    () => brand.client.deals.brandStats(),
    () => creator.client.deals.creatorStats(),
    () => brand.client.deals.read({ params }),
    () => brand.client.invoices.list(),
    () => brand.client.billing.statement(),
    () => brand.client.rights.list(),
    () => brand.client.messages.page({ params, query: {} }),
    () => brand.client.notifications.list(),
    () => brand.client.notifications.unreadCount(),
    () => brand.client.messages.send({ body: { dealId, type: 'TEXT', content: 'Hello' } }),
    () => server.anonymous.creators.details({ params: { id: experienced.user.id } }),
    () => server.app.deps.facts.look(),
  ];
  for (const call of calls) await call();
  // Each connection of the pool knows its own: asked at the same time, all that are free answer.
  await vi.waitFor(
    async () => {
      const known = await Promise.all(Array.from({ length: connections }, () => preparedStatements()));
      for (const { name, statement } of known.flat()) statements.set(name, statement);
      expect([...statements.keys()]).toEqual(expect.arrayContaining(hot));
    },
    { timeout: 20_000 },
  );
});

describe('a statement that people wait for', () => {
  test.each(hot)('%s reads no table from one end to the other', async (name) => {
    const statement = statements.get(name);
    expect(statement).toBeDefined();
    // On a small table a scan would be right; forbidden, it stays only where no index serves.
    const plan = await server.app.deps.db.transaction(async (tx) => {
      await tx.execute(sql.raw('set local enable_seqscan = off'));
      const { rows } = (await tx.execute(
        sql.raw(`explain (generic_plan, format json) ${statement}`),
      )) as unknown as { rows: { 'QUERY PLAN': [{ Plan: Plan }] }[] };
      return rows[0]?.['QUERY PLAN'][0].Plan;
    });
    const scanned = plan && nodesOf(plan).filter((node) => node['Node Type'] === 'Seq Scan');
    expect(scanned?.map((node) => node['Relation Name'])).toEqual([]);
  });
});

/** Campaigns of brands. Owner: features/campaigns. The deals in them belong to features/deals. */
import { date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { brands } from './brands.ts';
import { createdAt, moment, primaryId } from './columns.ts';
import { deals } from './deals.ts';

export const campaigns = pgTable(
  'campaigns',
  {
    id: primaryId(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    goal: text('goal').notNull(),
    firstDay: date('first_day'),
    lastDay: date('last_day'),
    /** Planned budgets in hundredths; null where none was planned. */
    plannedCents: integer('planned_cents'),
    plannedFils: integer('planned_fils'),
    guidelines: text('guidelines').notNull(),
    createdAt: createdAt(),
    /** Null while it is not in the archive. */
    archivedAt: moment('archived_at'),
  },
  (table) => [
    index('campaigns_brand').on(table.brandId, table.createdAt, table.id),
    index('campaigns_created_by').on(table.createdBy),
  ],
);

/** The one campaign of a deal; deals in none have no row. */
export const dealCampaigns = pgTable(
  'deal_campaigns',
  {
    dealId: uuid('deal_id')
      .primaryKey()
      .references(() => deals.id, { onDelete: 'cascade' }),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    /** When its creator was last asked for the answer to the brief. */
    remindedAt: moment('reminded_at'),
  },
  (table) => [index('deal_campaigns_campaign').on(table.campaignId, table.dealId)],
);

/** Members of the organisation who see to a campaign. */
export const campaignPeople = pgTable(
  'campaign_people',
  {
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.userId] }),
    index('campaign_people_user').on(table.userId),
  ],
);

/** Private addresses of calendars of projects, each derived from its id and a key of the installation. */
export const projectCalendars = pgTable(
  'project_calendars',
  {
    /** Another one makes another address. */
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    /** Null for all projects of the organisation. */
    campaignId: uuid('campaign_id').references(() => campaigns.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    unique('project_calendars_once').on(table.userId, table.brandId, table.campaignId).nullsNotDistinct(),
    index('project_calendars_brand').on(table.brandId),
    index('project_calendars_campaign').on(table.campaignId),
  ],
);

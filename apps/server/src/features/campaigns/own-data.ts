/** Campaigns that a person created or sees to, and their calendars, in the copy of their own data (rules/accounts#own-data). */
import { asc, eq } from 'drizzle-orm';
import { campaignPeople, campaigns, projectCalendars } from '../../platform/database/tables/index.ts';
import type { OwnData } from '../../platform/own-data.ts';

export const ownData: OwnData = {
  campaigns: ({ db }, { userId }) =>
    db
      .select({
        id: campaigns.id,
        name: campaigns.name,
        goal: campaigns.goal,
        firstDay: campaigns.firstDay,
        lastDay: campaigns.lastDay,
        plannedCents: campaigns.plannedCents,
        plannedFils: campaigns.plannedFils,
        guidelines: campaigns.guidelines,
        createdAt: campaigns.createdAt,
      })
      .from(campaigns)
      .where(eq(campaigns.createdBy, userId))
      .orderBy(asc(campaigns.id)),
  campaignsSeenTo: ({ db }, { userId }) =>
    db
      .select({ id: campaigns.id, name: campaigns.name })
      .from(campaignPeople)
      .innerJoin(campaigns, eq(campaigns.id, campaignPeople.campaignId))
      .where(eq(campaignPeople.userId, userId))
      .orderBy(asc(campaigns.id)),
  projectCalendars: ({ db }, { userId }) =>
    db
      .select({ campaignId: projectCalendars.campaignId, createdAt: projectCalendars.createdAt })
      .from(projectCalendars)
      .where(eq(projectCalendars.userId, userId))
      .orderBy(asc(projectCalendars.id)),
};

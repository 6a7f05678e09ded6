/** Deadlines, days of publication and ends of rights as a calendar, without prices (rules/campaigns#calendar). */
import { unsuccessfulStatuses } from '@briefcast/contract';
import { dealPath } from '@briefcast/contract/paths';
import { isolated } from '@briefcast/i18n/isolated';
import { unnamedOtherSide } from '@briefcast/i18n/labels/kinds';
import { localeFrom } from '@briefcast/i18n/locales';
import { m } from '@briefcast/i18n/messages';
import { ownPage } from '@briefcast/i18n/page-paths';
import { inLocale } from '@briefcast/i18n/work-locale';
import { and, desc, eq, gt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { creators, deals } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { deadlineAwaitsSample } from '../deals/sample-of-deal.ts';
import { isInCampaign } from '../parties/in-campaign.ts';
import { isPartyAs } from '../parties/party.ts';
import { creatorNameOfDeal } from '../parties/party-names.ts';
import { type CalendarDay, calendarText } from '../rights/calendar-text.ts';
import { keptInCalendarMilliseconds, readCalendarRights } from '../rights/read-rights.ts';
import { rightDays } from '../rights/right-days.ts';
import { openProjectCalendar } from './project-calendars.ts';

/** Projects of a calendar at most, the latest first. */
const mostProjects = 500;

const postOn = sql<string | null>`${deals.rights} ->> 'postOn'`;

/** Projects that go on or were completed, with a day within the last year or to come. */
const readDays = (db: Reader, ofDeals: SQL | undefined, since: Date) =>
  db
    .select({
      id: deals.id,
      title: deals.title,
      deadline: deals.deadline,
      awaitsSample: deadlineAwaitsSample,
      postOn,
      changedAt: deals.acceptedAt,
      createdAt: deals.createdAt,
      creator: creatorNameOfDeal,
    })
    .from(deals)
    .leftJoin(creators, eq(creators.userId, deals.creatorId))
    .where(
      and(
        ofDeals,
        notInArray(deals.status, [...unsuccessfulStatuses]),
        or(gt(deals.deadline, since), sql`(${postOn})::timestamptz > ${since.toISOString()}::timestamptz`),
      ),
    )
    .orderBy(desc(deals.deadline), desc(deals.id))
    .limit(mostProjects);

type Row = Awaited<ReturnType<typeof readDays>>[number];

function daysOf(row: Row, publicUrl: string): CalendarDay[] {
  const title = isolated(row.title);
  const about = {
    stamp: row.changedAt ?? row.createdAt,
    description: m.campaign_calendar_with({ creator: isolated(row.creator ?? unnamedOtherSide('BRAND')) }),
    url: publicUrl + ownPage(dealPath('BRAND', row.id)),
  };
  return [
    ...(row.awaitsSample
      ? []
      : [{ ...about, id: `${row.id}-due`, day: row.deadline, summary: m.campaign_calendar_due({ title }) }]),
    ...(row.postOn === null
      ? []
      : [
          {
            ...about,
            id: `${row.id}-post`,
            day: new Date(row.postOn),
            summary: m.campaign_calendar_post({ title }),
          },
        ]),
  ];
}

/** Text of the calendar that a token opens, in its person's language. Throws calendar.not_found. */
export async function writeProjectCalendar(
  deps: Pick<Deps, 'db' | 'keys' | 'clock' | 'config'>,
  token: string,
): Promise<string> {
  const { brandId, campaignId, campaignName, language } = await openProjectCalendar(deps, token);
  const ofDeals = and(isPartyAs('BRAND', brandId), isInCampaign({ role: 'BRAND' }, campaignId ?? undefined));
  const since = new Date(deps.clock().getTime() - keptInCalendarMilliseconds);
  const rows = await readDays(deps.db, ofDeals, since);
  const rights = await readCalendarRights(deps, 'BRAND', ofDeals);
  const { publicUrl } = deps.config;
  return inLocale(localeFrom(language), () =>
    calendarText({
      name: campaignName ?? m.campaign_calendar_name(),
      product: 'Projects',
      days: [...rows.flatMap((row) => daysOf(row, publicUrl)), ...rightDays(rights, 'BRAND', publicUrl)],
    }),
  );
}

/**
 * Rights that end: licences with a term and exclusivities of completed deals, the notifications of their ends, and a
 * calendar that other programs subscribe to (rules/rights).
 */
import { api } from '@briefcast/contract';
import { localeFrom } from '@briefcast/i18n/locales';
import { m } from '@briefcast/i18n/messages';
import { inLocale } from '@briefcast/i18n/work-locale';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { saveUsualRights } from '../brands/save-usual-rights.ts';
import { isPartyAnywhere } from '../parties/party.ts';
import { calendarOwner, renewCalendarUrl } from './calendar-address.ts';
import { calendarHeaders, calendarText } from './calendar-text.ts';
import { readCalendarRights, readRights } from './read-rights.ts';
import { readUsualRights } from './read-usual-rights.ts';
import { rightDays } from './right-days.ts';

export function rightsRoutes(app: FastifyInstance, deps: Deps): void {
  const { rights } = api;
  serve(app, deps, rights.list, ({ actor, query }) => readRights(deps, actor, query.campaign));
  serve(app, deps, rights.usual, ({ actor }) => readUsualRights(deps, actor));
  serve(app, deps, rights.keepUsual, async ({ actor, body }) => {
    await saveUsualRights(deps, actor, body.rights);
    return readUsualRights(deps, actor);
  });
  serve(app, deps, rights.renewCalendar, async ({ actor }) => ({
    calendarUrl: await renewCalendarUrl(deps, actor.userId),
  }));
  serve(app, deps, rights.calendar, async ({ query, reply }) => {
    const owner = await calendarOwner(deps, query.token);
    const found = await readCalendarRights(deps, owner.role, isPartyAnywhere(owner));
    const text = inLocale(localeFrom(owner.language), () =>
      calendarText({
        name: m.calendar_name(),
        product: 'Rights',
        days: rightDays(found, owner.role, deps.config.publicUrl),
      }),
    );
    return reply.type('text/calendar; charset=utf-8').headers(calendarHeaders).send(text);
  });
}

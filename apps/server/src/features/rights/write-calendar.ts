/** Rights as a calendar that other programs subscribe to (RFC 5545): a day for each end. */
import type { Right, Role } from '@briefcast/contract';
import { dealPath } from '@briefcast/contract/paths';
import { isolated } from '@briefcast/i18n/isolated';
import { unnamedOtherSide } from '@briefcast/i18n/labels/kinds';
import { rightLabel } from '@briefcast/i18n/labels/rights';
import { m } from '@briefcast/i18n/messages';
import { ownPage } from '@briefcast/i18n/page-paths';
import { workLocale } from '@briefcast/i18n/work-locale';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';

/** Interval at which programs are asked to look again. */
const lookAgainSeconds = 12 * 60 * 60;

function summaryOf({ kind, title: named, category }: Right): string {
  const title = isolated(named);
  if (kind === 'LICENCE') return m.calendar_licence_ends({ title });
  return kind === 'EXCLUSIVITY'
    ? m.calendar_exclusivity_ends({ title, category: category ?? '' })
    : m.calendar_use_ends({ title, use: rightLabel(kind) });
}

/** The calendar's text in the current locale. Equal rights make equal text, so that programs see no change. */
export function writeCalendar(rights: readonly Right[], role: Role, publicUrl: string): string {
  const calendar = ical({
    name: m.calendar_name(),
    prodId: { company: m.head_product(), product: 'Rights', language: workLocale().toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: lookAgainSeconds,
  });
  for (const right of rights) {
    const { dealId, kind, startsAt, endsAt, renewedAt, party } = right;
    calendar.createEvent({
      id: `${dealId}-${kind.toLowerCase()}@briefcast`,
      // Stamp of the present end: a renewal sets it again.
      stamp: new Date(renewedAt ?? startsAt),
      start: new Date(endsAt),
      allDay: true,
      summary: summaryOf(right),
      description: m.calendar_with({ other: isolated(party.name ?? unnamedOtherSide(role)) }),
      url: publicUrl + ownPage(dealPath(role, dealId)),
      // It takes nobody's time.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  // Every line ends so, the last one too (RFC 5545, 3.1); the library leaves that one open.
  return `${calendar.toString().trimEnd()}\r\n`;
}

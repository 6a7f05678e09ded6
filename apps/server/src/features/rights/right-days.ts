/** Last days of rights, as calendars show them. */
import type { Right, Role } from '@briefcast/contract';
import { dealPath } from '@briefcast/contract/paths';
import { isolated } from '@briefcast/i18n/isolated';
import { unnamedOtherSide } from '@briefcast/i18n/labels/kinds';
import { rightLabel } from '@briefcast/i18n/labels/rights';
import { m } from '@briefcast/i18n/messages';
import { ownPage } from '@briefcast/i18n/page-paths';
import type { CalendarDay } from './calendar-text.ts';

function summaryOf({ kind, title: named, category }: Right): string {
  const title = isolated(named);
  if (kind === 'LICENCE') return m.calendar_licence_ends({ title });
  return kind === 'EXCLUSIVITY'
    ? m.calendar_exclusivity_ends({ title, category: category ?? '' })
    : m.calendar_use_ends({ title, use: rightLabel(kind) });
}

/** A day for each right, in the current locale. */
export const rightDays = (rights: readonly Right[], role: Role, publicUrl: string): CalendarDay[] =>
  rights.map((right) => {
    const { dealId, kind, startsAt, endsAt, renewedAt, party } = right;
    return {
      id: `${dealId}-${kind.toLowerCase()}`,
      // Stamp of the present end: a renewal sets it again.
      stamp: new Date(renewedAt ?? startsAt),
      day: new Date(endsAt),
      summary: summaryOf(right),
      description: m.calendar_with({ other: isolated(party.name ?? unnamedOtherSide(role)) }),
      url: publicUrl + ownPage(dealPath(role, dealId)),
    };
  });

/** Shared words on castings and applications, with the colour and the icon of each state. */
import type { ApplicationState, CastingCard, CastingState, InvitationState, Tone } from '@briefcast/contract';
import { daysUntilClosing } from '@briefcast/contract/castings/days';
import { daysOfClosingSoon } from '@briefcast/contract/castings/limits';
import { formatCount, formatDayAndMonth, formatMoney, formatSeries } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import {
  Ban,
  Check,
  CircleMinus,
  Clock,
  Eye,
  ListChecks,
  type LucideIcon,
  MailOpen,
  Megaphone,
  Star,
  Undo2,
} from 'lucide-react';

/** How something of a state looks, and what it is called. */
export interface Look {
  tone: Tone;
  Icon: LucideIcon;
  label: string;
}

type Paid = Pick<CastingCard, 'payFrom' | 'payTo' | 'currency'>;

/** `$300 to $450`, and `$350` where the pay is fixed. */
export const payText = ({ payFrom, payTo, currency }: Paid): string =>
  payFrom === payTo
    ? formatMoney(payFrom, currency)
    : m.casting_pay_range({ from: formatMoney(payFrom, currency), to: formatMoney(payTo, currency) });

/** Whether the pay is fixed, or for each creator another within the range. */
export const payNote = ({ payFrom, payTo }: Pick<Paid, 'payFrom' | 'payTo'>): string =>
  payFrom === payTo ? m.casting_pay_fixed() : m.casting_pay_each();

/** `1 of 3 cast`. */
export const castText = ({ cast, places }: Pick<CastingCard, 'cast' | 'places'>): string =>
  m.casting_cast_of({ cast: formatCount(cast), places: formatCount(places) });

/** `26 Nov`. */
export function shortDay(calendarDay: string): string {
  const { day, month } = formatDayAndMonth(calendarDay);
  return `${day} ${month}`;
}

/** `Arabic or English`, and a word for any language. */
export const languagesText = (
  { languages }: Pick<CastingCard, 'languages'>,
  label: (one: string) => string,
) => (languages.length === 0 ? m.casting_any_language() : formatSeries(languages.map(label)));

const closesSoon = (casting: Pick<CastingCard, 'state' | 'closesOn'>, now: Date) =>
  casting.state === 'OPEN' && daysUntilClosing(casting.closesOn, now) <= daysOfClosingSoon;

const castingLooks: Record<CastingState, () => Look> = {
  OPEN: () => ({ tone: 'yellow', Icon: Megaphone, label: m.casting_state_open() }),
  CHOOSING: () => ({ tone: 'aqua', Icon: ListChecks, label: m.casting_state_choosing() }),
  CAST: () => ({ tone: 'green', Icon: Check, label: m.casting_state_cast() }),
  CLOSED: () => ({ tone: 'buff', Icon: Ban, label: m.casting_state_closed() }),
};

/** `now` is null while a page is as the server rendered it, which knows no reader's day. */
export function castingLook(casting: Pick<CastingCard, 'state' | 'closesOn'>, now: Date | null): Look {
  if (now && closesSoon(casting, now))
    return { tone: 'orange', Icon: Clock, label: m.casting_state_closes_soon() };
  return castingLooks[casting.state]();
}

/** Label above the day of a casting, with that day. */
export function castingDay(
  casting: Pick<CastingCard, 'state' | 'closesOn' | 'dueOn'>,
  now: Date | null,
): { label: string; day: string } {
  if (casting.state === 'CAST') return { label: m.casting_content_due(), day: casting.dueOn };
  if (casting.state !== 'OPEN') return { label: m.casting_closed_on(), day: casting.closesOn };
  if (!now) return { label: m.casting_apply_by(), day: casting.closesOn };
  const days = daysUntilClosing(casting.closesOn, now);
  return {
    label: days === 0 ? m.casting_closes_today() : m.casting_closes_in({ n: days, count: formatCount(days) }),
    day: casting.closesOn,
  };
}

const applicationLooks: Record<ApplicationState, () => Look> = {
  WAITING: () => ({ tone: 'yellow', Icon: Clock, label: m.application_state_waiting() }),
  SEEN: () => ({ tone: 'yellow', Icon: Eye, label: m.application_state_seen() }),
  SHORTLISTED: () => ({ tone: 'aqua', Icon: Star, label: m.application_state_shortlisted() }),
  CAST: () => ({ tone: 'green', Icon: Check, label: m.application_state_cast() }),
  NOT_CHOSEN: () => ({ tone: 'buff', Icon: CircleMinus, label: m.application_state_not_chosen() }),
  WITHDRAWN: () => ({ tone: 'buff', Icon: Undo2, label: m.application_state_withdrawn() }),
};

export const applicationLook = (state: ApplicationState): Look => applicationLooks[state]();

const invitationLooks: Record<InvitationState, () => Look> = {
  INVITED: () => ({ tone: 'pink', Icon: MailOpen, label: m.invitation_state_invited() }),
  APPLIED: () => ({ tone: 'green', Icon: Check, label: m.casting_applied() }),
  DECLINED: () => ({ tone: 'buff', Icon: CircleMinus, label: m.invitation_state_declined() }),
};

export const invitationLook = (state: InvitationState): Look => invitationLooks[state]();

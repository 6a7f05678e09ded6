import type { OwnUser, Right } from '@briefcast/contract';
import { deadlineFromToday } from '@briefcast/contract/deals/deadline';
import { dealPath } from '@briefcast/contract/paths';
import { isRenewable } from '@briefcast/contract/renewals/window';
import { toldDaysBefore } from '@briefcast/contract/rights/ends';
import { formatLongDate, formatShortDate } from '@briefcast/i18n/format';
import { renewalOffer } from '@briefcast/i18n/labels/renewals';
import { rightLabel } from '@briefcast/i18n/labels/rights';
import { formatDaysAhead } from '@briefcast/i18n/lapses';
import { m } from '@briefcast/i18n/messages';
import { CalendarClock, CalendarX2, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { AnswerQuestion, type RenewalAsked } from '../../features/renewals/answer-question.tsx';
import { OpenRenewal } from '../../features/renewals/open-renewal.tsx';
import { RenewButton } from '../../features/renewals/renew-button.tsx';
import { useMayRenew } from '../../features/renewals/use-renewals.ts';
import { mediaUrl } from '../../lib/media-url.ts';
import { BrandLogoAvatar } from '../../parts/brands/brand-logo-avatar.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Stub } from '../../ui/stub.tsx';

type Role = OwnUser['role'];

const nameOf = ({ party }: Right, role: Role) =>
  party.name ?? (role === 'BRAND' ? m.rights_gone_creator() : m.rights_gone_brand());

/** Meaning of the right for the reader. */
function meaningOf(right: Right, role: Role): string {
  const other = nameOf(right, role);
  if (right.kind !== 'EXCLUSIVITY')
    return role === 'BRAND' ? m.rights_licence_brand() : m.rights_licence_creator({ other });
  const category = right.category ?? '';
  return role === 'BRAND'
    ? m.rights_exclusivity_brand({ other, category })
    : m.rights_exclusivity_creator({ other, category });
}

/** Look by how soon it ends: red within a week, yellow within a month, like the notifications. */
function lookOf(days: number, isOver: boolean) {
  const [early, late] = toldDaysBefore;
  if (isOver) return { tone: 'buff', Icon: CalendarX2 } as const;
  if (days <= late) return { tone: 'red', Icon: Hourglass } as const;
  return days <= early
    ? ({ tone: 'yellow', Icon: Hourglass } as const)
    : ({ tone: 'green', Icon: CalendarClock } as const);
}

interface RightRowProps {
  right: Right;
  role: Role;
  isOver?: boolean;
  /** The form that renews it is open from the beginning. */
  isRenewing?: boolean;
}

/** A right with its last day: what it is, of which project, with whom. */
export function RightRow({ right, role, isOver = false, isRenewing = false }: RightRowProps) {
  const { dealId, kind, title, startsAt, endsAt, renewedAt, renewal, declined, party } = right;
  const mayRenew = useMayRenew();
  /** The offer that is being answered: the right has it no more when it is taken back. */
  const [asked, setAsked] = useState<RenewalAsked | null>(null);
  const canOffer = mayRenew && party.id !== null && !renewal && isRenewable(new Date(endsAt), new Date());
  const { days } = deadlineFromToday(new Date(endsAt), new Date());
  const { tone, Icon } = lookOf(days, isOver);
  const name = nameOf(right, role);
  const src = party.image ? mediaUrl(party.image) : null;
  return (
    <Card as="li" flush className="flex" data-tone={tone}>
      <Stub tone={tone} date={endsAt} label={m.rights_last_day()} />
      <div className="min-w-0 flex-1 p-4 lg:px-6">
        <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-2">
          <h3 className="min-w-0 flex-1 basis-56 text-xl wrap-anywhere">
            <Link to={dealPath(role, dealId)} className="hover:underline">
              <bdi>{title}</bdi>
            </Link>
          </h3>
          <Badge tone={tone} icon={<Icon aria-hidden className="ic" />}>
            {isOver ? m.rights_ended() : m.rights_ends({ when: formatDaysAhead(days) })}
          </Badge>
        </div>
        <p className="mt-1 text-ui font-semibold">{rightLabel(kind)}</p>
        {isOver ? null : <p className="text-ink-2 wrap-anywhere">{meaningOf(right, role)}</p>}
        <p className="hint mt-2 flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
          {role === 'BRAND' ? (
            <Avatar name={name} src={src} size={32} />
          ) : (
            <BrandLogoAvatar name={name} src={src} size={32} />
          )}
          <bdi className="min-w-0 font-semibold wrap-anywhere">{name}</bdi>
          <span>{m.rights_from_to({ from: formatShortDate(startsAt), to: formatShortDate(endsAt) })}</span>
          {renewedAt ? <span>{m.renewal_renewed_on({ day: formatShortDate(renewedAt) })}</span> : null}
        </p>
        {declined?.answeredAt && !renewal ? (
          <p className="mt-2 text-ui">
            {m.rights_declined({
              day: formatLongDate(declined.answeredAt),
              offer: renewalOffer(declined),
            })}
          </p>
        ) : null}
        {renewal ? <OpenRenewal renewal={renewal} other={name} onAnswer={setAsked} /> : null}
        {asked ? (
          <AnswerQuestion
            {...asked}
            isOffered={renewal?.id === asked.renewal.id}
            other={name}
            onClose={() => setAsked(null)}
          />
        ) : null}
        {canOffer ? (
          <p className="mt-3">
            <RenewButton dealId={dealId} title={title} other={name} kind={kind} isOpenFirst={isRenewing} />
          </p>
        ) : null}
      </div>
    </Card>
  );
}

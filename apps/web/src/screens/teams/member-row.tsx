import type { MemberMonth, TeamMember } from '@briefcast/contract';
import { formatCount, formatSeries } from '@briefcast/i18n/format';
import { formatRelativeTime } from '@briefcast/i18n/lapses';
import { m } from '@briefcast/i18n/messages';
import { fullName } from '../../lib/names.ts';
import { MemberMenu } from './member-menu.tsx';
import type { MemberProps } from './member-props.ts';
import { PersonCell } from './person-cell.tsx';
import { RoleSelect } from './role-select.tsx';

/** Presence is recorded once a minute: somebody seen within this time is present. In milliseconds. */
const hereWithinMs = 120_000;

function seenText({ lastSeenAt }: TeamMember, isOwn: boolean): string {
  if (isOwn) return m.team_now();
  if (lastSeenAt === null) return m.team_never_here();
  return Date.now() - new Date(lastSeenAt).getTime() < hereWithinMs
    ? m.team_now()
    : formatRelativeTime(lastSeenAt);
}

/** Member's activity this month; zero counts are left out. */
function monthText({ briefs, reviews, messages }: MemberMonth): string {
  const done = [
    ...(briefs > 0 ? [m.team_month_briefs({ n: briefs, count: formatCount(briefs) })] : []),
    ...(reviews > 0 ? [m.team_month_reviews({ n: reviews, count: formatCount(reviews) })] : []),
    ...(messages > 0 ? [m.team_month_messages({ n: messages, count: formatCount(messages) })] : []),
  ];
  return done.length > 0 ? formatSeries(done) : m.team_month_nothing();
}

/** The name of a member, or the e-mail if they never gave one. */
export const memberName = (member: TeamMember): string => fullName(member) || member.email;

/** One member: name, role, last presence, this month's work, and the possible actions. */
export function MemberRow(props: MemberProps) {
  const { member, isOwn, mayManage } = props;
  const name = memberName(member);
  return (
    <tr>
      <PersonCell name={name} shown={isOwn ? m.team_you({ name }) : undefined} email={member.email} />
      <td>
        <RoleSelect {...props} name={name} />
      </td>
      <td className="text-ink-2 max-sm:hidden">{seenText(member, isOwn)}</td>
      <td className="num text-ink-2 max-xl:hidden">
        {member.thisMonth ? monthText(member.thisMonth) : null}
      </td>
      <td className="team-actions">{isOwn || mayManage ? <MemberMenu {...props} name={name} /> : null}</td>
    </tr>
  );
}

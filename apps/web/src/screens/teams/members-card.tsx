import type { OwnBrand, Team } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useOwnName } from '../../features/teams/use-own-name.tsx';
import { mayForOrganization } from '../../lib/policy.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { MemberRow } from './member-row.tsx';

function countText({ members, invitations }: Team): string {
  const n = members.length;
  const count = formatCount(n);
  if (invitations.length === 0) return m.team_member_count({ n, count });
  return m.team_member_count_invited({ n, count, invited: formatCount(invitations.length) });
}

/** All members of the organisation, then the invited people. */
export function MembersCard({ team, user }: { team: Team; user: OwnBrand }) {
  const mayManage = mayForOrganization(user, 'team.manage');
  const owners = team.members.filter(({ role }) => role === 'OWNER').length;
  const ownName = useOwnName(user);
  return (
    <Card flush aria-labelledby="members-title">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-5 pt-5 pe-8 pb-3 md:px-6 md:pe-8">
        <h2 id="members-title" className="text-d4">
          {m.team_members()}
        </h2>
        <p className="hint num">{countText(team)}</p>
      </div>
      {user.firstName ? null : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 pb-4 text-sm text-ink-2 md:px-6">
          <p>{m.team_name_missing()}</p>
          <Button variant="outline" size="sm" onClick={ownName.open}>
            {m.team_name_add()}
          </Button>
        </div>
      )}
      <table className="table team-table" aria-labelledby="members-title">
        <thead>
          <tr>
            <th scope="col">{m.team_column_person()}</th>
            <th scope="col">{m.team_column_role()}</th>
            <th scope="col">{m.team_column_seen()}</th>
            <th scope="col" className="max-xl:hidden">
              {m.team_column_month()}
            </th>
            <th scope="col">
              <span className="sr-only">{m.team_column_actions()}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {team.members.map((member) => (
            <MemberRow
              key={member.userId}
              member={member}
              company={team.organization.companyName}
              isOwn={member.userId === user.id}
              isLastOwner={member.role === 'OWNER' && owners === 1}
              isAlone={team.members.length === 1}
              mayManage={mayManage}
              onEditName={ownName.open}
            />
          ))}
          {team.invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} mayManage={mayManage} />
          ))}
        </tbody>
      </table>
      {ownName.dialog}
    </Card>
  );
}

import { MemberRole } from '@briefcast/contract';
import { memberRoleLabel } from '@briefcast/i18n/labels/member-role';
import { m } from '@briefcast/i18n/messages';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { roleIcons, roles } from '../../features/teams/role-look.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import type { MemberProps } from './member-props.ts';
import { useChangeRole } from './use-change-members.ts';

type RoleSelectProps = MemberProps & { name: string };

/**
 * The role of a member, which owners can change. Making somebody an owner and giving up one's own role are
 * confirmed first. The last owner's role cannot be changed until there is another one.
 */
export function RoleSelect({ member, name, isOwn, isLastOwner, mayManage }: RoleSelectProps) {
  const change = useChangeRole(member.userId, name);
  const [asked, setAsked] = useState<MemberRole>();
  const [isAsking, setAsking] = useState(false);
  const shown = change.isPending ? change.variables : member.role;
  const Icon = roleIcons[shown];

  if (!mayManage || isLastOwner) {
    return (
      <span className="role-chip" data-fixed>
        <Icon aria-hidden className="ic" />
        {memberRoleLabel(shown)}
      </span>
    );
  }

  function choose(role: MemberRole) {
    if (role === member.role) return;
    if (role !== 'OWNER' && !isOwn) return change.mutate(role);
    setAsked(role);
    setAsking(true);
  }

  return (
    <>
      <span className="role-chip">
        <Icon aria-hidden className="ic" />
        <select
          aria-label={m.team_role_of({ name })}
          value={shown}
          disabled={change.isPending}
          onChange={(event) => choose(MemberRole.parse(event.target.value))}
        >
          {roles.map((role) => (
            <option key={role} value={role}>
              {memberRoleLabel(role)}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className="ic" />
      </span>
      {asked ? (
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          title={isOwn ? m.team_step_down_title({ role: asked }) : m.team_hand_over_title({ name })}
          confirmLabel={isOwn ? m.team_step_down() : m.team_hand_over()}
          danger={isOwn}
          busy={change.isPending}
          busyText={m.team_hand_over_busy()}
          onConfirm={() => change.mutate(asked, { onSettled: () => setAsking(false) })}
        >
          {isOwn ? m.team_step_down_text() : m.team_hand_over_text()}
        </ConfirmDialog>
      ) : null}
    </>
  );
}

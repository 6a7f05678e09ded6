import { type PolicyAction, rolesThatMay } from '@briefcast/contract/policy';
import { memberRoleLabel } from '@briefcast/i18n/labels/member-role';
import { m } from '@briefcast/i18n/messages';
import { Check, Minus } from 'lucide-react';
import { roles } from '../../features/teams/role-look.ts';
import { Card } from '../../ui/card.tsx';

/** The rows of the table, each with the policy's action that decides. */
const rows: readonly { action: PolicyAction; label: () => string }[] = [
  { action: 'message.send', label: m.team_may_see },
  { action: 'file.review', label: m.team_may_review },
  { action: 'brief.send', label: m.team_may_send },
  { action: 'deal.move', label: m.team_may_complete },
  { action: 'profile.edit', label: m.team_may_edit },
  { action: 'team.manage', label: m.team_may_manage },
];

/** Permissions of each role, from the policy (rules/teams#roles). */
export function RoleTable() {
  return (
    <Card as="aside" aria-labelledby="roles-title">
      <h2 id="roles-title" className="mb-2 text-d4">
        {m.team_roles_title()}
      </h2>
      <table className="role-table" aria-labelledby="roles-title">
        <thead>
          <tr>
            <td />
            {roles.map((role) => (
              <th key={role} scope="col">
                {memberRoleLabel(role)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ action, label }) => (
            <tr key={action}>
              <th scope="row">{label()}</th>
              {roles.map((role) => (
                <td key={role}>
                  <MayDo may={rolesThatMay(action).includes(role)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function MayDo({ may }: { may: boolean }) {
  return (
    <>
      {may ? (
        <Check aria-hidden className="ic mx-auto text-[var(--c-green-ink)]" />
      ) : (
        <Minus aria-hidden className="ic mx-auto text-line-strong" />
      )}
      <span className="sr-only">{may ? m.team_yes() : m.team_no()}</span>
    </>
  );
}

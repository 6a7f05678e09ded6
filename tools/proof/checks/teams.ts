/** Membership of an organisation, permissions in it, and who may join. */
import { type Check, inContract, inServer } from '../lib/check.ts';

const team = 'features/teams/team.test.ts';
const invitations = 'features/teams/invitations.test.ts';

export const teams: readonly Check[] = [
  inContract({
    promise: 'A role allows what the table says',
    file: 'policy.ts',
    text: 'isTheirs(actor, resource) && hasRoleFor(actor, action)',
    without: 'isTheirs(actor, resource)',
    tests: ['policy.test.ts'],
  }),
  inServer({
    promise: 'An organisation keeps an owner',
    file: 'features/teams/change-members.ts',
    text: "  if ((await countMembers(tx, brandId, 'OWNER')) <= 1) throw new AppError('team.last_owner');\n",
    tests: [team],
  }),
  inServer({
    promise: 'Changes of a team happen one after the other',
    file: 'features/brands/members.ts',
    text: "\n    .for('no key update')",
    without: '',
    tests: [team],
    project: 'server-postgres',
  }),
  inServer({
    promise: 'A change of a team asks for the role as it is now',
    file: 'features/teams/lock-team.ts',
    text: 'authorizeOrganization({ ...actor, memberRole }, action)',
    without: 'authorizeOrganization(actor, action)',
    tests: [team],
  }),
  inServer({
    promise: 'A session is over with its membership',
    file: 'platform/auth/create-sessions.ts',
    text: '        or(isNull(sessions.brandId), sql`${members.userId} is not null`),\n',
    tests: [team],
  }),
  inServer({
    promise: 'The bell of somebody who is out forgets the deals',
    file: 'features/teams/change-members.ts',
    text: '  await forgetOrganization(tx, membership);\n',
    tests: [team],
  }),
  inServer({
    promise: 'One works for organisations alone that one belongs to',
    file: 'features/teams/organizations.ts',
    text: "    if (!member) throw new AppError('team.organization_not_found');\n",
    tests: [team],
  }),
  inServer({
    promise: 'An invitation ends after its time',
    file: 'features/teams/read-invitation.ts',
    text: "  if (found.expiresAt <= clock()) throw new AppError('invitation.expired');\n",
    tests: [invitations],
  }),
  inServer({
    promise: 'Only the newest link of an invitation works',
    file: 'features/teams/invite.ts',
    text: '    await tx.update(invitations).set(kept).where(own);\n',
    tests: [invitations],
  }),
  inServer({
    promise: 'Somebody with an account joins with its session alone',
    file: 'features/teams/accept-invitation.ts',
    text: "  if (!isOwn) throw new AppError('invitation.log_in');\n",
    tests: [invitations],
  }),
  inServer({
    promise: 'Whoever invites has a confirmed e-mail',
    file: 'features/teams/invite.ts',
    text: "  if (!inviter?.emailConfirmedAt) throw new AppError('team.confirm_email_first');\n",
    tests: [invitations],
  }),
];

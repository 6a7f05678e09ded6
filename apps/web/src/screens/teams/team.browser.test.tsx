import type { MemberRole, Team } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { idOf, newBrand } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';
import { walkStates } from '../../testing/walk-states.ts';

const owner = newBrand({ firstName: 'Rania', lastName: 'Saleh' });
const member = (userId: string, firstName: string, role: MemberRole): Team['members'][number] => ({
  userId,
  firstName,
  lastName: 'Saleh',
  email: `${firstName.toLowerCase()}@oasisskin.example`,
  role,
  joinedAt: '2026-11-01T09:00:00.000Z',
  lastSeenAt: null,
  thisMonth: { briefs: role === 'OWNER' ? 6 : 0, reviews: role === 'OWNER' ? 1 : 0, messages: 0 },
});
const team: Team = {
  organization: { id: idOf(1), companyName: 'Oasis Skin', profileImage: null },
  members: [member(owner.id, 'Rania', 'OWNER'), member(idOf(4), 'Yusuf', 'MANAGER')],
  invitations: [
    {
      id: idOf(40),
      email: 'dana@oasisskin.example',
      role: 'REVIEWER',
      sentAt: '2026-11-19T09:00:00.000Z',
      expiresAt: '2099-11-26T09:00:00.000Z',
      by: { id: owner.id, firstName: 'Rania', lastName: 'Saleh' },
    },
  ],
};
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('its states', () =>
  walkStates({
    visitor: owner,
    path: '/team',
    title: 'Team',
    calls: ['team.read'],
    loading: 'Loading team...',
    fill: () => server.returns('team.read', { team }),
    filled: ['Team', 'Members', '2 members, 1 invited', 'Yusuf Saleh', 'What each role can do'],
    failing: ['Failed to load team'],
    clear: () =>
      server.returns('team.read', {
        team: { ...team, members: team.members.slice(0, 1), invitations: [] },
      }),
    empty: ['1 member', 'Rania Saleh (you)'],
    expired: 'log in',
  }));

test('each member’s row tells what they did this month', async () => {
  signIn(owner);
  server.returns('team.read', { team });
  await openApp('/team');
  const row = (name: string) => page.getByRole('row', { name });
  await expect.element(row('Rania Saleh (you)')).toMatchTextContent('6 briefs, 1 review');
  await expect.element(row('Yusuf Saleh')).toMatchTextContent('Nothing yet');
});

test('the account menu tells where reviews wait', async () => {
  signIn(owner);
  server.returns('team.read', { team });
  const organization = { profileImage: null, role: 'REVIEWER', isCurrent: false } as const;
  server.returns('team.organizations', {
    organizations: [
      { ...organization, id: idOf(1), companyName: 'Oasis Skin', isCurrent: true, toReview: 3 },
      { ...organization, id: idOf(50), companyName: 'Falaj Hotels', toReview: 2 },
      { ...organization, id: idOf(51), companyName: 'Kayan Home', toReview: 0 },
    ],
  });
  await openApp('/team');
  await button('Oasis Skin, account menu').click();
  const line = (name: string) => page.getByRole('menuitemradio', { name });
  await expect.element(line('Falaj Hotels')).toMatchTextContent('2 to review');
  await expect.element(line('Kayan Home')).not.toMatchTextContent('review');
  await expect.element(line('Oasis Skin')).not.toMatchTextContent('to review');
});

test('the last owner reads what must come before leaving', async () => {
  signIn(owner);
  server.returns('team.read', { team });
  await openApp('/team');
  await button('More actions for Rania Saleh').click();
  await page.getByRole('menuitem', { name: 'Leave Oasis Skin' }).click();
  await expect.element(page.getByRole('dialog', { name: 'You are the only owner' })).toBeVisible();
  expect(server.calls('team.removeMember')).toEqual([]);
});

test('making somebody an owner is asked about first', async () => {
  signIn(owner);
  server.returns('team.read', { team });
  server.returns('team.changeRole', { team });
  server.returns('accounts.me', { user: owner });
  await openApp('/team');
  await page.getByLabelText('Role of Yusuf Saleh').selectOptions('OWNER');
  expect(server.calls('team.changeRole')).toEqual([]);
  await button('Make owner').click();
  await expect.element(page.getByText('Yusuf Saleh is now an owner.')).toBeVisible();
  await expect.poll(() => server.calls('team.changeRole')).toMatchObject([{ body: { role: 'OWNER' } }]);
});

test.each(['MANAGER', 'REVIEWER'] as const)('a %s is offered nothing that owners do', async (memberRole) => {
  signIn(newBrand({ id: idOf(4), firstName: 'Yusuf', lastName: 'Saleh', memberRole }));
  server.returns('team.read', { team });
  await openApp('/team');
  await expect.element(page.getByText('2 members, 1 invited')).toBeVisible();
  await expect.element(button('Send invitation')).not.toBeInTheDocument();
  await expect.element(button('More actions for Rania Saleh')).not.toBeInTheDocument();
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument();
  await expect.element(page.getByText('Withdraw', { exact: true })).not.toBeInTheDocument();
});

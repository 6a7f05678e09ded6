import { brands as brandsTable, invitations, users } from '../../platform/database/tables/index.ts';
import { invitationToken, teamMember, waitingInvitationToken } from '../../testing/builders.ts';
import { newEmail, testPassword } from '../../testing/harness.ts';
import { unknownId } from '../../testing/route-samples/access-ground.ts';
import type { BindingWorld } from '../../testing/route-samples/binding-world.ts';
import { ownUser, whole } from '../../testing/route-samples/bounds.ts';
import { brands, everybody, owners } from '../../testing/route-samples/callers.ts';
import { type CreationGround, once } from '../../testing/route-samples/creation-ground.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

/** Somebody whose session may come to work for another organisation. */
const founder = once(({ server }: CreationGround) => server.signUpBrand());

const colleague = async ({ server, brand }: BindingWorld) =>
  (await teamMember(server, brand, 'REVIEWER')).user.id;

async function invitation({ server, brand }: BindingWorld) {
  const { invitation } = await brand.client.team.invite({ body: { email: newEmail(), role: 'REVIEWER' } });
  // An invitation is sent again after a minute at the earliest.
  server.advance(2 * 60_000);
  return { params: { id: invitation.id } };
}

export const samples = samplesOf({
  /** Somebody to be removed, an invitation to be sent again and taken back, and one that is only looked at. */
  async makeScene({ server, brand, manager }) {
    const spare = await teamMember(server, brand, 'REVIEWER');
    const { invitation } = await brand.client.team.invite({ body: { email: newEmail(), role: 'REVIEWER' } });
    const looked = newEmail();
    await brand.client.team.invite({ body: { email: looked, role: 'REVIEWER' } });
    const token = await invitationToken(server, looked);
    // An invitation is sent again after a minute at the earliest.
    server.advance(2 * 60_000);
    return { managerId: manager.user.id, spareId: spare.user.id, invitationId: invitation.id, token };
  },
  routes: {
    'team.read': {
      answers: brands(200),
      bound: whole(128),
    },
    'team.invite': {
      answers: owners(201),
      call: () => ({ body: { email: newEmail(), role: 'REVIEWER' } }),
      creates: {
        table: invitations,
        next: ({ brand }) => ({ token: brand.token, body: { email: newEmail(), role: 'REVIEWER' } }),
      },
      binds: () => ({ body: { email: newEmail(), role: 'REVIEWER' } }),
      bindsOneself: true,
    },
    'team.resendInvitation': {
      answers: owners(200, { otherBrand: 404 }),
      call: ({ invitationId }) => ({ params: { id: invitationId } }),
      binds: invitation,
    },
    'team.revokeInvitation': {
      answers: owners(200, { otherBrand: 404 }),
      call: ({ invitationId }) => ({ params: { id: invitationId } }),
      binds: invitation,
    },
    'team.readInvitation': {
      answers: everybody(200),
      call: ({ token }) => ({ params: { token } }),
    },
    'team.acceptInvitation': {
      answers: everybody(404),
      call: { body: { token: 'unknown' } },
      bound: ownUser,
      creates: {
        table: users,
        next: async ({ server, brand }) => {
          const email = newEmail();
          await brand.client.team.invite({ body: { email, role: 'REVIEWER' } });
          const token = await waitingInvitationToken(server, email);
          const body = { token, firstName: 'Yusuf', lastName: 'Karim', password: testPassword };
          return { token: null, body };
        },
      },
    },
    'team.changeRole': {
      answers: owners(200, { otherBrand: 404 }),
      call: ({ managerId }) => ({ params: { userId: managerId }, body: { role: 'MANAGER' } }),
      bound: whole(128),
      binds: async (world) => ({ params: { userId: await colleague(world) }, body: { role: 'MANAGER' } }),
    },
    'team.removeMember': {
      answers: owners(200, { otherBrand: 404 }),
      call: ({ spareId }) => ({ params: { userId: spareId } }),
      binds: async (world) => ({ params: { userId: await colleague(world) } }),
    },
    'team.organizations': {
      answers: brands(200, { ofNone: 200 }),
      bound: whole(256),
    },
    'team.startOrganization': {
      answers: brands(201, { ofNone: 201 }),
      call: { body: { companyName: 'Another' } },
      bound: ownUser,
      creates: {
        table: brandsTable,
        next: async (ground, number) => ({
          token: (await founder(ground)).token,
          body: { companyName: `Brand ${number}` },
        }),
      },
    },
    'team.switchOrganization': {
      answers: brands(404, { ofNone: 404 }),
      call: { body: { id: unknownId } },
      bound: ownUser,
    },
    'team.changeName': {
      answers: brands(200, { ofNone: 200 }),
      call: { body: { firstName: 'Rania', lastName: 'Saleh' } },
      bound: ownUser,
    },
  },
});

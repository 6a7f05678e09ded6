import { admins as adminsTable } from '../../../platform/database/tables/index.ts';
import { newEmail, testPassword } from '../../../testing/harness.ts';
import { unknownId } from '../../../testing/route-samples/access-ground.ts';
import { whole } from '../../../testing/route-samples/bounds.ts';
import { admins, finance } from '../../../testing/route-samples/callers.ts';
import { samplesOf } from '../../../testing/route-samples/route-sample.ts';

export const samples = samplesOf({
  routes: {
    'admins.list': {
      answers: finance(200),
      bound: whole(64),
    },
    'admins.me': {
      answers: finance(200),
    },
    'admins.add': {
      answers: admins(201),
      call: () => ({ body: { email: newEmail(), name: 'Dana Reyes', password: testPassword } }),
      creates: {
        table: adminsTable,
        next: ({ adminToken }) => ({
          token: adminToken,
          body: { email: newEmail(), name: 'Dana Reyes', password: testPassword },
        }),
      },
    },
    'admins.remove': {
      answers: admins(404),
      call: { params: { id: unknownId } },
    },
    'admins.changeRole': {
      answers: admins(404),
      call: { params: { id: unknownId }, body: { role: 'FINANCE' } },
    },
    'admins.changePassword': {
      answers: admins(409),
      call: { body: { currentPassword: 'a guess', password: 'long enough' } },
    },
    'admins.beginTwoFactor': {
      answers: admins(409),
      call: { body: { password: 'a guess' } },
    },
    'admins.turnOnTwoFactor': {
      answers: finance(409),
      call: { body: { code: 'a guess' } },
      bound: whole(2),
    },
    'admins.turnOffTwoFactor': {
      answers: admins(409),
      call: { body: { password: 'a guess' } },
    },
  },
});

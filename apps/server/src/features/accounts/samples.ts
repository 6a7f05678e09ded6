import { users } from '../../platform/database/tables/index.ts';
import { newEmail, testPassword } from '../../testing/harness.ts';
import { unknownId } from '../../testing/route-samples/access-ground.ts';
import { ownUser, whole } from '../../testing/route-samples/bounds.ts';
import { everybody, people } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

export const samples = samplesOf({
  routes: {
    'accounts.register': {
      answers: everybody(201),
      call: () => ({ body: { role: 'BRAND', companyName: 'A', email: newEmail(), password: 'long enough' } }),
      bound: ownUser,
      creates: {
        table: users,
        next: () => ({
          token: null,
          body: { email: newEmail(), password: testPassword, role: 'BRAND', companyName: 'Oasis Skin' },
        }),
      },
    },
    'accounts.logIn': {
      answers: everybody(401),
      call: { body: { email: 'nobody@people.example', password: 'a guess' } },
      bound: ownUser,
    },
    'accounts.me': {
      answers: people(200),
      bound: ownUser,
    },
    'accounts.logOut': {
      answers: people(200),
    },
    'accounts.forgotPassword': {
      answers: everybody(200),
      call: { body: { email: 'nobody@people.example' } },
    },
    'accounts.resetPassword': {
      answers: everybody(400),
      call: { body: { token: 'unknown', password: 'long enough' } },
    },
    'accounts.confirmEmail': {
      answers: everybody(400),
      call: { body: { token: 'unknown' } },
    },
    'accounts.resendConfirmation': {
      answers: people(200),
    },
    'ownAccount.read': {
      answers: people(200),
      bound: whole(8),
    },
    'ownAccount.changeEmail': {
      answers: people(200),
      call: () => ({ body: { email: newEmail(), password: testPassword } }),
      bound: whole(8),
    },
    'ownAccount.keepEmail': {
      answers: people(200),
      bound: whole(8),
    },
    'ownAccount.confirmNewEmail': {
      answers: everybody(400),
      call: { body: { token: 'unknown' } },
    },
    'ownAccount.changePassword': {
      answers: people(403),
      call: { body: { currentPassword: 'a guess', password: 'long enough' } },
    },
    'ownAccount.changeLanguage': {
      answers: people(200),
      call: { body: { language: 'en' } },
      bound: whole(8),
    },
    'ownAccount.beginTwoFactor': {
      answers: people(200),
      call: { body: { password: testPassword } },
    },
    'ownAccount.turnOnTwoFactor': {
      answers: people(401, { ofNone: 409, otherCreator: 409, otherBrand: 409 }),
      call: { body: { code: 'a guess' } },
      bound: whole(2),
    },
    'ownAccount.renewRecoveryCodes': {
      answers: people(409),
      call: { body: { password: testPassword } },
      bound: whole(2),
    },
    'ownAccount.turnOffTwoFactor': {
      answers: people(409),
      call: { body: { password: testPassword } },
    },
    'ownAccount.sessions': {
      answers: people(200),
      bound: whole(128),
    },
    'ownAccount.endSession': {
      answers: people(404),
      call: { params: { id: unknownId } },
    },
    'ownAccount.endSessions': {
      answers: people(200),
    },
  },
});

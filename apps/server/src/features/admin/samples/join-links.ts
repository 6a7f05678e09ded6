import { joinLinks } from '../../../platform/database/tables/index.ts';
import { newEmail } from '../../../testing/harness.ts';
import { unknownId } from '../../../testing/route-samples/access-ground.ts';
import { whole } from '../../../testing/route-samples/bounds.ts';
import { admins } from '../../../testing/route-samples/callers.ts';
import { samplesOf } from '../../../testing/route-samples/route-sample.ts';

const forCreators = { role: 'CREATOR', places: 20, days: 14 } as const;

export const samples = samplesOf({
  async makeScene({ server }) {
    const { joinLink } = await (await server.signInAdmin()).client.joinLinks.create({ body: forCreators });
    return { joinLinkId: joinLink.id };
  },
  routes: {
    'joinLinks.list': {
      answers: admins(200),
      bound: whole(64),
    },
    'joinLinks.create': {
      answers: admins(201),
      call: { body: forCreators },
      creates: {
        table: joinLinks,
        next: ({ adminToken }, number) => ({
          token: adminToken,
          body: { ...forCreators, places: number + 1 },
        }),
      },
    },
    'joinLinks.mail': {
      answers: admins(200),
      call: ({ joinLinkId }) => ({
        params: { id: joinLinkId },
        body: { emails: [newEmail()], language: 'en', note: '' },
      }),
      bound: whole(32),
    },
    'joinLinks.end': {
      answers: admins(404),
      call: { params: { id: unknownId } },
    },
  },
});

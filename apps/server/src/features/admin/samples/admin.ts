import type { BulkAction } from '@briefcast/contract';
import { publishedCreator, sentBrief } from '../../../testing/builders.ts';
import { testAdminPassword } from '../../../testing/harness.ts';
import { unknownId } from '../../../testing/route-samples/access-ground.ts';
import type { BindingWorld } from '../../../testing/route-samples/binding-world.ts';
import { page, stream, whole } from '../../../testing/route-samples/bounds.ts';
import { admins, everybody, finance } from '../../../testing/route-samples/callers.ts';
import { samplesOf } from '../../../testing/route-samples/route-sample.ts';

async function somebody({ server }: BindingWorld) {
  const { user, client } = await server.signUpCreator();
  await client.profiles.update({ body: { bio: 'Skincare on camera.' } });
  return user.id;
}
const bulk = async (action: BulkAction, id: Promise<string>) => ({ body: { action, ids: [await id] } });

export const samples = samplesOf({
  /** People and deals of nobody else in the matrix. */
  makeScene: async ({ server }) => ({
    removedUserId: (await server.signUpCreator()).user.id,
    publishedUserId: (await publishedCreator(server)).user.id,
    cancelledDealId: (await sentBrief(server)).dealId,
    removedDealId: (await sentBrief(server)).dealId,
  }),
  routes: {
    'admin.find': {
      answers: finance(200),
      call: { query: { text: 'Oasis' } },
      bound: whole(64),
      filled: { query: { text: 'Oasis' } },
    },
    'admin.logIn': {
      answers: everybody(200),
      call: { body: { password: testAdminPassword } },
    },
    'admin.logOut': {
      answers: finance(200),
    },
    'admin.dashboard': {
      answers: admins(200),
      bound: whole(64),
    },
    'admin.figures': {
      answers: admins(200),
      bound: whole(128),
    },
    'admin.creators': {
      answers: admins(200),
      bound: page(640),
    },
    'admin.brands': {
      answers: finance(200),
      bound: page(640),
    },
    'admin.deals': {
      answers: admins(200),
      bound: page(640),
    },
    'admin.creatorsFile': {
      answers: admins(200),
      bound: stream,
    },
    'admin.brandsFile': {
      answers: finance(200),
      bound: stream,
    },
    'admin.dealsFile': {
      answers: admins(200),
      bound: stream,
    },
    'admin.bulk': {
      answers: admins(200),
      call: { body: { action: 'cancel_deals', ids: [unknownId] } },
      bound: whole(64),
      binds: {
        publish: (world) => bulk('publish', somebody(world)),
        unpublish: (world) => bulk('unpublish', somebody(world)),
        cancel_deals: ({ sent }) => bulk('cancel_deals', sent()),
        delete_deals: ({ sent }) => bulk('delete_deals', sent()),
        delete_users: (world) => bulk('delete_users', somebody(world)),
      },
    },
    'admin.removeUser': {
      answers: admins(200),
      call: ({ removedUserId }) => ({ params: { id: removedUserId } }),
      binds: async (world) => ({ params: { id: await somebody(world) } }),
    },
    'admin.togglePublish': {
      answers: admins(200),
      call: ({ publishedUserId }) => ({ params: { id: publishedUserId }, body: { isPublished: true } }),
      binds: async (world) => ({ params: { id: await somebody(world) }, body: { isPublished: true } }),
    },
    'admin.cancelDeal': {
      answers: admins(200),
      call: ({ cancelledDealId }) => ({ params: { id: cancelledDealId } }),
      binds: async ({ sent }) => ({ params: { id: await sent() } }),
    },
    'admin.removeDeal': {
      answers: admins(200),
      call: ({ removedDealId }) => ({ params: { id: removedDealId } }),
      binds: async ({ sent }) => ({ params: { id: await sent() } }),
    },
    'admin.audit': {
      answers: admins(200),
      bound: page(640),
    },
    'admin.health': {
      answers: admins(200),
      bound: whole(64),
    },
    'admin.jobs': {
      answers: admins(200),
      bound: whole(256),
    },
    'admin.retryJobs': {
      answers: admins(200),
    },
    'admin.retryJob': {
      answers: admins(404),
      call: { params: { id: unknownId } },
    },
    'admin.discardJob': {
      answers: admins(404),
      call: { params: { id: unknownId } },
    },
  },
});

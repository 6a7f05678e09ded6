import { brandIdOf } from '../../../testing/builders.ts';
import type { TestServer } from '../../../testing/harness.ts';
import { admins } from '../../../testing/route-samples/callers.ts';
import { samplesOf } from '../../../testing/route-samples/route-sample.ts';

const body = { reason: 'Asks for payment outside of the project.' };

const newBrand = async (server: TestServer) => brandIdOf(await server.signUpBrand());
const newCreator = async (server: TestServer) => (await server.signUpCreator()).user.id;

/** Suspends a new brand; returns the id of the suspension. */
async function suspended(server: TestServer): Promise<string> {
  const params = { id: await newBrand(server) };
  const { client } = await server.signInAdmin();
  await client.adminSuspensions.suspendBrand({ params, body });
  const { brand } = await client.adminDetails.brand({ params });
  return brand.suspension?.id ?? '';
}

export const samples = samplesOf({
  async makeScene({ server }) {
    return {
      suspendedBrandId: await newBrand(server),
      suspendedUserId: await newCreator(server),
      suspensionId: await suspended(server),
    };
  },
  routes: {
    'adminSuspensions.suspendBrand': {
      answers: admins(200),
      call: ({ suspendedBrandId }) => ({ params: { id: suspendedBrandId }, body }),
      binds: async ({ server }) => ({ params: { id: await newBrand(server) }, body }),
    },
    'adminSuspensions.suspendPerson': {
      answers: admins(200),
      call: ({ suspendedUserId }) => ({ params: { id: suspendedUserId }, body }),
      binds: async ({ server }) => ({ params: { id: await newCreator(server) }, body }),
    },
    'adminSuspensions.readAnswer': {
      // Nothing was answered.
      answers: admins(404),
      call: ({ suspensionId }) => ({ params: { id: suspensionId } }),
    },
    'adminSuspensions.lift': {
      answers: admins(200),
      call: ({ suspensionId }) => ({ params: { id: suspensionId } }),
      binds: async ({ server }) => ({ params: { id: await suspended(server) } }),
    },
  },
});

import { payerOf } from '../../testing/route-samples/access-ground.ts';
import { dealBrand, dealPeople, theCreator } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';
import { addReceipt, boughtSample, sentSample, someAddress, someShipment } from '../../testing/samples.ts';

const shipment = () => ({ ...someShipment, sentOn: new Date().toISOString() });

export const samples = samplesOf({
  /** One to be sent; one on its way back for each who may confirm it; one that was bought, with its receipt. */
  async makeScene({ server, brand, creator, accepted }) {
    const returned = () => accepted({ sample: { ...sentSample, isReturned: true } });
    async function onWayBack() {
      const params = { dealId: await returned() };
      await creator.client.samples.giveAddress({ params, body: someAddress });
      await brand.client.samples.send({ params, body: shipment() });
      await creator.client.samples.answer({ params, body: { outcome: 'ARRIVED' } });
      await creator.client.samples.sendBack({ params, body: shipment() });
      return params.dealId;
    }
    const bought = { dealId: await accepted({ sample: boughtSample }) };
    return {
      sentId: await returned(),
      onWayBack: { owner: await onWayBack(), manager: await onWayBack() },
      bought: { ...bought, fileId: await addReceipt(server, { creator, ...bought }) },
    };
  },
  routes: {
    'samples.read': {
      answers: dealPeople(200),
      call: ({ sentId }) => ({ params: { dealId: sentId } }),
    },
    'samples.giveAddress': {
      answers: theCreator(200),
      call: ({ sentId }) => ({ params: { dealId: sentId }, body: someAddress }),
    },
    'samples.send': {
      answers: dealBrand(200, { reviewer: 403 }),
      call: ({ sentId }) => ({ params: { dealId: sentId }, body: shipment() }),
    },
    'samples.answer': {
      answers: theCreator(200),
      call: ({ sentId }) => ({ params: { dealId: sentId }, body: { outcome: 'ARRIVED' } }),
    },
    'samples.sendBack': {
      answers: theCreator(200),
      call: ({ sentId }) => ({ params: { dealId: sentId }, body: shipment() }),
    },
    'samples.confirmReturn': {
      answers: dealBrand(200, { reviewer: 403 }),
      call: ({ onWayBack }, caller) => ({ params: { dealId: onWayBack[payerOf(caller)] } }),
    },
    'samples.stateReceipt': {
      answers: theCreator(200),
      call: ({ bought }) => ({
        params: { dealId: bought.dealId },
        body: { amount: 100, fileId: bought.fileId },
      }),
      binds: async ({ server, creator, accepted }) => {
        const dealId = await accepted({ sample: boughtSample });
        const fileId = await addReceipt(server, { creator, dealId });
        return { params: { dealId }, body: { amount: 100, fileId } };
      },
    },
  },
});

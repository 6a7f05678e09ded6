import { id } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { NewPostalAddress, NewReceipt, NewShipment, Sample, SampleAnswer } from './schemas.ts';

const dealId = z.object({ dealId: id });
const reply = z.object({ sample: Sample });
const limit = { perMinute: 60 };
const ofSteps = ['deal.not_found', 'sample.none', 'sample.not_now'] as const;

export const samples = {
  read: route({
    method: 'GET',
    path: '/api/samples/of-deals/{dealId}',
    access: 'user',
    summary: 'The sample of an accepted deal: where it is and, for those who need it, where it goes.',
    params: dealId,
    reply,
    limit: { perMinute: 600 },
    refuses: ['deal.not_found', 'sample.none'],
  }),
  giveAddress: route({
    method: 'PUT',
    path: '/api/samples/of-deals/{dealId}/address',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary: 'Say or correct where the sample goes, until it is on its way.',
    params: dealId,
    body: NewPostalAddress,
    reply,
    limit,
    refuses: ofSteps,
  }),
  send: route({
    method: 'PUT',
    path: '/api/samples/of-deals/{dealId}/shipment',
    access: 'brand',
    whileSuspended: 'GOES_ON',
    summary: 'Say how the sample was sent, or correct that.',
    params: dealId,
    body: NewShipment,
    reply,
    limit,
    refuses: ofSteps,
  }),
  answer: route({
    method: 'PUT',
    path: '/api/samples/of-deals/{dealId}/arrival',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary: 'Say that the sample arrived, came damaged, or did not come.',
    params: dealId,
    body: SampleAnswer,
    reply,
    limit,
    refuses: ofSteps,
  }),
  sendBack: route({
    method: 'PUT',
    path: '/api/samples/of-deals/{dealId}/return',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary: 'Say how a sample that is not kept was sent back.',
    params: dealId,
    body: NewShipment,
    reply,
    limit,
    refuses: ofSteps,
  }),
  confirmReturn: route({
    method: 'PUT',
    path: '/api/samples/of-deals/{dealId}/return/confirmation',
    access: 'brand',
    whileSuspended: 'GOES_ON',
    summary: 'Say that the sample is back.',
    params: dealId,
    reply,
    limit,
    refuses: ofSteps,
  }),
  stateReceipt: route({
    method: 'PUT',
    path: '/api/samples/of-deals/{dealId}/receipt',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary: 'State what was paid for the product, with its receipt; it is owed with the price of the deal.',
    params: dealId,
    body: NewReceipt,
    reply,
    limit,
    refuses: [...ofSteps, 'sample.more_than_agreed'],
  }),
};

import { whole } from '../../testing/route-samples/bounds.ts';
import { everybody } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

export const samples = samplesOf({
  routes: {
    'system.siteMap': {
      answers: everybody(200),
      bound: whole(6144),
    },
    'system.robots': {
      answers: everybody(200),
      bound: whole(1),
    },
    'system.changePassword': {
      answers: everybody(302),
      bound: whole(1),
    },
    'system.prices': {
      answers: everybody(200),
      bound: whole(8),
    },
    'system.marketPicture': {
      answers: everybody(404),
      call: { params: { digest: '0'.repeat(64) } },
      bound: whole(1),
    },
    'system.marketCard': {
      answers: everybody(200),
      call: { params: { language: 'en' } },
      bound: whole(256),
    },
    'system.marketIcon': {
      answers: everybody(302),
      call: { params: { tag: '0'.repeat(16), icon: 'app-192' } },
      bound: whole(1),
    },
    'system.site': {
      answers: everybody(200),
      bound: whole(8),
    },
    'system.version': {
      answers: everybody(200),
    },
    'system.health': {
      answers: everybody(200),
    },
    'system.ready': {
      answers: everybody(200),
    },
    'system.metrics': {
      answers: everybody(200),
      bound: whole(512),
    },
  },
});

import { unknownId } from '../../testing/route-samples/access-ground.ts';
import { whole } from '../../testing/route-samples/bounds.ts';
import { everybody, people } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

const subscription = {
  endpoint: 'https://push.example/new',
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
};

export const samples = samplesOf({
  routes: {
    'pushes.read': {
      answers: people(200),
      bound: whole(8),
    },
    'pushes.addDevice': {
      answers: people(200),
      call: { body: { subscription, isInstalled: false, timeZone: 'Asia/Dubai' } },
      bound: whole(8),
    },
    'pushes.renewDevice': {
      answers: everybody(200),
      call: {
        body: { old: { endpoint: 'https://push.example/old', auth: subscription.keys.auth }, subscription },
      },
    },
    'pushes.removeDevice': {
      answers: people(404),
      call: { params: { id: unknownId } },
      bound: whole(8),
    },
    'pushes.testDevice': {
      answers: people(404),
      call: { params: { id: unknownId } },
      bound: whole(8),
    },
    'pushes.choose': {
      answers: people(200),
      call: { body: { showsNames: true } },
      bound: whole(8),
    },
  },
});

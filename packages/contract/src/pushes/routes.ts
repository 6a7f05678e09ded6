import { id } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { NewPushDevice, PushChoicesChange, PushState, RenewedPushDevice } from './schemas.ts';

const params = z.object({ id });

/** Devices that are notified when no screen is open. */
export const pushes = {
  read: route({
    method: 'GET',
    path: '/api/pushes',
    access: 'user',
    summary: 'The own devices with push, the quiet hours, and the key to subscribe with.',
    reply: PushState,
    limit: { perMinute: 300 },
  }),
  addDevice: route({
    method: 'PUT',
    path: '/api/pushes/devices',
    access: 'user',
    whileSuspended: 'GOES_ON',
    summary:
      'Be told on this device until the session ends. It takes the place of what the session added before.',
    body: NewPushDevice,
    reply: PushState,
    limit: { perMinute: 30, perDay: 200 },
    refuses: ['push.service_refused', 'request.in_progress'],
  }),
  renewDevice: route({
    method: 'PUT',
    path: '/api/pushes/renewal',
    access: 'public',
    summary:
      "Tell a device's new address, which a service worker does without a login. Whether the old one was known is not told.",
    body: RenewedPushDevice,
    reply: z.object({}),
    limit: { perMinute: 10 },
    refuses: ['push.service_refused', 'request.in_progress'],
  }),
  removeDevice: route({
    method: 'DELETE',
    path: '/api/pushes/devices/{id}',
    access: 'user',
    whileSuspended: 'GOES_ON',
    summary: 'Tell nothing on one of the own devices any more.',
    params,
    reply: PushState,
    limit: { perMinute: 60 },
    refuses: ['push.device_not_found'],
  }),
  testDevice: route({
    method: 'PUT',
    path: '/api/pushes/devices/{id}/test',
    access: 'user',
    whileSuspended: 'GOES_ON',
    summary: 'Send one of the own devices a test at once, whatever the hour.',
    params,
    reply: PushState,
    limit: { perMinute: 6, perDay: 60 },
    refuses: ['push.device_not_found', 'push.device_not_reached'],
  }),
  choose: route({
    method: 'PUT',
    path: '/api/pushes/choices',
    access: 'user',
    whileSuspended: 'GOES_ON',
    summary: 'Change the quiet hours, or whether messages name people.',
    body: PushChoicesChange,
    reply: PushState,
    limit: { perMinute: 120 },
  }),
};

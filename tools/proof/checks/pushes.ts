/** Recipients of pushes, their devices, and the addresses that messages for devices go to. */
import { type Check, inServer } from '../lib/check.ts';

const devices = 'features/pushes/devices.ts';
const devicesTest = 'features/pushes/pushes.test.ts';
const pushNews = 'features/notifications/push-news.ts';
const newsTest = 'features/notifications/push.test.ts';

export const pushes: readonly Check[] = [
  inServer({
    promise: 'Messages for devices go to addresses of the public internet alone',
    file: devices,
    text: "  if (!mayPostTo(endpoint, options)) throw new AppError('push.service_refused');\n",
    tests: [devicesTest],
  }),
  inServer({
    promise: 'A device is moved by who knows its secret',
    file: devices,
    text: 'and(eq(pushDevices.endpoint, old.endpoint), eq(pushDevices.auth, old.auth))',
    without: 'eq(pushDevices.endpoint, old.endpoint)',
    tests: [devicesTest],
  }),
  inServer({
    promise: 'A device is removed by its own person',
    file: devices,
    text: 'and(eq(pushDevices.id, id), eq(pushDevices.userId, userId))',
    without: 'eq(pushDevices.id, id)',
    tests: [devicesTest],
  }),
  inServer({
    promise: 'A person has the newest few devices',
    file: devices,
    text: '      await removeOldest(tx, userId);\n',
    tests: [devicesTest],
  }),
  inServer({
    promise: 'A device that is told is of a session that goes on',
    file: 'features/pushes/send-push.ts',
    text: 'and(gt(sessions.expiresAt, now), isNull(sessions.removedFrom))',
    without: 'isNull(sessions.removedFrom)',
    tests: [devicesTest],
  }),
  inServer({
    promise: 'Devices are told of the kinds that were chosen',
    file: 'features/notifications/notify.ts',
    text: 'coalesce(s.by_push, false)',
    without: 'coalesce(s.by_push, true)',
    tests: [newsTest],
  }),
  inServer({
    promise: 'Devices are told nothing that was seen on a screen',
    file: pushNews,
    text: ' || isSeen(notified)',
    tests: [newsTest],
  }),
  inServer({
    promise: 'Devices stay quiet in the quiet hours',
    file: pushNews,
    text: '  if (!pushHeldUntil) return push(deps, [due]);\n',
    without: '  return push(deps, [due]);\n',
    tests: [newsTest],
  }),
  inServer({
    promise: 'A message names people where they allow it',
    file: 'features/notifications/write-push.ts',
    text: 'showsNames ? named(deal?.otherParty, role) : null',
    without: 'named(deal?.otherParty, role)',
    tests: [newsTest],
  }),
];

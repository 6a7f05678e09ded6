/** Sends a test message, at once and at any hour, so that a person sees whether their device gets pushes. */

import { AppError } from '@briefcast/contract';
import { minuteMs } from '@briefcast/contract/kit/days';
import { paths } from '@briefcast/contract/paths';
import { localeFrom } from '@briefcast/i18n/locales';
import { m } from '@briefcast/i18n/messages';
import { ownPage } from '@briefcast/i18n/page-paths';
import { inLocale } from '@briefcast/i18n/work-locale';
import { and, eq } from 'drizzle-orm';
import { pushDevices, users } from '../../platform/database/tables/index.ts';
import type { PostOptions } from '../link-previews/post-publicly.ts';
import { type SendDeps, tellDevice } from './send-push.ts';

const usefulMilliseconds = minuteMs;

/** Throws push.device_not_found, and push.device_not_reached where the push service does not take it. */
export async function testDevice(
  deps: SendDeps,
  userId: string,
  id: string,
  options: PostOptions,
): Promise<void> {
  const { db, clock } = deps;
  const [device] = await db
    .select({ language: users.language })
    .from(pushDevices)
    .innerJoin(users, eq(users.id, pushDevices.userId))
    .where(and(eq(pushDevices.id, id), eq(pushDevices.userId, userId)));
  if (!device) throw new AppError('push.device_not_found');
  const language = localeFrom(device.language);
  const message = inLocale(language, () => ({
    title: m.push_test_title(),
    body: m.push_test_text(),
    path: ownPage(paths.notificationSettings.href()),
    topic: 'test',
    language,
  }));
  const until = new Date(clock().getTime() + usefulMilliseconds).toISOString();
  const ended = await tellDevice(deps, { deviceId: id, message, urgency: 'high', until }, options);
  if (ended?.outcome !== 'TAKEN') throw new AppError('push.device_not_reached');
}

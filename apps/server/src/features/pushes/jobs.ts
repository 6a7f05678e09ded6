/** The job of pushes: one message to one device. */

import type { PushMessage } from '@briefcast/contract';
import type { Urgency } from '@briefcast/contract/pushes/urgency';
import { m } from '@briefcast/i18n/messages';
import { jobKind, patientAttempts } from '../../platform/jobs/kinds.ts';

export interface Push {
  deviceId: string;
  message: PushMessage;
  urgency: Urgency;
  /** Time after which it is no longer of use. */
  until: string;
}

export const sendPushJob = jobKind<Push>('pushes.send', {
  text: m.admin_job_push,
  lane: 'quick',
  attempts: patientAttempts,
});

/** Words for what an installation lacks before it is fit for the public. */
import type { ReadinessReason, ReadinessState, ReadinessSubject } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import type { MessagePart } from '../message-part.ts';

export const readinessSubjects: Record<ReadinessSubject, () => string> = {
  ADDRESS: m.readiness_address,
  MAIL: m.readiness_mail,
  ADMIN: m.readiness_admin,
  SELLER: m.readiness_seller,
  BACKUP: m.readiness_backup,
  STORAGE: m.readiness_storage,
};

export const readinessStates: Record<ReadinessState, () => string> = {
  READY: m.readiness_state_ready,
  ADVISED: m.readiness_state_advised,
  MISSING: m.readiness_state_missing,
};

const inWords = (value: string): readonly MessagePart[] => [{ type: 'text', value }];

/** Problem and advice in one text, with the tag `code` around what is typed. */
export const readinessReasons: Record<ReadinessReason, () => readonly MessagePart[]> = {
  ADDRESS_LOCAL: () => m.readiness_address_local.parts({}),
  ADDRESS_PLAIN: () => m.readiness_address_plain.parts({}),
  MAIL_TO_FOLDER: () => m.readiness_mail_to_folder.parts({}),
  MAIL_SENDER: () => m.readiness_mail_sender.parts({}),
  MAIL_REFUSED: () => inWords(m.readiness_mail_refused()),
  MAIL_NOT_OPENED: () => inWords(m.readiness_mail_not_opened()),
  ADMIN_FIRST_PASSWORD: () => inWords(m.readiness_admin_first_password()),
  ADMIN_ONE_STEP: () => inWords(m.readiness_admin_one_step()),
  SELLER_INCOMPLETE: () => inWords(m.readiness_seller_incomplete()),
  BACKUP_NONE: () => m.readiness_backup_none.parts({}),
  BACKUP_OLD: () => inWords(m.readiness_backup_old()),
  STORAGE_ONE_DISK: () => m.readiness_storage_one_disk.parts({}),
};

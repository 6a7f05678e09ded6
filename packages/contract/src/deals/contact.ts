/**
 * Decides when the sides of a deal see each other's e-mail and contact person next to the chat. Before the creator
 * has accepted, nobody has agreed to be written to; a brief costs nothing and must not be a way to collect
 * addresses. Declined or withdrawn briefs and cancelled deals show nothing any more.
 */
import type { DealStatus } from './schemas.ts';

const sharesContact: Readonly<Record<DealStatus, boolean>> = {
  BRIEF_SENT: false,
  ACCEPTED: true,
  IN_PROGRESS: true,
  SUBMITTED: true,
  NEEDS_REVISION: true,
  COMPLETED: true,
  REJECTED: false,
  CANCELLED: false,
};

/** Whether each side of a deal with this status sees the other's e-mail. */
export const seesContact = (status: DealStatus): boolean => sharesContact[status];

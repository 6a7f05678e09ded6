/** The words of moderation: reasons, the letter that they write, and what is reported. */
import type { ReportReason, ReportSubject, ReviewState, SendBackReason } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';

const states: Record<ReviewState, () => string> = {
  WAITING: m.moderation_waiting,
  APPROVED: m.moderation_approved,
  SENT_BACK: m.moderation_sent_back,
};

/** State of a profile. */
export const reviewStateLabel = (state: ReviewState): string => states[state]();

const reasons: Record<SendBackReason, { label: () => string; sentence: () => string }> = {
  CONTACT_DETAILS: { label: m.moderation_reason_contact, sentence: m.moderation_letter_contact },
  WORK_NOT_OWN: { label: m.moderation_reason_not_own, sentence: m.moderation_letter_not_own },
  PORTFOLIO_THIN: { label: m.moderation_reason_thin, sentence: m.moderation_letter_thin },
  PRICES_UNCLEAR: { label: m.moderation_reason_prices, sentence: m.moderation_letter_prices },
  NO_FACE_OR_NAME: { label: m.moderation_reason_face, sentence: m.moderation_letter_face },
  OTHER: { label: m.moderation_reason_other, sentence: m.moderation_letter_other },
};

/** A reason as the admin chooses it. */
export const sendBackLabel = (reason: SendBackReason): string => reasons[reason].label();

/**
 * Letter as its creator reads it: the things to do, one sentence for each reason in their order. "Something else"
 * is left out next to a note, which says it itself.
 */
export function letterOf({
  reasons: chosen,
  note,
}: {
  reasons: readonly SendBackReason[];
  note: string | null;
}): { intro: string; points: string[]; note: string | null } {
  const named = chosen.filter((reason) => reason !== 'OTHER' || !note);
  const points = named.map((reason) => reasons[reason].sentence());
  return { intro: m.moderation_letter_intro({ n: Math.max(1, points.length) }), points, note: note || null };
}

const reportReasons: Record<ReportReason, () => string> = {
  CONTACT_DETAILS: m.report_reason_contact,
  NOT_THEIRS: m.report_reason_not_theirs,
  OFFENSIVE: m.report_reason_offensive,
  FRAUD: m.report_reason_fraud,
  OTHER: m.report_reason_other,
};

/** Why something is reported. */
export const reportReasonLabel = (reason: ReportReason): string => reportReasons[reason]();

const subjects: Record<ReportSubject, () => string> = {
  PROFILE: m.moderation_reported_profile,
  MESSAGE: m.moderation_reported_message,
  FILE: m.moderation_reported_file,
  CASTING: m.moderation_reported_casting,
  APPLICATION: m.moderation_reported_application,
};

/** Reported content, as the queue names it. */
export const reportSubjectLabel = (subject: ReportSubject): string => subjects[subject]();

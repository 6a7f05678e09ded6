/** Decisions about a file, in words (rules/deals#review). */
import type { FileStatus } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';

const labels: Record<FileStatus, () => string> = {
  PENDING: m.file_status_pending,
  APPROVED: m.file_status_approved,
  NEEDS_REVISION: m.file_status_needs_revision,
  REJECTED: m.file_status_rejected,
  REFERENCE: m.file_status_reference,
  DRAFT: m.file_status_draft,
};

/** The status of a deal's file as deal pages name it. */
export const fileStatusLabel = (status: FileStatus): string => labels[status]();

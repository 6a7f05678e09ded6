/** Files: of deals, portfolios and profiles. */
import type { FactKind } from '../facts.ts';
import type { LiveEventRows, RefusalRows } from '../noun.ts';

export const refusals = {
  'file.not_found': { status: 404 },
  'file.link_expired': { status: 403 },
  'file.missing': { status: 400 },
  'file.empty': { status: 400 },
  /** Where the file was meant for, which says what is accepted there. */
  'file.type_not_accepted': { status: 415, params: { accepted: ['deal', 'portfolio', 'avatar', 'film'] } },
  'file.too_large': { status: 413, params: { limitBytes: 'bytes' } },
  'file.unreadable': { status: 400 },
  /** `most` and `found` are megapixels of a picture and frames of an animation, 0 where time ran out. */
  'file.too_complex': {
    status: 400,
    params: { bound: ['picture', 'avif', 'frames', 'time'], most: 'number', found: 'number' },
  },
  'file.location_not_removable': { status: 400 },
  'file.not_cleanable': { status: 409 },
  'file.too_many_at_once': { status: 429 },
  'file.busy': { status: 503 },
  'file.upload_incomplete': { status: 400 },
  'file.quota_account': { status: 409, params: { usedBytes: 'bytes', limitBytes: 'bytes' } },
  'file.quota_media': { status: 409, params: { used: 'count', limit: 'count' } },
  'file.quota_deal': { status: 409, params: { usedBytes: 'bytes', limitBytes: 'bytes' } },
  'file.quota_deal_files': { status: 409, params: { used: 'count', limit: 'count' } },
  'file.not_now': { status: 409, params: { status: 'dealStatus' } },
  'file.already_judged': { status: 409 },
  'file.not_approved': { status: 409 },
  'file.undo_too_late': { status: 409 },
  'file.feedback_required': { status: 400 },
} as const satisfies RefusalRows;

/** Of no use once every open screen has received them. */
export const passingFacts = ['file.processed'] as const satisfies FactKind[];

export const liveEvents = {
  file: 'file.changed',
} as const satisfies LiveEventRows;

/** Told in the log of their deal. */
export const loggedFacts = [
  'file.added',
  'file.reviewed',
  'file.approval_undone',
] as const satisfies FactKind[];

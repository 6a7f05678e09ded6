/** Several files of a deal in one column of a statement, with the people of each. */
import type { DealFile, Role } from '@briefcast/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../platform/deps.ts';
import { personOf } from '../accounts/person.ts';
import { presentFile } from './deal-file.ts';
import { madeOf } from './deal-file-media.ts';

type Row = Parameters<typeof presentFile>[1];

/** A file's row as JSON carries it: its times are texts. */
type JsonRow = {
  [Column in keyof Row]: Row[Column] extends Date
    ? string
    : Row[Column] extends Date | null
      ? string | null
      : Row[Column];
};

/** The rows of `files f` for which the condition holds, in this order, as JSON. */
export const filesAsJson = (condition: SQL, order: SQL): SQL<JsonRow[]> => sql`(
  select coalesce(json_agg(json_build_object('id', f.id, 'originalName', f.original_name, 'type', f.type,
    'size', f.size, 'status', f.status, 'attached', f.attached, 'feedback', f.feedback, 'backBy', f.back_by,
    'createdAt', f.created_at, 'reviewedAt', f.reviewed_at,
    'uploaderRole', f.uploader_role, 'superseded', f.superseded, 'posterKey', f.poster_key,
    'hasLocation', f.has_location, 'cleaned', f.cleaned, 'sha256', f.sha256, 'stackId', f.stack_id,
    'version', f.version, 'deliverableId', f.deliverable_id, 'submittedAt', f.submitted_at,
    'mimeType', f.mime_type, 'width', f.width, 'height', f.height, 'durationSeconds', f.duration_seconds,
    'made', ${madeOf(sql`f.id`)}, 'uploadedBy', ${personOf(sql`f.uploader_id`)},
    'reviewedBy', ${personOf(sql`f.reviewer_id`)}) order by ${order}), '[]'::json)
  from files f where ${condition})`;

const momentOf = (text: string | null) => (text === null ? null : new Date(text));

/** Presents the files as this side of the deal sees them. */
export const presentFiles = (
  deps: Pick<Deps, 'keys' | 'clock'>,
  rows: readonly JsonRow[],
  viewer: Role,
): DealFile[] =>
  rows.map((row) =>
    presentFile(
      deps,
      {
        ...row,
        createdAt: new Date(row.createdAt),
        backBy: momentOf(row.backBy),
        reviewedAt: momentOf(row.reviewedAt),
        submittedAt: momentOf(row.submittedAt),
      },
      viewer,
    ),
  );

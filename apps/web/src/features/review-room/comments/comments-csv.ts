/** A file's comments as a table, for use in other programs. */
import { asCsv, type Comment, type CsvColumn, type FrameRate } from '@briefcast/contract';
import { csvSeparator } from '@briefcast/i18n/csv-separator';
import { commentKindLabel, commentStateLabel } from '@briefcast/i18n/labels/comment';
import { m } from '@briefcast/i18n/messages';
import { placeText } from './comment-look.ts';

/** Returns comma-separated text with a row for each comment; `rate` is the video's frame rate, null for other files. */
export function commentsCsv(
  comments: readonly Comment[],
  rate: FrameRate | null,
  nameOf: (comment: Comment) => string,
): string {
  const columns: CsvColumn<Comment>[] = [
    [m.comment_column_number(), ({ number }) => String(number)],
    [m.comment_column_version(), ({ version }) => String(version)],
    [m.comment_column_place(), (comment) => placeText(comment, rate) ?? ''],
    [m.comment_column_author(), nameOf],
    [m.comment_column_kind(), ({ kind }) => commentKindLabel(kind)],
    [m.comment_column_state(), ({ state }) => commentStateLabel(state)],
    [m.comment_column_text(), ({ text }) => text],
    [m.comment_column_replies(), ({ replies }) => replies.map(({ text }) => text).join('\n')],
    [m.comment_column_written(), ({ createdAt }) => createdAt.slice(0, 16).replace('T', ' ')],
  ];
  return asCsv(columns, comments, { separator: csvSeparator() });
}

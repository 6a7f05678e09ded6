/** Comments on files. */
import type { Feature } from '../../platform/feature.ts';
import { ownData } from './own-data.ts';
import { commentsRoutes } from './routes.ts';
import { packDrawings, sweepComments } from './sweep-comments.ts';

export const comments: Feature = {
  noun: 'comments',
  floor: 100,
  owns: ['comments', 'commentReplies', 'commentReads'],
  locks: { comments: 75, commentReplies: 76 },
  ownData,
  constraintRefusals: {
    comment_reads_user_id_users_id_fk: 'auth.session_expired',
    comments_deal_id_deals_id_fk: 'deal.not_found',
    comments_brief_item_id_brief_items_id_fk: 'request.invalid',
    comments_file_id_files_id_fk: 'file.not_found',
    comment_replies_comment_id_comments_id_fk: 'comment.not_found',
    comment_reads_deal_id_deals_id_fk: 'deal.not_found',
  },
  routes: commentsRoutes,
  sweeps: [sweepComments, packDrawings],
};

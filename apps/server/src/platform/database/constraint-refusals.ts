/**
 * What a violated constraint means to whoever made the call. A row that was there when it was looked for may be deleted
 * before another refers to it; the database then says which reference failed, and here stands what that is called.
 */
import { AppError, type ErrorCode } from '@briefcast/contract';
import { databaseFaultOf } from './database-error.ts';

const foreignKeyViolated = '23503';
const uniqueViolated = '23505';

/** By the name of the constraint, which is the table, its column, and what that refers to. */
export const refusalsByConstraint: Readonly<Record<string, ErrorCode>> = {
  // The caller's own account was deleted.
  creators_user_id_users_id_fk: 'auth.session_expired',
  members_user_id_users_id_fk: 'auth.session_expired',
  media_owner_id_users_id_fk: 'auth.session_expired',
  uploads_uploader_id_users_id_fk: 'auth.session_expired',
  messages_sender_id_users_id_fk: 'auth.session_expired',
  notification_settings_user_id_users_id_fk: 'auth.session_expired',
  comment_reads_user_id_users_id_fk: 'auth.session_expired',
  email_changes_user_id_users_id_fk: 'auth.session_expired',
  presence_user_id_users_id_fk: 'auth.session_expired',
  calendar_addresses_user_id_users_id_fk: 'auth.session_expired',
  creator_categories_creator_id_creators_user_id_fk: 'auth.session_expired',
  profile_reviews_creator_id_creators_user_id_fk: 'auth.session_expired',
  reports_reporter_id_users_id_fk: 'auth.session_expired',
  portfolio_items_creator_id_creators_user_id_fk: 'auth.session_expired',
  deals_brand_id_brands_id_fk: 'auth.session_expired',
  deal_reads_user_id_users_id_fk: 'auth.session_expired',
  invitations_brand_id_brands_id_fk: 'auth.session_expired',
  roster_lists_brand_id_brands_id_fk: 'auth.session_expired',
  saved_creators_brand_id_brands_id_fk: 'auth.session_expired',
  brief_templates_brand_id_brands_id_fk: 'auth.session_expired',
  billing_choices_brand_id_brands_id_fk: 'auth.session_expired',
  creator_subscriptions_creator_id_creators_user_id_fk: 'auth.session_expired',
  // Deleted between the password and the session.
  sessions_user_id_users_id_fk: 'account.bad_credentials',
  admin_sessions_admin_id_admins_id_fk: 'account.bad_credentials',
  reset_tokens_user_id_users_id_fk: 'account.reset_token_invalid',
  // Somebody else's account, or what it has.
  members_brand_id_brands_id_fk: 'invitation.not_found',
  reports_creator_id_creators_user_id_fk: 'moderation.nothing_to_report',
  reports_deal_id_deals_id_fk: 'moderation.nothing_to_report',
  saved_creators_creator_id_creators_user_id_fk: 'creator.not_found',
  deals_creator_id_creators_user_id_fk: 'deal.creator_unavailable',
  deal_reads_deal_id_deals_id_fk: 'deal.not_found',
  deal_deliverables_deal_id_deals_id_fk: 'deal.not_found',
  brief_items_deal_id_deals_id_fk: 'deal.not_found',
  deal_proposals_deal_id_deals_id_fk: 'deal.not_found',
  payouts_deal_id_deals_id_fk: 'deal.not_found',
  rights_deal_id_deals_id_fk: 'deal.not_found',
  files_deal_id_deals_id_fk: 'deal.not_found',
  file_media_file_id_files_id_fk: 'file.not_found',
  shares_deal_id_deals_id_fk: 'deal.not_found',
  share_guests_share_id_shares_id_fk: 'share.not_found',
  comments_deal_id_deals_id_fk: 'deal.not_found',
  comments_brief_item_id_brief_items_id_fk: 'request.invalid',
  comments_file_id_files_id_fk: 'file.not_found',
  comment_replies_comment_id_comments_id_fk: 'comment.not_found',
  comment_reads_deal_id_deals_id_fk: 'deal.not_found',
  messages_deal_id_deals_id_fk: 'deal.not_found',
  uploads_deal_id_deals_id_fk: 'deal.not_found',
  upload_parts_upload_id_uploads_id_fk: 'upload.not_found',
  uploads_file_id_files_id_fk: 'file.not_found',
  messages_file_id_files_id_fk: 'message.file_not_found',
  portfolio_items_media_id_media_id_fk: 'portfolio.media_not_found',
  // Jobs and projections alone write these, and look again.
  notifications_user_id_users_id_fk: 'admin.user_not_found',
  notifications_deal_id_deals_id_fk: 'deal.not_found',
  mail_slots_user_id_users_id_fk: 'admin.user_not_found',
  message_watches_user_id_users_id_fk: 'admin.user_not_found',
  message_watches_deal_id_deals_id_fk: 'deal.not_found',
  // Categories are not deleted by any call.
  deals_category_id_categories_id_fk: 'request.invalid',
  creator_categories_category_id_categories_id_fk: 'request.invalid',
  // The ledger writes these rows together.
  ledger_postings_entry_id_ledger_entries_id_fk: 'internal',
  ledger_postings_account_ledger_accounts_name_fk: 'internal',
  // Two of the same at once.
  users_email_unique: 'account.email_taken',
  admins_email_unique: 'admin.email_taken',
  portfolio_items_media: 'portfolio.media_not_found',
  roster_lists_name: 'roster.name_taken',
  deal_proposals_open: 'proposal.one_open',
};

/** The refusal that a violated constraint means; null for every other error. */
export function refusalOfConstraint(error: unknown): AppError | null {
  if (error instanceof AppError) return null;
  const fault = databaseFaultOf(error);
  if (fault?.code !== foreignKeyViolated && fault?.code !== uniqueViolated) return null;
  const code = refusalsByConstraint[fault.constraint];
  return code ? new AppError(code, { cause: error }) : null;
}

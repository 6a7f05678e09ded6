/** Every refusal in words. A code without a text, or a text without its parameters, does not compile. */
import type { AppError, ErrorCode, ErrorParametersOf } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { formatBytes, formatCount, formatWait } from './format.ts';
import { dealStatusLabel } from './labels/deal-status.ts';

type Texts = {
  [C in ErrorCode]: (params: ErrorParametersOf<C> extends null ? never : ErrorParametersOf<C>) => string;
};

const texts: Texts = {
  'request.invalid': m.error_request_invalid,
  'request.malformed': m.error_request_malformed,
  'request.too_large': m.error_request_too_large,
  'request.address_too_long': m.error_request_address_too_long,
  'request.range_unsatisfiable': m.error_request_range_unsatisfiable,
  'request.head_too_large': m.error_request_head_too_large,
  'request.unsupported_type': m.error_request_unsupported_type,
  'request.rate_limited': m.error_request_rate_limited,
  'request.try_later': ({ seconds }) => m.error_request_try_later({ wait: formatWait(seconds) }),
  'request.key_invalid': m.error_request_key_invalid,
  'request.key_reused': m.error_request_key_reused,
  'request.in_progress': m.error_request_in_progress,
  'request.timeout': m.error_request_timeout,
  'route.not_found': m.error_route_not_found,
  'auth.required': m.error_auth_required,
  'auth.session_expired': m.error_auth_session_expired,
  'auth.wrong_role': m.error_auth_wrong_role,
  'account.bad_credentials': m.error_account_bad_credentials,
  'account.many_guesses': m.error_account_many_guesses,
  'account.email_taken': m.error_account_email_taken,
  'account.reset_token_invalid': m.error_account_reset_token_invalid,
  'account.confirmation_invalid': m.error_account_confirmation_invalid,
  'account.confirmation_expired': m.error_account_confirmation_expired,
  'team.role_too_small': ({ ask }) =>
    ask === 'owner' ? m.error_team_ask_owner() : m.error_team_ask_owner_or_manager(),
  'team.no_organization': m.error_team_no_organization,
  'team.organization_not_found': m.error_team_organization_not_found,
  'team.member_not_found': m.error_team_member_not_found,
  'team.last_owner': m.error_team_last_owner,
  'team.already_member': m.error_team_already_member,
  'team.already_invited': m.error_team_already_invited,
  'team.many_invitations': ({ limit }) => m.error_team_many_invitations({ limit: formatCount(limit) }),
  'team.confirm_email_first': m.error_team_confirm_email_first,
  'team.full': ({ limit }) => m.error_team_full({ limit: formatCount(limit) }),
  'team.invitation_not_found': m.error_team_invitation_not_found,
  'invitation.not_found': m.error_invitation_not_found,
  'invitation.expired': m.error_invitation_expired,
  'invitation.log_in': m.error_invitation_log_in,
  'invitation.other_role': m.error_invitation_other_role,
  'profile.incomplete': m.error_profile_incomplete,
  'profile.published_needs': m.error_profile_published_needs,
  'profile.withheld': m.error_profile_withheld,
  'creator.not_found': m.error_creator_not_found,
  'portfolio.not_found': m.error_portfolio_not_found,
  'portfolio.media_not_found': m.error_portfolio_media_not_found,
  'portfolio.full': m.error_portfolio_full,
  'deal.not_found': m.error_deal_not_found,
  'deal.creator_unavailable': m.error_deal_creator_unavailable,
  'deal.not_your_move': m.error_deal_not_your_move,
  'deal.status_conflict': ({ status }) => m.error_deal_status_conflict({ status: dealStatusLabel(status) }),
  'deal.nothing_submitted': m.error_deal_nothing_submitted,
  'deal.not_all_approved': m.error_deal_not_all_approved,
  'deal.brief_item_not_found': m.error_deal_brief_item_not_found,
  'deal.not_completed': ({ status }) => m.error_deal_not_completed({ status: dealStatusLabel(status) }),
  'file.not_found': m.error_file_not_found,
  'file.link_expired': m.error_file_link_expired,
  'file.missing': m.error_file_missing,
  'file.type_not_accepted': m.error_file_type_not_accepted,
  'file.too_large': ({ limitBytes }) => m.error_file_too_large({ limit: formatBytes(limitBytes) }),
  'file.unreadable': m.error_file_unreadable,
  'file.too_complex': ({ bound, most, found }) =>
    m.error_file_too_complex({ bound, most: String(most), found: String(found) }),
  'file.location_not_removable': m.error_file_location_not_removable,
  'file.not_cleanable': m.error_file_not_cleanable,
  'file.too_many_at_once': m.error_file_too_many_at_once,
  'file.busy': m.error_file_busy,
  'file.upload_incomplete': m.error_file_upload_incomplete,
  'file.quota_account': ({ usedBytes, limitBytes }) =>
    m.error_file_quota_account({ used: formatBytes(usedBytes), limit: formatBytes(limitBytes) }),
  'file.quota_media': ({ used, limit }) =>
    m.error_file_quota_media({ used: formatCount(used), limit: formatCount(limit) }),
  'file.quota_deal': ({ usedBytes, limitBytes }) =>
    m.error_file_quota_deal({ used: formatBytes(usedBytes), limit: formatBytes(limitBytes) }),
  'file.quota_deal_files': ({ used, limit }) =>
    m.error_file_quota_deal_files({ used: formatCount(used), limit: formatCount(limit) }),
  'file.not_now': ({ status }) => m.error_file_not_now({ status: dealStatusLabel(status) }),
  'file.already_judged': m.error_file_already_judged,
  'file.feedback_required': m.error_file_feedback_required,
  'message.not_found': m.error_message_not_found,
  'message.file_not_found': m.error_message_file_not_found,
  'notification.not_found': m.error_notification_not_found,
  'notification.not_for_role': m.error_notification_not_for_role,
  'notification.link_invalid': m.error_notification_link_invalid,
  'preview.address_refused': m.error_preview_address_refused,
  'admin.bad_password': m.error_admin_bad_password,
  'admin.many_guesses': m.error_admin_many_guesses,
  'admin.user_not_found': m.error_admin_user_not_found,
  'admin.job_not_found': m.error_admin_job_not_found,
  'service.unavailable': (params) =>
    params ? m.error_service_not_ready(params) : m.error_service_unavailable(),
  'service.busy': m.error_service_busy,
  'service.storage_full': m.error_service_storage_full,
  'service.read_only': m.error_service_read_only,
  internal: m.error_internal,
};

/** The text of a refusal that is made here, in the current locale. One that was received has its text already. */
export const errorText = ({ code, params }: Pick<AppError, 'code' | 'params'>): string =>
  (texts[code] as (params: unknown) => string)(params ?? undefined);

/** What is wrong with single values, in words. A code without a text does not compile. */
import { type Finding, type FindingCode, isFindingCode, limits, passwordLength } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { formatCount, formatMoney } from './format.ts';
import { profileTexts, type TextsOf } from './profile-findings.ts';

const texts: TextsOf<FindingCode> = {
  'text.not_storable': m.finding_text_not_storable,
  'text.required': m.finding_text_required,
  'address.not_full': m.finding_address_not_full,
  'address.not_public': m.finding_address_not_public,
  'address.refused': m.finding_address_refused,
  'address.preview_missing': m.finding_address_preview_missing,
  'email.invalid': m.finding_email_invalid,
  'phone.invalid': m.finding_phone_invalid,
  'language.unknown': m.finding_language_unknown,
  'password.missing': m.finding_password_missing,
  'password.too_short': () => m.finding_password_too_short({ count: formatCount(passwordLength.min) }),
  'password.too_long': () => m.finding_password_too_long({ count: formatCount(passwordLength.max) }),
  'password.easy_to_guess': m.finding_password_easy_to_guess,
  'amount.too_large': () => m.finding_amount_too_large({ amount: formatMoney(limits.cents) }),
  'amount.negative': () => m.finding_amount_negative({ amount: formatMoney(0) }),
  'amount.no_price': () => m.finding_amount_no_price({ amount: formatMoney(0) }),
  'amount.no_budget': () => m.finding_amount_no_budget({ amount: formatMoney(0) }),
  'date.implausible': m.finding_date_implausible,
  'date.past': m.finding_date_past,
  'date.to_come': m.finding_date_to_come,
  'payment.no_proof': m.finding_payment_no_proof,
  'payment.file_unknown': m.finding_payment_file_unknown,
  'year.to_come': m.finding_year_to_come,
  'list.not_json': m.finding_list_not_json,
  'number.not_whole': m.finding_number_not_whole,
  'color.invalid': m.finding_color_invalid,
  'deliverable.unknown': m.finding_deliverable_unknown,
  'deliverable.length_reversed': m.finding_deliverable_length_reversed,
  'brief_item.one_mark': m.finding_brief_item_one_mark,
  'category.unknown': m.finding_category_unknown,
  'creator.unavailable': m.error_deal_creator_unavailable,
  'feedback.missing': m.finding_feedback_missing,
  'comment.empty': m.finding_comment_empty,
  'comment.range': m.finding_comment_range,
  'comment.line_of_brief': m.finding_comment_line_of_brief,
  'comment.foreign_line': m.finding_comment_foreign_line,
  'comment.round_is_request': m.finding_comment_round_is_request,
  'comment.price': m.finding_comment_price,
  'drawing.two_points': m.finding_drawing_two_points,
  'drawing.too_many_points': m.finding_drawing_too_many_points,
  'message.file_not_named': m.finding_message_file_not_named,
  'message.file_of_other_deal': m.finding_message_file_of_other_deal,
  'admin.password_missing': m.finding_admin_password_missing,
  'media.address_missing': m.finding_media_address_missing,
  'media.not_uploaded': m.finding_media_not_uploaded,
  'media.neither_uploaded_nor_address': m.finding_media_neither_uploaded_nor_address,
  'media.is_video': m.finding_media_is_video,
  'media.is_image': m.finding_media_is_image,
  'picture.neither_uploaded_nor_address': m.finding_picture_neither_uploaded_nor_address,
  'file.missing': m.finding_file_missing,
  'file.unreadable': m.finding_file_unreadable,
  'video.unreadable': m.finding_video_unreadable,
  'request.no_body': m.finding_request_no_body,
  'request.not_json': m.finding_request_not_json,
  'request.cut_off': m.finding_request_cut_off,
  'request.bad_address': m.finding_request_bad_address,
  'request.unreadable': m.finding_request_unreadable,
  'request.key_invalid': m.finding_request_key_invalid,
  'page.unknown': m.finding_page_unknown,
  'period.backwards': m.finding_period_backwards,
  'period.too_long': m.finding_period_too_long,
  'notification.kind_unknown': m.finding_notification_kind_unknown,
  'notification.foreign_link': m.finding_notification_foreign_link,
  ...profileTexts,
};

/** The text of a finding in the current locale. */
export const findingText = (found: Finding): string =>
  (texts[found.code] as (params: unknown) => string)('params' in found ? found.params : undefined);

/** What a schema says: one of our codes becomes its text, zod's own messages stay. */
export const issueText = (message: string): string =>
  isFindingCode(message) ? findingText({ path: [], code: message }) : message;

/** What is wrong with single values, in words. A code without a text does not compile. */
import { type Finding, type FindingCode, isFindingCode, limits, passwordLength } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { getLocale } from '#texts/runtime.js';
import { formatCount, formatLongDate } from './format.ts';
import { profileTexts, type TextsOf } from './profile-findings.ts';

const texts: TextsOf<FindingCode> = {
  'text.not_storable': m.finding_text_not_storable,
  'text.required': m.finding_text_required,
  'address.not_full': m.finding_address_not_full,
  'address.not_public': m.finding_address_not_public,
  'address.refused': m.finding_address_refused,
  'address.preview_missing': m.finding_address_preview_missing,
  'email.invalid': m.finding_email_invalid,
  'email.local_part': m.finding_email_local_part,
  'phone.invalid': m.finding_phone_invalid,
  'language.unknown': m.finding_language_unknown,
  'password.missing': m.finding_password_missing,
  'password.too_short': () => m.finding_password_too_short({ count: formatCount(passwordLength.min) }),
  'password.too_long': () => m.finding_password_too_long({ count: formatCount(passwordLength.max) }),
  'password.easy_to_guess': m.finding_password_easy_to_guess,
  'amount.too_large': () => m.finding_amount_too_large({ amount: formatCount(limits.cents / 100) }),
  'amount.negative': () => m.finding_amount_negative({ amount: formatCount(0) }),
  'amount.no_price': () => m.finding_amount_no_price({ amount: formatCount(0) }),
  'amount.no_budget': () => m.finding_amount_no_budget({ amount: formatCount(0) }),
  'date.implausible': m.finding_date_implausible,
  'date.past': m.finding_date_past,
  'date.to_come': m.finding_date_to_come,
  'date.before_deal': ({ earliest }) => m.finding_date_before_deal({ day: formatLongDate(earliest) }),
  'payment.no_proof': m.finding_payment_no_proof,
  'payment.file_unknown': m.finding_payment_file_unknown,
  'account.invalid': m.finding_account_invalid,
  'iban.invalid': m.finding_iban_invalid,
  'iban.not_uae': m.finding_iban_not_uae,
  'swift.invalid': m.finding_swift_invalid,
  'swift.missing': m.finding_swift_missing,
  'trn.invalid': m.finding_trn_invalid,
  'seller.no_name': m.finding_seller_no_name,
  'seller.no_address': m.finding_seller_no_address,
  'seller.no_holder': m.finding_seller_no_holder,
  'seller.no_bank': m.finding_seller_no_bank,
  'seller.no_iban': m.finding_seller_no_iban,
  'buyer.no_name': m.finding_buyer_no_name,
  'buyer.no_address': m.finding_buyer_no_address,
  'buyer.no_tax_number': m.finding_buyer_no_tax_number,
  'webhook_secret.invalid': m.finding_webhook_secret_invalid,
  'webhook_address.invalid': m.finding_webhook_address_invalid,
  'bank_name.letters': m.finding_bank_name_letters,
  'year.to_come': m.finding_year_to_come,
  'list.not_json': m.finding_list_not_json,
  'number.not_whole': m.finding_number_not_whole,
  'color.invalid': m.finding_color_invalid,
  'deliverable.unknown': m.finding_deliverable_unknown,
  'deliverable.length_reversed': m.finding_deliverable_length_reversed,
  'brief_item.one_mark': m.finding_brief_item_one_mark,
  'rights.nothing_granted': m.finding_rights_nothing_granted,
  'rights.no_post_to_boost': m.finding_rights_no_post_to_boost,
  'rights.said_twice': m.finding_rights_said_twice,
  'rights.said_by_brief': m.finding_rights_said_by_brief,
  'renewal.exclusivity_endless': m.finding_renewal_exclusivity_endless,
  'renewal.line_twice': m.finding_renewal_line_twice,
  'proposal.nothing_changed': m.finding_proposal_nothing_changed,
  'surcharge.twice': m.finding_surcharge_twice,
  'category.unknown': m.finding_category_unknown,
  'casting.no_deliverable': m.finding_casting_no_deliverable,
  'casting.pay_reversed': m.finding_casting_pay_reversed,
  'casting.due_before_closing': m.finding_casting_due_before_closing,
  'casting.terms_fixed': m.finding_casting_terms_fixed,
  'casting.pay_lower': m.finding_casting_pay_lower,
  'casting.places_fewer': m.finding_casting_places_fewer,
  'casting.day_earlier': m.finding_casting_day_earlier,
  'application.no_answer': m.finding_application_no_answer,
  'application.pay_fixed': m.finding_application_pay_fixed,
  'application.item_unknown': m.finding_application_item_unknown,
  'application.contact_details': m.finding_application_contact_details,
  'name.has_address': m.finding_name_has_address,
  'application.no_film': m.finding_application_no_film,
  'application.film_unknown': m.finding_application_film_unknown,
  'creator.unavailable': m.refusal_deal_creator_unavailable,
  'feedback.missing': m.finding_feedback_missing,
  'einvoice.name': m.finding_einvoice_name,
  'einvoice.street': m.finding_einvoice_street,
  'einvoice.city': m.finding_einvoice_city,
  'einvoice.region': m.finding_einvoice_region,
  'einvoice.country': m.finding_einvoice_country,
  'einvoice.seller_abroad': m.finding_einvoice_seller_abroad,
  'einvoice.tax_number': m.finding_einvoice_tax_number,
  'einvoice.tin': m.finding_einvoice_tin,
  'einvoice.registration': m.finding_einvoice_registration,
  'einvoice.account': m.finding_einvoice_account,
  'einvoice.rate': m.finding_einvoice_rate,
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

/** How zod's own messages begin, which are English. */
const tooLong = /^Too big: expected string to have <=(\d+) characters/u;
const saidByZod = /^(?:Invalid|Too big|Too small|Unrecognized key)/u;

/**
 * What a schema says: one of our codes becomes its text, and a text that is too long is told its bound. Zod's other messages
 * are about values that forms do not let people give, and tell programmers most; in other languages one sentence stands in
 * their place.
 */
export function issueText(message: string): string {
  if (isFindingCode(message)) return findingText({ path: [], code: message });
  const [, most] = tooLong.exec(message) ?? [];
  if (most) return m.finding_text_too_long({ count: formatCount(Number(most)) });
  return getLocale() !== 'en' && saidByZod.test(message) ? m.finding_value_not_accepted() : message;
}

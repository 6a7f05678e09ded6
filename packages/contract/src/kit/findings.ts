/**
 * What can be wrong with a single value, as codes whose texts are in the message catalogue. A schema gives one in the
 * place of zod's message; rules and the server give it with the path of the value.
 */
const findingCodes = [
  'text.not_storable',
  'text.required',
  'address.not_full',
  'address.not_public',
  'address.refused',
  'address.preview_missing',
  'email.invalid',
  'email.local_part',
  'phone.invalid',
  'language.unknown',
  'password.missing',
  'password.too_short',
  'password.too_long',
  'password.easy_to_guess',
  'amount.too_large',
  'amount.negative',
  'amount.no_budget',
  'amount.no_price',
  'date.implausible',
  'date.past',
  'date.to_come',
  'date.before_deal',
  'year.to_come',
  'list.not_json',
  'number.not_whole',
  'color.invalid',
  'deliverable.unknown',
  'deliverable.length_reversed',
  'brief_item.one_mark',
  'rights.nothing_granted',
  'rights.no_post_to_boost',
  'rights.said_twice',
  'rights.said_by_brief',
  'renewal.exclusivity_endless',
  'renewal.line_twice',
  'proposal.nothing_changed',
  'surcharge.twice',
  'category.unknown',
  'casting.no_deliverable',
  'casting.pay_reversed',
  'casting.due_before_closing',
  'casting.terms_fixed',
  'casting.pay_lower',
  'casting.places_fewer',
  'casting.day_earlier',
  'application.no_answer',
  'application.pay_fixed',
  'application.item_unknown',
  'application.contact_details',
  'name.has_address',
  'application.no_film',
  'application.film_unknown',
  'creator.unavailable',
  'feedback.missing',
  'payment.no_proof',
  'payment.file_unknown',
  'account.invalid',
  'iban.invalid',
  'iban.not_uae',
  'swift.invalid',
  'swift.missing',
  'trn.invalid',
  'seller.no_name',
  'seller.no_address',
  'seller.no_holder',
  'seller.no_bank',
  'seller.no_iban',
  'buyer.no_name',
  'buyer.no_address',
  'buyer.no_tax_number',
  'webhook_secret.invalid',
  'webhook_address.invalid',
  'einvoice.name',
  'einvoice.street',
  'einvoice.city',
  'einvoice.region',
  'einvoice.country',
  'einvoice.seller_abroad',
  'einvoice.tax_number',
  'einvoice.tin',
  'einvoice.registration',
  'einvoice.account',
  'einvoice.rate',
  'bank_name.letters',
  'comment.empty',
  'comment.range',
  'comment.line_of_brief',
  'comment.foreign_line',
  'comment.round_is_request',
  'comment.price',
  'drawing.two_points',
  'drawing.too_many_points',
  'message.file_not_named',
  'message.file_of_other_deal',
  'admin.password_missing',
  'media.address_missing',
  'media.not_uploaded',
  'media.neither_uploaded_nor_address',
  'media.is_video',
  'media.is_image',
  'picture.neither_uploaded_nor_address',
  'file.missing',
  'file.unreadable',
  'video.unreadable',
  'request.no_body',
  'request.not_json',
  'request.cut_off',
  'request.bad_address',
  'request.unreadable',
  'request.key_invalid',
  'page.unknown',
  'period.backwards',
  'period.too_long',
  'notification.kind_unknown',
  'notification.foreign_link',
  'profile.no_first_name',
  'profile.no_last_name',
  'profile.no_bio',
  'profile.no_location',
  'profile.no_language',
  'profile.no_category',
  'profile.no_pricing',
  'profile.no_ugc_video_price',
  'profile.no_ugc_photo_price',
  'profile.no_ugc_turnaround',
  'profile.no_reel_price',
  'profile.no_story_price',
  'profile.no_influencer_turnaround',
  'profile.no_portfolio',
  'profile.portfolio_too_small',
] as const;

export type FindingCode = (typeof findingCodes)[number];

/** What the texts of some findings are made of. */
export interface FindingParameters {
  /** The first day that is taken, as midnight UTC. */
  'date.before_deal': { earliest: string };
  /** Portfolio items. */
  'profile.portfolio_too_small': { missing: number; count: number; minimum: number };
}

/** A code without parameters, which is all that zod can carry as its message. */
export type PlainFindingCode = Exclude<FindingCode, keyof FindingParameters>;

/** One thing that is wrong, of these codes: where (a path of keys) and what. */
export type FindingOf<C extends FindingCode> = { path: (string | number)[] } & (
  | { code: Exclude<C, keyof FindingParameters> }
  | {
      [K in Extract<C, keyof FindingParameters>]: { code: K; params: FindingParameters[K] };
    }[Extract<C, keyof FindingParameters>]
);

/** One thing that is wrong, whatever it is. */
export type Finding = FindingOf<FindingCode>;

/** What can be missing in a creator's profile. */
export type ProfileFindingCode = Extract<FindingCode, `profile.${string}`>;
export type ProfileFinding = FindingOf<ProfileFindingCode>;

/** The code as zod's message; only so that the compiler knows it. */
export const finding = (code: PlainFindingCode): PlainFindingCode => code;

/** Whether zod's message is a code of ours; otherwise it is its own text. */
export const isFindingCode = (message: string): message is PlainFindingCode =>
  (findingCodes as readonly string[]).includes(message);

/** The lines that a brief and a casting fold away (deals/unlike-usual.ts). */
import type { FoldedLine } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';

const names: Record<FoldedLine, () => string> = {
  ownAccounts: m.rights_own_accounts,
  siteAndShop: m.place_site_and_shop,
  paidAds: m.use_paid_ads,
  boostedPost: m.use_boosted_post,
  broadcast: m.use_broadcast,
  unpaidTerm: m.rights_unpaid,
  territory: m.rights_countries,
  exclusivity: m.rights_exclusivity,
  rawFootage: m.surcharge_raw_footage,
  posting: m.brief_posting,
  postOn: m.folded_post_day,
  rounds: m.brief_rounds,
  sample: m.brief_sample,
  currency: m.currency_label,
  paymentDays: m.brief_payment_days,
  deposit: m.deposit_title,
  requirements: m.folded_requirements,
  wishes: m.folded_format,
  files: m.deal_references_and_files,
  categories: m.casting_form_categories,
  languages: m.casting_form_languages,
  question: m.casting_form_question,
  asksFilm: m.casting_form_film,
  visibility: m.casting_form_seen,
};
/** `Paid ads`, `Deposit`: the name of a line of a brief. */
export const foldedLineLabel = (line: FoldedLine): string => names[line]();

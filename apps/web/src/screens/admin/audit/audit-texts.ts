/** The audit trail in words. */
import {
  AdminRole,
  type AuditAction,
  type AuditEntry,
  type AuditKind,
  auditSubject,
  type Currency,
  currencies,
  DealStatus,
  defaultCurrency,
  SendBackReason,
} from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import {
  formatCount,
  formatDateWithTime,
  formatDirhams,
  formatMoney,
  formatSeries,
} from '@briefcast/i18n/format';
import { adminRoleLabel } from '@briefcast/i18n/labels/admin-role';
import { dealStatusLabel } from '@briefcast/i18n/labels/deal-status';
import { sendBackLabel } from '@briefcast/i18n/labels/moderation';
import { m } from '@briefcast/i18n/messages';

const actionTexts: Record<AuditAction, () => string> = {
  'admin.log_in': m.admin_did_log_in,
  'admin.log_out': m.admin_did_log_out,
  'admin.log_in_failed': m.admin_did_log_in_failed,
  'creator.publish': m.admin_did_publish,
  'creator.unpublish': m.admin_did_unpublish,
  'creator.delete': m.admin_did_delete_creator,
  'creator.approve': m.admin_did_approve,
  'creator.send_back': m.admin_did_send_back,
  'creator.suspend': m.admin_did_suspend_creator,
  'creator.lift': m.admin_did_lift_creator,
  'creator.warn': m.admin_did_warn_creator,
  'brand.suspend': m.admin_did_suspend_brand,
  'brand.warn': m.admin_did_warn_brand,
  'brand.lift': m.admin_did_lift_brand,
  'person.suspend': m.admin_did_suspend_person,
  'person.lift': m.admin_did_lift_person,
  'person.log_out': m.admin_did_log_out_person,
  'person.confirmation_mail': m.admin_did_send_confirmation,
  'report.close': m.admin_did_close_report,
  'dispute.decide': m.admin_did_decide_dispute,
  'brand.delete': m.admin_did_delete_brand,
  'deal.viewed': m.admin_did_view_deal,
  'deal.cancel': m.admin_did_cancel_deal,
  'deal.delete': m.admin_did_delete_deal,
  'casting.end': m.admin_did_end_casting,
  'list.save': m.admin_did_save_list,
  'person.two_factor_off': m.admin_did_turn_off_two_factor_of,
  'join_link.create': m.join_did_create,
  'join_link.end': m.join_did_end,
  'join_link.mail': m.join_did_mail,
  'sample_people.fill': m.samplepeople_did_fill,
  'sample_people.remove': m.samplepeople_did_remove,
  'sample_people.look': m.samplepeople_did_look,
  'job.retry': m.admin_did_retry_job,
  'job.discard': m.admin_did_discard_job,
  'credits.give': m.admin_did_give_credits,
  'credits.ask': m.admin_did_ask_credits,
  'credits.decline': m.admin_did_decline_credits,
  'order.confirm': m.admin_did_confirm_order,
  'order.cancel': m.admin_did_cancel_order,
  'order.refund': m.admin_did_refund_order,
  'month.refund': m.admin_did_refund_month,
  'invoice.mail': m.admin_did_mail_invoice,
  'einvoice.hand_over': m.admin_did_hand_over_einvoice,
  'einvoice.provider': m.admin_did_set_einvoice_provider,
  'settings.change': m.admin_did_change_settings,
  'legal.publish': m.admin_did_publish_legal_text,
  'admin.add': m.admin_did_add_admin,
  'admin.remove': m.admin_did_remove_admin,
  'admin.role': m.admin_did_change_role,
  'admin.password': m.admin_did_change_password,
  'admin.two_factor_on': m.admin_did_turn_on_two_factor,
  'admin.two_factor_off': m.admin_did_turn_off_two_factor,
};

const isKnown = (action: string): action is AuditAction => action in actionTexts;

/** Action in words; one without words yet is shown by its name. */
export const auditActionText = (action: string): string => (isKnown(action) ? actionTexts[action]() : action);

/** Admins who came with the first password have no name. */
export const auditActorText = (actor: string): string => (actor === 'admin' ? m.admin_actor() : actor);

export const auditKindTexts: Record<AuditKind, () => string> = {
  creators: m.admin_creators,
  brands: m.admin_brands,
  deals: m.admin_deals,
  castings: m.casting_castings,
  reports: m.admin_audit_kind_reports,
  disputes: m.admin_audit_kind_disputes,
  people: m.admin_audit_kind_people,
  admins: m.admins_title,
  log_ins: m.admin_audit_kind_log_ins,
  jobs: m.admin_audit_kind_jobs,
  money: m.admin_audit_kind_money,
  settings: m.admin_audit_kind_settings,
  lists: m.admin_audit_kind_lists,
};

/** The page of what a line is about; null for what has none, or was deleted by it. */
export function auditSubjectPath({ action, subject }: AuditEntry): string | null {
  const { id } = auditSubject(subject);
  if (id === null || action.endsWith('.delete')) return null;
  if (action.startsWith('creator.')) return paths.adminCreator.href(id);
  if (action.startsWith('brand.') || action.startsWith('credits.')) return paths.adminBrand.href(id);
  // A case is named by its deal.
  return action.startsWith('deal.') || action.startsWith('dispute.') ? paths.adminDeal.href(id) : null;
}

/** Values left out: a name next to them says more, or the subject says it already. */
const leftOut = ['id', 'brandId', 'creatorId'];

const fieldTexts: Record<string, () => string> = {
  isPublished: m.admin_audit_field_published,
  isWithheld: m.admin_audit_field_withheld,
  status: m.admin_column_status,
  title: m.admin_audit_field_title,
  brand: m.admin_column_brand,
  creator: m.admin_column_creator,
  budget: m.admin_audit_field_budget,
  email: m.admin_audit_field_email,
  address: m.einvoice_provider_address,
  role: m.admin_audit_field_role,
  firstName: m.admin_audit_field_first_name,
  lastName: m.admin_audit_field_last_name,
  companyName: m.admin_audit_field_company,
  people: m.admin_audit_field_people,
  creators: m.samplepeople_count_creators,
  brands: m.samplepeople_count_brands,
  castings: m.samplepeople_count_castings,
  places: m.join_places,
  joined: m.join_joined,
  twoFactor: m.admin_audit_field_two_factor,
  bio: m.creator_bio,
  profileImage: m.profile_picture,
  reason: m.admin_two_factor_reason,
  reasons: m.admin_audit_field_reasons,
  note: m.roster_note,
  works: m.admin_audit_field_works,
  project: m.admin_file_project,
  subject: m.admin_audit_field_subject,
  text: m.admin_audit_field_words,
  outcome: m.admin_audit_field_outcome,
  creditNote: m.admin_audit_field_credit_note,
  credits: m.admin_audit_field_credits,
  openOrders: m.admin_audit_field_open_orders,
  owed: m.admin_audit_field_owed,
  receivedFils: m.admin_audit_field_received,
  receivedOn: m.admin_transfer_day,
  bankReference: m.admin_transfer_reference,
  rows: m.admin_audit_field_rows,
  currency: m.currency_label,
  rate: m.admin_settings_rate,
  failures: m.admin_audit_field_failures,
  lastAt: m.admin_audit_field_last,
  lastError: m.admin_audit_field_error,
  answer: m.admin_audit_field_answer,
  suspendedBy: m.admin_audit_field_suspended_by,
  askedBy: m.admin_audit_field_asked_by,
};

/** Currency of the amount next to it; lines from before there was a choice have none. */
const currencyBeside = ({ currency }: { currency?: unknown }): Currency =>
  currencies.find((known) => known === currency) ?? defaultCurrency;

function valueText(field: string, value: unknown, beside: object = {}): string {
  if (value === undefined || value === null || value === '') return m.admin_audit_nothing();
  if (typeof value === 'boolean') return value ? m.admin_audit_yes() : m.admin_audit_no();
  if (field === 'budget' && typeof value === 'number') return formatMoney(value, currencyBeside(beside));
  if (field === 'amountCents' && typeof value === 'number') return formatMoney(value, 'USD');
  if ((field === 'receivedFils' || field === 'fils' || field === 'amountFils') && typeof value === 'number')
    return formatDirhams(value);
  if (typeof value === 'number') return formatCount(value);
  const status = field === 'status' ? DealStatus.safeParse(value) : null;
  if (status?.success) return dealStatusLabel(status.data);
  const reasons = field === 'reasons' ? SendBackReason.array().safeParse(value) : null;
  if (reasons?.success) return reasons.data.map(sendBackLabel).join('\n');
  const role = field === 'role' ? AdminRole.safeParse(value) : null;
  if (role?.success) return adminRoleLabel(role.data);
  if (field === 'lastAt' && typeof value === 'string') return formatDateWithTime(value);
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.map((one) => valueText('', one)).join('\n') : valuesOf(value);
}

const valuesOf = (value: object) =>
  formatSeries(Object.entries(value).map(([field, one]) => valueText(field, one, value)));

export interface AuditChange {
  field: string;
  before: string;
  after: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes of a line from before to after, by field, without unchanged ones; empty where the line has none. */
export function auditChanges({ before, after }: Pick<AuditEntry, 'before' | 'after'>): AuditChange[] {
  const [was, is] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return fields
    .filter((field) => !leftOut.includes(field) && JSON.stringify(was[field]) !== JSON.stringify(is[field]))
    .map((field) => ({
      field: fieldTexts[field]?.() ?? field,
      before: valueText(field, was[field], was),
      after: valueText(field, is[field], is),
    }));
}

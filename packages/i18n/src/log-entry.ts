/** Entries of a deal's log in words, for its page and for the evidence. */
import type { DealLines, LogContent, LogEntry, RightKind } from '@briefcast/contract';
import { changedLines } from '@briefcast/contract/deals/versions';
import { type Currency, currencies, defaultCurrency } from '@briefcast/contract/kit/currencies';
import { rightUses, useTerms } from '@briefcast/contract/rights/lines';
import { m } from '@briefcast/i18n/messages';
import { formatCount, formatExactMoney, formatList, formatLongDate } from './format.ts';
import { isolated } from './isolated.ts';
import { lineLabel, lineText } from './labels/deal-lines.ts';
import { renewalOffer } from './labels/renewals.ts';
import { rightLabel } from './labels/rights.ts';

type Value = LogContent[string] | undefined;

const textOf = (value: Value): string => (typeof value === 'string' ? value : '');
const countOf = (value: Value): number => (Array.isArray(value) ? value.length : 0);
const numberOf = (value: Value): number => (typeof value === 'number' ? value : 0);
const inside = (value: Value, name: string): Value =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? value[name] : undefined;

/** Actor of an entry: their name then, the product for entries of neither side, or that the name was taken out. */
export function whoOf({ body, who }: LogEntry): string {
  if (who?.value) return who.value.name;
  return body.side === 'BRAND' || body.side === 'CREATOR' ? m.log_nobody() : m.log_house();
}

/** Parts of a link and a code that were given, as the message selects them. */
const givenBy = ({ hasLink, hasCode }: LogContent): string => {
  if (hasLink === true) return hasCode === true ? 'both' : 'link';
  return hasCode === true ? 'code' : 'nothing';
};

function moveTitle(who: string, what: LogContent): string {
  const rounds = what.rounds;
  switch (what.to) {
    case 'ACCEPTED':
      return m.log_accepted({ who });
    case 'IN_PROGRESS':
      return m.log_began({ who });
    case 'SUBMITTED':
      return m.log_submitted({ who });
    case 'NEEDS_REVISION':
      return m.log_asked_for_changes({
        who,
        used: formatCount(numberOf(inside(rounds, 'used'))),
        included: formatCount(numberOf(inside(rounds, 'included'))),
      });
    case 'COMPLETED':
      return m.log_completed({ who });
    case 'REJECTED':
      return m.log_rejected({ who });
    case 'CANCELLED':
      return what.agreed === true ? m.log_cancelled_agreed() : m.log_cancelled({ who });
    default:
      return m.log_moved({ who });
  }
}

function itemTitle(who: string, what: LogContent): string {
  if (what.isSet === false) return m.log_item_unmarked({ who });
  return what.mark === 'MISSED' ? m.log_item_missed({ who }) : m.log_item_marked({ who });
}

function reviewTitle(who: string, name: string, status: Value): string {
  if (status === 'APPROVED') return m.log_file_approved({ who, name });
  return status === 'REJECTED' ? m.log_file_rejected({ who, name }) : m.log_file_sent_back({ who, name });
}

const amountOf = (what: LogContent) => formatExactMoney(numberOf(what.amount), currencyOf(what.currency));

function additionTitle(who: string, what: LogContent): string {
  const inputs = { who, amount: amountOf(what) };
  if (what.state === 'ACCEPTED') return m.log_addition_accepted(inputs);
  return what.state === 'DECLINED' ? m.log_addition_declined(inputs) : m.log_addition_withdrawn(inputs);
}

function proposalTitle(who: string, { state }: LogContent): string {
  if (state === 'ACCEPTED') return m.log_proposal_accepted({ who });
  if (state === 'DECLINED') return m.log_proposal_declined({ who });
  return state === 'WITHDRAWN' ? m.log_proposal_withdrawn({ who }) : m.log_proposal_answered({ who });
}

/** Event in one line. A kind that this version does not know is shown by its name. */
export function logTitle(entry: LogEntry): string {
  const who = isolated(whoOf(entry));
  const what: LogContent = entry.what?.value ?? {};
  const { kind } = entry.body;
  const name = isolated(textOf(what.name) || textOf(inside(what.file, 'name')) || m.log_file_gone());
  const titles: Record<string, () => string> = {
    'log.started': () => m.log_started(),
    'deal.created': () => m.log_sent_brief({ who }),
    'deal.moved': () => moveTitle(who, what),
    'deal.removed': () => m.log_removed({ who }),
    'proposal.made': () => m.log_proposed({ who }),
    'proposal.answered': () => proposalTitle(who, what),
    'proposal.lapsed': () => m.log_proposal_lapsed(),
    'brief_item.marked': () => itemTitle(who, what),
    'file.added': () => m.log_file_added({ who, name }),
    'file.reviewed': () => reviewTitle(who, name, what.status),
    'file.approval_undone': () => m.log_file_approval_undone({ who, name }),
    'comment.added': () => m.log_commented({ who, name }),
    'comment.edited': () => m.log_comment_edited({ who, name }),
    'comment.removed': () => m.log_comment_removed({ who, name }),
    'comment.restored': () => m.log_comment_restored({ who, name }),
    'comment.replied': () => m.log_comment_replied({ who, name }),
    'comment.moved': () => m.log_comment_moved({ who, name }),
    'comment.answered': () => m.log_comment_answered({ who, name }),
    'comment.made_task': () => m.log_comment_made_task({ who, name }),
    'comment.handed_over': () => m.log_comment_handed_over({ who }),
    'sample.moved': () => m.log_sample_moved({ who, to: textOf(what.to) }),
    'sample.receipt_stated': () =>
      m.log_sample_receipt({
        who,
        amount: formatExactMoney(numberOf(what.amount), currencyOf(what.currency)),
      }),
    'addition.proposed': () => m.log_addition_proposed({ who, amount: amountOf(what) }),
    'addition.answered': () => additionTitle(who, what),
    'addition.agreed': () => m.log_addition_agreed({ who, amount: amountOf(what) }),
    'publication.changed': () => m.log_publication({ who, act: textOf(what.act) }),
    'result.stated': () => m.log_result({ who, moment: textOf(what.moment) }),
    'result.shown': () =>
      what.isShown === true ? m.log_result_shown({ who }) : m.log_result_not_shown({ who }),
    'result.answered': () =>
      what.agrees === true ? m.log_result_agreed({ who }) : m.log_result_disputed({ who }),
    'shortlink.changed': () => m.log_short_link({ who, has: givenBy(what) }),
    'deadline.moved': () => m.log_deadline_moved(),
    'renewal.offered': () => m.log_renewal_offered({ who }),
    'renewal.answered': () => m.log_renewal_answered({ who, answer: textOf(what.state) }),
    'renewal.lapsed': () => m.log_renewal_lapsed(),
    'dispute.letter_sent': () => m.log_letter_sent({ who }),
    'dispute.opened': () => m.log_case_opened({ who }),
    'dispute.stated': () => m.log_case_stated({ who }),
    'dispute.withdrawn': () => m.log_case_withdrawn({ who }),
    'dispute.decided': () => m.log_case_decided(),
    'invoice.mailed': () =>
      m.log_invoice_mailed({ who, reference: textOf(what.reference), to: isolated(textOf(what.to)) }),
    'message.sent': () => m.log_wrote({ who }),
    'certificate.issued': () => m.log_certificate(),
  };
  return titles[kind]?.() ?? m.log_other({ who, kind });
}

const filesText = (value: Value) => {
  const n = countOf(value);
  return m.log_files({ n, count: formatCount(n) });
};

function moveText(what: LogContent): string {
  if (Array.isArray(what.files)) return filesText(what.files);
  if (what.terms) return m.log_terms({ day: formatLongDate(textOf(what.terms)) });
  return textOf(what.reason);
}

/** Entries from before there was a choice say none. */
const currencyOf = (value: Value): Currency =>
  currencies.find((currency) => currency === value) ?? defaultCurrency;

function briefText(what: LogContent): string {
  const [deliverables, items] = [countOf(what.deliverables), countOf(what.items)];
  const sample = textOf(inside(what.sample, 'what'));
  const frozen = m.log_frozen({
    budget: formatExactMoney(numberOf(what.budget), currencyOf(what.currency)),
    deliverables: m.log_deliverables({ n: deliverables, count: formatCount(deliverables) }),
    items: m.log_items({ n: items, count: formatCount(items) }),
  });
  return sample ? m.log_frozen_sample({ frozen, sample }) : frozen;
}

/** The lines in which a proposal of terms differs from what it answers, in its own values. */
function termsText({ lines, budget, deadline, currency }: LogContent): string {
  const [before, after] = [inside(lines, 'before'), inside(lines, 'after')];
  if (!before || !after)
    return [
      ...(typeof budget === 'number' ? [formatExactMoney(budget, currencyOf(currency))] : []),
      ...(typeof deadline === 'string' ? [formatLongDate(deadline)] : []),
    ].join(' · ');
  const [was, is] = [before, after] as unknown as [DealLines, DealLines];
  try {
    return changedLines(was, is)
      .map((line) => `${lineLabel(line)}: ${lineText(is, line, currencyOf(currency))}`)
      .join(' · ');
  } catch {
    // An evidence may have been changed by hand: its hash tells of that, and there are no words for it.
    return '';
  }
}

/** Proposed terms and the note with them; an answer shows the agreed terms, and not the other side's note again. */
function proposalText(kind: string, what: LogContent): string {
  const isMade = kind === 'proposal.made';
  const terms = what.kind === 'TERMS' && (isMade || what.state === 'ACCEPTED') ? termsText(what) : '';
  const replaced = what.replacesBrief === true ? m.log_replaces_brief() : '';
  return [terms, isMade ? textOf(what.note) : '', replaced].filter(Boolean).join(' · ');
}

const rightKinds: readonly RightKind[] = ['LICENCE', 'EXCLUSIVITY', ...rightUses];

/** Which rights a renewal is of, for how much longer and at which price. */
function renewalText(what: LogContent): string {
  const term = useTerms.find((one) => one === what.term);
  const lines = Array.isArray(what.lines) ? what.lines : [];
  const kinds = lines.flatMap((line) => {
    const kind = rightKinds.find((one) => one === inside(line, 'kind'));
    return kind ? [rightLabel(kind)] : [];
  });
  if (!term || kinds.length === 0) return '';
  const price = numberOf(what.price);
  return m.log_renewal_text({
    rights: formatList(kinds),
    offer: renewalOffer({ term, price, currency: currencyOf(what.currency) }),
  });
}

/** Demand of a letter, and the amount that a decision leaves owed. */
function caseText(kind: string, what: LogContent): string {
  const amount = formatExactMoney(numberOf(what.amount), currencyOf(what.currency));
  if (kind === 'dispute.letter_sent')
    return m.log_letter_asks({ amount, day: formatLongDate(textOf(what.payBy)) });
  if (kind !== 'dispute.decided') return '';
  return what.outcome === 'NOT_OWED' ? m.case_nothing_left() : m.case_left({ amount });
}

/** Text of an entry, in its author's words where they are known; empty where the title is all. */
export function logText({ body: { kind }, what: sealed }: LogEntry): string {
  const what = sealed?.value;
  if (!what) return '';
  if (kind === 'log.started') return m.log_started_hint();
  if (kind === 'deal.created') return briefText(what);
  if (kind === 'deal.moved') return moveText(what);
  if (kind === 'deadline.moved')
    return m.log_deadline_from_to({
      from: formatLongDate(textOf(what.from)),
      to: formatLongDate(textOf(what.to)),
    });
  if (kind.startsWith('proposal.')) return proposalText(kind, what);
  if (kind.startsWith('renewal.')) return renewalText(what);
  if (kind.startsWith('dispute.')) return caseText(kind, what);
  if (kind === 'certificate.issued') return textOf(what.number);
  if (kind === 'comment.replied') return textOf(what.reply);
  if (kind === 'message.sent') return textOf(inside(what.file, 'name')) || textOf(what.text);
  if (kind === 'file.reviewed') return textOf(what.feedback);
  if (kind.startsWith('file.')) return m.log_file_version({ version: formatCount(numberOf(what.version)) });
  return textOf(what.text) || textOf(what.note);
}

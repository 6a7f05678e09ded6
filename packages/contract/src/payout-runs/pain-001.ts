/**
 * A run as a file for banks: pain.001.001.09 of ISO 20022, a credit transfer initiation (rules/payouts#run-files). Apart from
 * the schemas, as it knows the form of every country's IBAN.
 */
import { accountFinding } from '../bank-details/account-numbers.ts';
import { bankText } from './bank-text.ts';
import { amountForBank } from './payment-text.ts';
import type { RunPayees, RunPayment } from './schemas.ts';

/** Owner of the account that the run is paid from. */
export interface Debtor {
  name: string;
  /** An IBAN, or the number of an account where there is none; without spaces, in upper case. */
  account: string;
  swift: string | null;
}

/** A text that banks do not take: of a payment, or of the debtor where the deal is null. */
export interface BankFinding {
  dealId: string | null;
  field: 'name' | 'account';
}

export type Pain001 = { xml: string } | { findings: BankFinding[] };

interface Element {
  name: string;
  content: string | readonly (Element | null)[];
  attributes?: string;
}

const element = (name: string, content: Element['content'], attributes?: string): Element => ({
  name,
  content,
  ...(attributes ? { attributes } : {}),
});

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function written({ name, content, attributes }: Element, indent = ''): string {
  const open = `${indent}<${name}${attributes ? ` ${attributes}` : ''}>`;
  if (typeof content === 'string') return `${open}${escaped(content)}</${name}>\n`;
  const inner = content.flatMap((each) => each ?? []).map((each) => written(each, `${indent}  `));
  return `${open}\n${inner.join('')}${indent}</${name}>\n`;
}

/** Longest name, text for the other side, and identifier that the schema takes. */
const longest = { name: 140, remittance: 140, id: 35 } as const;

function account(number: string, isIban: boolean): Element {
  const id = isIban ? element('IBAN', number) : element('Othr', [element('Id', number)]);
  return element('Id', [id]);
}

const isIban = (number: string) => accountFinding('IBAN_COUNTRY', number) === null;

/** A bank by its code; by its name where it has none, and by neither where its name is in another alphabet. */
function creditorBank({ swift, bank }: RunPayment): Element | null {
  const name = swift === null ? bankText(bank, longest.name) : null;
  if (swift === null && name === null) return null;
  const known = swift === null ? element('Nm', name ?? '') : element('BICFI', swift);
  return element('CdtrAgt', [element('FinInstnId', [known])]);
}

/** The debtor's bank has to be named; that its code is not given is said by a word of the standard. */
const debtorBank = ({ swift }: Debtor): Element =>
  element('DbtrAgt', [
    element('FinInstnId', [
      swift === null ? element('Othr', [element('Id', 'NOTPROVIDED')]) : element('BICFI', swift),
    ]),
  ]);

/**
 * The run's number tells two payments for one deal apart, the end of the deal's id those of creators whose series share
 * their initials. It is the same in every file of the run.
 */
function endToEndId({ reference, dealId }: RunPayment, run: number): string {
  const suffix = `-${run}-${dealId.slice(-12)}`;
  return `${reference.slice(0, longest.id - suffix.length)}${suffix}`;
}

/** The country of the payee's address, where it is known. */
const addressOf = ({ country }: RunPayment): Element | null =>
  country ? element('PstlAdr', [element('Ctry', country)]) : null;

function transfer(
  payment: RunPayment,
  name: string,
  { number: run, currency }: RunPayees,
  purpose: string,
): Element {
  const { place, account: number, amountCents, reference } = payment;
  return element('CdtTrfTxInf', [
    element('PmtId', [element('EndToEndId', endToEndId(payment, run))]),
    element('Amt', [element('InstdAmt', amountForBank(amountCents), `Ccy="${currency}"`)]),
    creditorBank(payment),
    element('Cdtr', [element('Nm', name), addressOf(payment)]),
    element('CdtrAcct', [account(number, place !== 'ELSEWHERE')]),
    purpose === '' ? null : element('Purp', [element('Prtry', purpose)]),
    element('RmtInf', [element('Ustrd', reference.slice(0, longest.remittance))]),
  ]);
}

/** Message id of a run, equal in every file, so that a bank knows a file that it was given before. */
const messageId = ({ number, createdAt }: RunPayees) =>
  `BC-RUN-${number}-${createdAt.slice(0, 19).replace(/\D/g, '')}`;

/** Order of the brand to its bank. */
export interface Order {
  debtor: Debtor;
  /** The day, as `2026-11-24`. */
  payOn: string;
  /** The bank's code for what the payments are for; empty for none. */
  purpose: string;
}

/**
 * Returns the file; or what of it is in letters that banks do not take, which nobody
 * but the account's owner can write otherwise.
 */
export function pain001(run: RunPayees, { debtor, payOn, purpose }: Order): Pain001 {
  const debtorName = bankText(debtor.name, longest.name);
  const named = run.payments.map((payment) => ({
    payment,
    name: bankText(payment.holder, longest.name),
  }));
  const findings: BankFinding[] = [
    ...(debtorName === null ? [{ dealId: null, field: 'name' as const }] : []),
    ...(/^[A-Z0-9]{4,34}$/.test(debtor.account) ? [] : [{ dealId: null, field: 'account' as const }]),
    ...named
      .filter(({ name }) => name === null)
      .map(({ payment }) => ({ dealId: payment.dealId, field: 'name' as const })),
  ];
  if (findings.length > 0 || debtorName === null) return { findings };
  const totals = [
    element('NbOfTxs', String(run.payments.length)),
    element('CtrlSum', amountForBank(run.payments.reduce((sum, { amountCents }) => sum + amountCents, 0))),
  ];
  const id = messageId(run);
  const document = element(
    'Document',
    [
      element('CstmrCdtTrfInitn', [
        element('GrpHdr', [
          element('MsgId', id),
          element('CreDtTm', `${run.createdAt.slice(0, 19)}Z`),
          ...totals,
          element('InitgPty', [element('Nm', debtorName)]),
        ]),
        element('PmtInf', [
          element('PmtInfId', `${id}-1`),
          element('PmtMtd', 'TRF'),
          ...totals,
          element('ReqdExctnDt', [element('Dt', payOn)]),
          element('Dbtr', [element('Nm', debtorName)]),
          element('DbtrAcct', [account(debtor.account, isIban(debtor.account))]),
          debtorBank(debtor),
          ...named.map(({ payment, name }) => transfer(payment, name ?? '', run, purpose)),
        ]),
      ]),
    ],
    'xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"',
  );
  return { xml: `<?xml version="1.0" encoding="UTF-8"?>\n${written(document)}` };
}

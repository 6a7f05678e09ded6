/**
 * Requirements of pain.001.001.09 (ISO 20022, customer credit transfer initiation) for the elements in our files:
 * children in their order, how often, and the form of each text. Transcribed by hand for the tests; the published
 * schema is not part of the repository (rules/payouts#file-check).
 */

/** A child by its name and the type of what is in it. The default is once. */
interface Child {
  name: string;
  type: string;
  isOptional?: true;
  isRepeatable?: true;
}

/** Children in this order, exactly one of some, or a text of a form. */
export type MessageType =
  | { kind: 'SEQUENCE'; children: readonly Child[] }
  | { kind: 'CHOICE'; children: readonly Child[] }
  | { kind: 'TEXT'; pattern: RegExp; attribute?: { name: string; pattern: RegExp } };

const one = (name: string, type: string): Child => ({ name, type });
const maybe = (name: string, type: string): Child => ({ name, type, isOptional: true });
const many = (name: string, type: string): Child => ({ name, type, isRepeatable: true });
const sequence = (...children: Child[]): MessageType => ({ kind: 'SEQUENCE', children });
const choice = (...children: Child[]): MessageType => ({ kind: 'CHOICE', children });
const text = (pattern: RegExp): MessageType => ({ kind: 'TEXT', pattern });
const upTo = (signs: number) => text(new RegExp(`^[\\s\\S]{1,${signs}}$`, 'u'));

/** Optional elements that our files never have are left out, so that one that appears is found. */
export const messageTypes: Readonly<Record<string, MessageType>> = {
  Document: sequence(one('CstmrCdtTrfInitn', 'CustomerCreditTransferInitiationV09')),
  CustomerCreditTransferInitiationV09: sequence(
    one('GrpHdr', 'GroupHeader85'),
    many('PmtInf', 'PaymentInstruction30'),
  ),
  GroupHeader85: sequence(
    one('MsgId', 'Max35Text'),
    one('CreDtTm', 'ISODateTime'),
    one('NbOfTxs', 'Max15NumericText'),
    maybe('CtrlSum', 'DecimalNumber'),
    one('InitgPty', 'PartyIdentification135'),
  ),
  PaymentInstruction30: sequence(
    one('PmtInfId', 'Max35Text'),
    one('PmtMtd', 'PaymentMethod3Code'),
    maybe('NbOfTxs', 'Max15NumericText'),
    maybe('CtrlSum', 'DecimalNumber'),
    one('ReqdExctnDt', 'DateAndDateTime2Choice'),
    one('Dbtr', 'PartyIdentification135'),
    one('DbtrAcct', 'CashAccount38'),
    one('DbtrAgt', 'BranchAndFinancialInstitutionIdentification6'),
    many('CdtTrfTxInf', 'CreditTransferTransaction34'),
  ),
  CreditTransferTransaction34: sequence(
    one('PmtId', 'PaymentIdentification6'),
    one('Amt', 'AmountType4Choice'),
    maybe('CdtrAgt', 'BranchAndFinancialInstitutionIdentification6'),
    maybe('Cdtr', 'PartyIdentification135'),
    maybe('CdtrAcct', 'CashAccount38'),
    maybe('Purp', 'Purpose2Choice'),
    maybe('RmtInf', 'RemittanceInformation16'),
  ),
  PaymentIdentification6: sequence(one('EndToEndId', 'Max35Text')),
  AmountType4Choice: choice(one('InstdAmt', 'ActiveOrHistoricCurrencyAndAmount')),
  BranchAndFinancialInstitutionIdentification6: sequence(
    one('FinInstnId', 'FinancialInstitutionIdentification18'),
  ),
  FinancialInstitutionIdentification18: sequence(
    maybe('BICFI', 'BICFIDec2014Identifier'),
    maybe('Nm', 'Max140Text'),
    maybe('Othr', 'GenericFinancialIdentification1'),
  ),
  GenericFinancialIdentification1: sequence(one('Id', 'Max35Text')),
  CashAccount38: sequence(one('Id', 'AccountIdentification4Choice')),
  AccountIdentification4Choice: choice(
    one('IBAN', 'IBAN2007Identifier'),
    one('Othr', 'GenericAccountIdentification1'),
  ),
  GenericAccountIdentification1: sequence(one('Id', 'Max34Text')),
  PartyIdentification135: sequence(maybe('Nm', 'Max140Text'), maybe('PstlAdr', 'PostalAddress24')),
  PostalAddress24: sequence(maybe('Ctry', 'CountryCode')),
  Purpose2Choice: choice(one('Cd', 'ExternalPurpose1Code'), one('Prtry', 'Max35Text')),
  CountryCode: text(/^[A-Z]{2}$/u),
  ExternalPurpose1Code: text(/^.{1,4}$/u),
  RemittanceInformation16: sequence(maybe('Ustrd', 'Max140Text')),
  DateAndDateTime2Choice: choice(one('Dt', 'ISODate'), one('DtTm', 'ISODateTime')),
  ActiveOrHistoricCurrencyAndAmount: {
    kind: 'TEXT',
    // At most 18 digits, 5 of them behind the point; banks take two.
    pattern: /^(?=(?:\D*\d){1,18}\D*$)\d+(?:\.\d{1,5})?$/u,
    attribute: { name: 'Ccy', pattern: /^[A-Z]{3}$/u },
  },
  BICFIDec2014Identifier: text(/^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/u),
  DecimalNumber: text(/^(?=(?:\D*\d){1,18}\D*$)-?\d+(?:\.\d{1,17})?$/u),
  IBAN2007Identifier: text(/^[A-Z]{2}\d{2}[a-zA-Z0-9]{1,30}$/u),
  ISODate: text(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u),
  ISODateTime: text(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})?$/u),
  Max15NumericText: text(/^\d{1,15}$/u),
  Max34Text: upTo(34),
  Max35Text: upTo(35),
  Max140Text: upTo(140),
  PaymentMethod3Code: text(/^(?:CHK|TRF|TRA)$/u),
};

/** The words of invoices and credit notes. */
import type { PaperLanguage } from '@briefcast/contract';
import { isolate } from './paper-language.ts';

export interface InvoiceWords {
  /** The law asks for the words "Tax Invoice" and "Tax Credit Note"; without tax it is an invoice alone. */
  names: Record<'TAX_INVOICE' | 'TAX_CREDIT_NOTE' | 'INVOICE' | 'CREDIT_NOTE', string>;
  number: string;
  issued: string;
  supplied: string;
  due: string;
  corrects(number: string, day: string): string;
  correctsLabel: string;
  from: string;
  to: string;
  taxNumber(number: string): string;
  columns: {
    description: string;
    quantity: string;
    unit: string;
    net: string;
    rate: string;
    tax: string;
    gross: string;
    amount: string;
  };
  credits(credits: number): string;
  subscription(from: string, until: string): string;
  content(title: string): string;
  licence: string;
  net: string;
  taxes(rate: string): string;
  gross: string;
  credited: string;
  total: string;
  paid(source: 'TRANSFER' | 'CARD', reference: string): string;
  reason(words: string): string;
  allAmounts(currency: string): string;
  betweenThem: string;
}

const english: InvoiceWords = {
  names: {
    TAX_INVOICE: 'Tax Invoice',
    TAX_CREDIT_NOTE: 'Tax Credit Note',
    INVOICE: 'Invoice',
    CREDIT_NOTE: 'Credit Note',
  },
  number: 'Number',
  issued: 'Date of issue',
  supplied: 'Date of supply',
  due: 'Due',
  corrects: (number, day) => `${number} of ${day}`,
  correctsLabel: 'Corrects invoice',
  from: 'From',
  to: 'To',
  taxNumber: (number) => `Tax number (TRN) ${number}`,
  columns: {
    description: 'Description',
    quantity: 'Quantity',
    unit: 'Unit price',
    net: 'Before tax',
    rate: 'VAT rate',
    tax: 'VAT',
    gross: 'Total',
    amount: 'Amount',
  },
  credits: (credits) => `Pack of ${credits} credits`,
  subscription: (from, until) => `Creator subscription, ${from} to ${until}`,
  content: (title) => `Content delivered for “${title}”`,
  licence: 'With the licence that the certificate of this project names',
  net: 'Total before tax',
  taxes: (rate) => `VAT ${rate}`,
  gross: 'Total with VAT',
  credited: 'Total credited',
  total: 'Total',
  paid: (source, reference) =>
    `Paid by ${source === 'CARD' ? 'card' : 'bank transfer'}${reference === '' ? '' : `, reference ${reference}`}`,
  reason: (words) => `Reason: ${words}`,
  allAmounts: (currency) => `All amounts in ${currency}`,
  betweenThem:
    'The parties pay one another directly. Briefcast printed this invoice and holds none of its money.',
};

const arabicNumbers = new Intl.PluralRules('ar');
/** Arabic has a form of the noun for one, for two, for three to ten, from eleven on, and for hundreds. */
function arabicCredits(credits: number): string {
  switch (arabicNumbers.select(credits)) {
    case 'one':
      return 'رصيد واحد';
    case 'two':
      return 'رصيدين';
    case 'few':
      return `${credits} أرصدة`;
    case 'many':
      return `${credits} رصيدا`;
    default:
      return `${credits} رصيد`;
  }
}

const arabic: InvoiceWords = {
  names: {
    TAX_INVOICE: 'فاتورة ضريبية',
    TAX_CREDIT_NOTE: 'إشعار دائن ضريبي',
    INVOICE: 'فاتورة',
    CREDIT_NOTE: 'إشعار دائن',
  },
  number: 'الرقم',
  issued: 'تاريخ الإصدار',
  supplied: 'تاريخ التوريد',
  due: 'تاريخ الاستحقاق',
  corrects: (number, day) => `${number} بتاريخ ${day}`,
  correctsLabel: 'تصحيح للفاتورة',
  from: 'من',
  to: 'إلى',
  taxNumber: (number) => `رقم التسجيل الضريبي ${number}`,
  columns: {
    description: 'الوصف',
    quantity: 'الكمية',
    unit: 'سعر الوحدة',
    net: 'قبل الضريبة',
    rate: 'نسبة الضريبة',
    tax: 'الضريبة',
    gross: 'الإجمالي',
    amount: 'المبلغ',
  },
  credits: (credits) => `باقة من ${arabicCredits(credits)}`,
  subscription: (from, until) => `اشتراك صانع محتوى، من ${from} إلى ${until}`,
  content: (title) => `تسليم محتوى لمشروع «${title}»`,
  licence: 'مع الترخيص المذكور في شهادة هذا المشروع',
  net: 'الإجمالي قبل الضريبة',
  taxes: (rate) => `ضريبة القيمة المضافة ${rate}`,
  gross: 'الإجمالي شامل الضريبة',
  credited: 'إجمالي المبلغ المعاد',
  total: 'الإجمالي',
  paid: (source, reference) =>
    `مدفوعة ${source === 'CARD' ? 'بالبطاقة' : 'بتحويل مصرفي'}${reference === '' ? '' : `، المرجع ${reference}`}`,
  reason: (words) => `السبب: ${words}`,
  allAmounts: (currency) => `جميع المبالغ بعملة ${currency}`,
  betweenThem: `يدفع الطرفان أحدهما للآخر مباشرة. أصدر ${isolate('Briefcast')} هذه الفاتورة ولا يحتفظ بأي من أموالها.`,
};

export const invoiceWords: Record<PaperLanguage, InvoiceWords> = { en: english, ar: arabic };

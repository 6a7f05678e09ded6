/**
 * The words of the licence certificate, which says everything in both languages. The Arabic ones are without vowel marks: with
 * them, programs that read PDFs find letters twice or not at all.
 */
import type { PaperLanguage } from '@briefcast/contract';

/** Part of a sentence, and whether it stands out. */
export interface Said {
  text: string;
  strong: boolean;
}

const say = (text: string): Said => ({ text, strong: false });
const stress = (text: string): Said => ({ text, strong: true });

export interface CertificateWords {
  /** The paper's name, in two lines. */
  name: string;
  title: string;
  number(number: string, day: string): Said[];
  lead(names: { licensor: string; licensee: string }, files: number): Said[];
  licensor: string;
  licensee: string;
  deal: string;
  scope: string;
  term: string;
  law: string;
  /** Where a name was taken out. */
  nameRemoved: string;
  removed: string;
  exclusive: string;
  notExclusive: string;
  worldwide: string;
  royaltyFree: string;
  royalties: string;
  from(day: string): string;
  until(day: string): string;
  noEnd: string;
  exclusivity: string;
  /** That the licensor works for no competitor in this trade until a day. */
  noCompetitor(category: string, day: string): string;
  /** Of those regions whose law a certificate may name. */
  laws: Record<string, string>;
  terms(day: string): string;
  files: string;
  unknownHash: string;
  version(version: number): string;
  kinds: Record<'IMAGE' | 'VIDEO' | 'DOCUMENT', string>;
  agreed(moment: string, entry: number | null): string;
  notRecorded: string;
  signedBy: string;
  /** The kind of signature and the name of the key. */
  key(name: string): string[];
  check: string;
  separator: string;
}

const small = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const english: CertificateWords = {
  name: 'Licence\ncertificate',
  title: 'Licence certificate',
  number: (number, day) => [say('No. '), stress(number), say(`, issued ${day}`)],
  lead: ({ licensor, licensee }, files) => [
    stress(licensor),
    say(
      ` licenses the ${files === 1 ? 'file' : `${small[files - 1] ?? files} files`} on this certificate to `,
    ),
    stress(licensee),
    say(`, and vouches that ${files === 1 ? 'it is' : 'they are'} original work.`),
  ],
  licensor: 'Licensor',
  licensee: 'Licensee',
  deal: 'Deal',
  scope: 'Scope',
  term: 'Term',
  law: 'Law',
  nameRemoved: 'Name removed',
  removed: 'Removed',
  exclusive: 'Exclusive',
  notExclusive: 'Not exclusive',
  worldwide: 'worldwide',
  royaltyFree: 'royalty-free',
  royalties: 'with royalties',
  from: (day) => `From ${day}`,
  until: (day) => `until ${day}`,
  noEnd: 'no end date',
  exclusivity: 'Exclusivity',
  noCompetitor: (category, day) => `No work for competitors in ${category} until ${day}`,
  laws: { 'AE-DU': 'United Arab Emirates, courts of Dubai' },
  terms: (day) => `Terms of use of ${day}`,
  files: 'Files, with their SHA-256',
  unknownHash: 'SHA-256 not recorded',
  version: (version) => `Version ${version}`,
  kinds: { IMAGE: 'Picture', VIDEO: 'Film', DOCUMENT: 'File' },
  agreed: (moment, entry) => `Agreed ${moment}${entry === null ? '' : `, log entry ${entry}`}`,
  notRecorded: 'When they agreed is not recorded',
  signedBy: 'Signed by Briefcast',
  key: (name) => [`Ed25519, key ${name}`],
  check: 'Check this page, or a file, without an account',
  separator: ', ',
};

const arabic: CertificateWords = {
  name: 'شهادة\nترخيص',
  title: 'شهادة ترخيص',
  number: (number, day) => [say('رقم '), stress(number), say(`، صدرت في ${day}`)],
  lead: ({ licensor, licensee }, files) => [
    say('تثبت هذه الشهادة حصول '),
    stress(licensee),
    say(' على ترخيص من '),
    stress(licensor),
    say(
      files === 1
        ? ' لاستخدام الملف الوارد فيها، مع الإقرار بأنه عمل أصلي.'
        : ` لاستخدام الملفات الواردة فيها وعددها ${files}، مع الإقرار بأنها عمل أصلي.`,
    ),
  ],
  licensor: 'المرخص',
  licensee: 'المرخص له',
  deal: 'الصفقة',
  scope: 'النطاق',
  term: 'المدة',
  law: 'القانون',
  nameRemoved: 'حذف الاسم',
  removed: 'حذفت',
  exclusive: 'حصري',
  notExclusive: 'غير حصري',
  worldwide: 'في جميع أنحاء العالم',
  royaltyFree: 'بلا رسوم',
  royalties: 'برسوم',
  from: (day) => `من ${day}`,
  until: (day) => `حتى ${day}`,
  noEnd: 'دون تاريخ انتهاء',
  exclusivity: 'الحصرية',
  noCompetitor: (category, day) => `لا عمل لدى المنافسين في مجال ${category} حتى ${day}`,
  laws: { 'AE-DU': 'قانون الإمارات العربية المتحدة، محاكم دبي' },
  terms: (day) => `شروط الاستخدام بتاريخ ${day}`,
  files: 'الملفات وبصمة \u2068SHA-256\u2069 لكل منها',
  unknownHash: 'بصمة \u2068SHA-256\u2069 غير مسجلة',
  version: (version) => `الإصدار ${version}`,
  kinds: { IMAGE: 'صورة', VIDEO: 'فيديو', DOCUMENT: 'ملف' },
  agreed: (moment, entry) => `الموافقة ${moment}${entry === null ? '' : `، السجل ${entry}`}`,
  notRecorded: 'وقت الموافقة غير مسجل',
  signedBy: 'موقعة رقميا',
  key: (name) => ['\u2068Ed25519\u2069', `المفتاح \u2068${name}\u2069`],
  check: 'تحقق من هذه الشهادة أو من أي ملف، بلا حساب',
  separator: '، ',
};

export const certificateWords: Record<PaperLanguage, CertificateWords> = { en: english, ar: arabic };

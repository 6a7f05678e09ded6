/** What stands on the licence certificate, line by line (rules/papers#certificate). */
import type { Certificate, CertificateFile, PaperLanguage } from '@briefcast/contract';
import { formatDuration } from '@briefcast/i18n/format';
import encodeQr from 'qr';
import { type CertificateWords, certificateWords, type Said } from './certificate-words.ts';
import {
  breakable,
  formatDay,
  formatHundredths,
  formatMoment,
  formatSize,
  isolate,
} from './paper-language.ts';

interface Fact {
  label: string;
  lines: string[];
}

/** What is said in both languages. */
interface CertificateSide {
  name: string;
  number: Said[];
  lead: Said[];
  facts: Fact[];
  files: string;
  check: string;
}

interface PrintedFile {
  name: string;
  measures: string;
  /** In two lines of groups; null where it is not known. */
  hash: string[] | null;
  digits: string;
  kind: string;
  /** The name of its still among those of the paper; null where there is none. */
  still: string | null;
}

export interface CertificateSheet extends Record<PaperLanguage, CertificateSide> {
  /** The digits that the page's edge shows. */
  edge: string;
  files: PrintedFile[];
  unknown: string;
  signed: { role: string; name: string; of: string; agreed: string }[];
  /** `digits` are the first ones of the signature. */
  seal: { by: string; lines: string[]; digits: string };
  code: string;
  /** Without `https://`. */
  page: string;
  address: string;
  /** The address as an SVG. */
  qr: string;
}

export interface CertificateSource {
  certificate: Certificate;
  language: PaperLanguage;
  /** Where this certificate is checked, and the page where any is. */
  addresses: { ofThis: string; ofAny: string };
  /** The name of each file's still, by the file's id. */
  stills: ReadonlyMap<string, string>;
}

const groups = (digits: string) => (digits.match(/.{8}/g) ?? []) as string[];

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** What a party's lines are: name and place; of one that was taken out, that it was. */
const partyLines = (words: CertificateWords, party: Certificate['licensor']['value']): string[] =>
  party === null
    ? [words.nameRemoved]
    : [party.name, party.place].filter((line) => line !== null).map(isolate);

function factsOf(language: PaperLanguage, { licence, ...certificate }: Certificate): Fact[] {
  const words = certificateWords[language];
  const { licensor, licensee, deal } = certificate;
  const { terms, exclusivity } = licence;
  return [
    { label: words.licensor, lines: partyLines(words, licensor.value) },
    { label: words.licensee, lines: partyLines(words, licensee.value) },
    {
      label: words.deal,
      lines:
        deal.value === null
          ? [words.removed]
          : [
              `${isolate(deal.value.title)}${words.separator}${isolate(`$${formatHundredths(deal.value.budget)}`)}`,
            ],
    },
    {
      label: words.scope,
      lines: [
        [
          licence.isExclusive ? words.exclusive : words.notExclusive,
          words.worldwide,
          licence.isRoyaltyFree ? words.royaltyFree : words.royalties,
        ].join(words.separator),
      ],
    },
    {
      label: words.term,
      lines: [
        [
          words.from(formatDay(language, licence.from)),
          licence.until === null ? words.noEnd : words.until(formatDay(language, licence.until)),
        ].join(words.separator),
      ],
    },
    ...(exclusivity
      ? [
          {
            label: words.exclusivity,
            lines: [
              words.noCompetitor(isolate(exclusivity.category), formatDay(language, exclusivity.until)),
            ],
          },
        ]
      : []),
    {
      label: words.law,
      lines: [
        words.laws[licence.law] ?? isolate(licence.law),
        ...(terms === null ? [] : [words.terms(isDay(terms) ? formatDay(language, terms) : isolate(terms))]),
      ],
    },
  ];
}

function sideOf(language: PaperLanguage, certificate: Certificate): CertificateSide {
  const words = certificateWords[language];
  const { number, issuedAt, licensor, licensee, files } = certificate;
  const nameOr = (party: Certificate['licensor']['value'], otherwise: string) =>
    isolate(party?.name ?? otherwise);
  return {
    name: words.name,
    number: words.number(isolate(number), formatDay(language, issuedAt)),
    lead: words.lead(
      {
        licensor: nameOr(licensor.value, words.nameRemoved),
        licensee: nameOr(licensee.value, words.nameRemoved),
      },
      files.length,
    ),
    facts: factsOf(language, certificate),
    files: words.files,
    check: words.check,
  };
}

function measuresOf(words: CertificateWords, file: CertificateFile): string {
  const { version, durationSeconds, width, height, size } = file;
  return [
    words.version(version),
    ...(durationSeconds === null ? [] : [isolate(formatDuration(durationSeconds))]),
    ...(width === null || height === null ? [] : [isolate(`${width} × ${height}`)]),
    isolate(formatSize(size)),
  ].join(words.separator);
}

/** A certificate's sheet. */
export function certificateSheet({
  certificate,
  language,
  addresses,
  stills,
}: CertificateSource): CertificateSheet {
  const words = certificateWords[language];
  const { signature, licensor, licensee, licensorAgreed, licenseeAgreed } = certificate;
  const bothRoles = (role: 'licensor' | 'licensee') =>
    language === 'ar' ? words[role] : `${words[role]}, ${isolate(certificateWords.ar[role])}`;
  const agreed = ({ at, entry }: Certificate['licensorAgreed']) =>
    at === null ? words.notRecorded : words.agreed(isolate(formatMoment(language, at)), entry);
  const signedBy = (
    role: 'licensor' | 'licensee',
    party: Certificate['licensor']['value'],
    agreement: Certificate['licensorAgreed'],
  ) => ({
    role: bothRoles(role),
    name: isolate(agreement.by.value ?? words.nameRemoved),
    of: isolate(party?.name ?? words.nameRemoved),
    agreed: agreed(agreement),
  });
  const [first = '', second = ''] = groups(signature.signature);
  return {
    en: sideOf('en', certificate),
    ar: sideOf('ar', certificate),
    edge: signature.signature,
    files: certificate.files.map((file) => ({
      name: isolate(file.name),
      measures: measuresOf(words, file),
      hash:
        file.sha256 === null
          ? null
          : [groups(file.sha256).slice(0, 4).join(' '), groups(file.sha256).slice(4).join(' ')],
      digits: file.sha256 ?? '',
      kind: words.kinds[file.type],
      still: stills.get(file.id) ?? null,
    })),
    unknown: words.unknownHash,
    signed: [
      signedBy('licensor', licensor.value, licensorAgreed),
      signedBy('licensee', licensee.value, licenseeAgreed),
    ],
    seal: {
      by: words.signedBy,
      lines: words.key(signature.name),
      digits: isolate(`${first} ${second} …`),
    },
    code: certificate.code,
    page: breakable(addresses.ofAny.replace(/^https?:\/\//, '')),
    address: addresses.ofThis,
    qr: encodeQr(addresses.ofThis, 'svg', { ecc: 'medium', border: 1 }),
  };
}

/** Content of the licence certificate, line by line (rules/papers#certificate). */
import {
  type Certificate,
  type CertificateFile,
  defaultCurrency,
  type Licence,
  type PaperLanguage,
} from '@briefcast/contract';
import { formatDuration } from '@briefcast/i18n/format';
import { type PaperWords, paperWords } from '@briefcast/i18n/paper-words';
import encodeQr from 'qr';
import {
  breakable,
  formatDay,
  formatHundredths,
  formatMoment,
  formatSize,
  isolate,
} from '../../platform/papers/paper-language.ts';
import { type Spoken, spoken } from '../../platform/papers/spoken.ts';
import { kindText, lawText, placeText, roleText, territoryText } from './certificate-words.ts';

/** Template with the layout of the lines. */
export const certificateTemplate = 'features/proof/certificate.typ';

interface Fact {
  label: string;
  lines: string[];
}

/** Text in both languages. */
interface CertificateSide {
  name: string;
  number: Spoken[];
  lead: Spoken[];
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
  /** Address where this certificate is checked, and the page where any is. */
  addresses: { ofThis: string; ofAny: string };
  /** The name of each file's still, by the file's id. */
  stills: ReadonlyMap<string, string>;
}

const groups = (digits: string) => (digits.match(/.{8}/g) ?? []) as string[];

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Returns the lines of a party: name and place; for a removed one, a note of that. */
const partyLines = (words: PaperWords, party: Certificate['licensor']['value']): string[] =>
  party === null
    ? [words.paper_certificate_name_removed()]
    : [party.name, party.place].filter((line) => line !== null).map(isolate);

/** Each use with its last day, and whether everything that was filmed is part of it; nothing where every use is allowed. */
function usesOf(language: PaperLanguage, { uses, hasRawFootage }: Licence): Fact[] {
  if (!uses) return [];
  const words = paperWords[language];
  const untilText = (until: string | null) =>
    until === null
      ? words.paper_certificate_no_end()
      : words.paper_certificate_until({ day: formatDay(language, until) });
  return [
    {
      label: words.paper_certificate_uses(),
      lines: [
        ...uses.map(
          ({ place, until }) => placeText(words, place) + words.paper_separator() + untilText(until),
        ),
        ...(hasRawFootage === undefined
          ? []
          : [
              hasRawFootage
                ? words.paper_certificate_raw_footage()
                : words.paper_certificate_no_raw_footage(),
            ]),
      ],
    },
  ];
}

const price = ({
  budget,
  added = 0,
  currency = defaultCurrency,
}: NonNullable<Certificate['deal']['value']>) => `${currency} ${formatHundredths(budget + added)}`;

function factsOf(language: PaperLanguage, { licence, ...certificate }: Certificate): Fact[] {
  const words = paperWords[language];
  const { licensor, licensee, deal } = certificate;
  const { terms, exclusivity } = licence;
  return [
    { label: words.paper_certificate_licensor(), lines: partyLines(words, licensor.value) },
    { label: words.paper_certificate_licensee(), lines: partyLines(words, licensee.value) },
    {
      label: words.paper_certificate_deal(),
      lines:
        deal.value === null
          ? [words.paper_certificate_removed()]
          : [
              `${isolate(deal.value.title)}${words.paper_separator()}${isolate(price(deal.value))}`,
              ...(deal.value.added === undefined
                ? []
                : [
                    words.paper_certificate_added({
                      budget: isolate(formatHundredths(deal.value.budget)),
                      added: isolate(formatHundredths(deal.value.added)),
                    }),
                  ]),
              ...(deal.value.sample ? [isolate(deal.value.sample)] : []),
            ],
    },
    {
      label: words.paper_certificate_scope(),
      lines: [
        [
          licence.isExclusive ? words.paper_certificate_exclusive() : words.paper_certificate_not_exclusive(),
          territoryText(words, licence.territory),
          licence.isRoyaltyFree
            ? words.paper_certificate_royalty_free()
            : words.paper_certificate_royalties(),
        ].join(words.paper_separator()),
      ],
    },
    {
      label: words.paper_certificate_term(),
      lines: [
        [
          words.paper_certificate_from({ day: formatDay(language, licence.from) }),
          licence.until === null
            ? words.paper_certificate_no_end()
            : words.paper_certificate_until({ day: formatDay(language, licence.until) }),
        ].join(words.paper_separator()),
      ],
    },
    ...usesOf(language, licence),
    ...(exclusivity
      ? [
          {
            label: words.paper_certificate_exclusivity(),
            lines: [
              words.paper_certificate_no_competitor({
                category: isolate(exclusivity.category),
                day: formatDay(language, exclusivity.until),
              }),
            ],
          },
        ]
      : []),
    {
      label: words.paper_certificate_law(),
      lines: [
        lawText(words, licence.law),
        ...(terms === null
          ? []
          : [
              words.paper_certificate_terms({
                day: isDay(terms) ? formatDay(language, terms) : isolate(terms),
              }),
            ]),
      ],
    },
  ];
}

function sideOf(language: PaperLanguage, certificate: Certificate): CertificateSide {
  const words = paperWords[language];
  const { number, issuedAt, licensor, licensee, files } = certificate;
  const nameOf = (party: Certificate['licensor']['value']) =>
    isolate(party?.name ?? words.paper_certificate_name_removed());
  return {
    name: words.paper_certificate_name(),
    number: spoken(
      words.paper_certificate_number.parts({ number: isolate(number), day: formatDay(language, issuedAt) }),
    ),
    lead: spoken(
      words.paper_certificate_lead.parts({
        n: files.length,
        count: words.paper_certificate_count({ n: String(files.length) }),
        licensor: nameOf(licensor.value),
        licensee: nameOf(licensee.value),
      }),
    ),
    facts: factsOf(language, certificate),
    files: words.paper_certificate_files(),
    check: words.paper_certificate_check(),
  };
}

function measuresOf(words: PaperWords, file: CertificateFile): string {
  const { version, durationSeconds, width, height, size } = file;
  return [
    words.paper_certificate_version({ version }),
    ...(durationSeconds === null ? [] : [isolate(formatDuration(durationSeconds))]),
    ...(width === null || height === null ? [] : [isolate(`${width} × ${height}`)]),
    isolate(formatSize(size)),
  ].join(words.paper_separator());
}

/** A certificate's sheet. */
export function certificateSheet({
  certificate,
  language,
  addresses,
  stills,
}: CertificateSource): CertificateSheet {
  const words = paperWords[language];
  const { signature, licensor, licensee, licensorAgreed, licenseeAgreed } = certificate;
  const bothRoles = (role: 'licensor' | 'licensee') =>
    language === 'ar'
      ? roleText(words, role)
      : `${roleText(words, role)}, ${isolate(roleText(paperWords.ar, role))}`;
  const agreed = ({ at, entry }: Certificate['licensorAgreed']) => {
    if (at === null) return words.paper_certificate_not_recorded();
    const moment = isolate(formatMoment(language, at));
    return entry === null
      ? words.paper_certificate_agreed({ moment })
      : words.paper_certificate_agreed_in_log({ moment, entry });
  };
  const signedBy = (
    role: 'licensor' | 'licensee',
    party: Certificate['licensor']['value'],
    agreement: Certificate['licensorAgreed'],
  ) => ({
    role: bothRoles(role),
    name: isolate(agreement.by.value ?? words.paper_certificate_name_removed()),
    of: isolate(party?.name ?? words.paper_certificate_name_removed()),
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
      kind: kindText(words, file.type),
      still: stills.get(file.id) ?? null,
    })),
    unknown: words.paper_certificate_no_hash(),
    signed: [
      signedBy('licensor', licensor.value, licensorAgreed),
      signedBy('licensee', licensee.value, licenseeAgreed),
    ],
    seal: {
      by: words.paper_certificate_signed_by(),
      lines: words.paper_certificate_key({ name: isolate(signature.name) }).split('\n'),
      digits: isolate(`${first} ${second} …`),
    },
    code: certificate.code,
    page: breakable(addresses.ofAny.replace(/^https?:\/\//, '')),
    address: addresses.ofThis,
    qr: encodeQr(addresses.ofThis, 'svg', { ecc: 'medium', border: 1 }),
  };
}

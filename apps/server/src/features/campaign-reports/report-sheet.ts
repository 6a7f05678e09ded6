/** Content of a report on paper, line by line, in one language (rules/campaign-reports#paper). */
import {
  type CampaignReport,
  headColour,
  mostPaperPosts,
  mostPaperProofs,
  type PaperLanguage,
  type ReportPost,
  type ReportTotal,
  reportLead,
  reportTotals,
  silentPosts,
} from '@briefcast/contract';
import { unitCostDigits } from '@briefcast/contract/publications/unit-cost';
import { type PaperWords, paperWords } from '@briefcast/i18n/paper-words';
import { formatDay, isolate } from '../../platform/papers/paper-language.ts';
import { type Spoken, spoken } from '../../platform/papers/spoken.ts';
import { money } from '../invoices/sheet-parts.ts';

/** The template, below `src`. */
export const reportTemplate = 'features/campaign-reports/report.typ';

const numbers = ['views', 'engagements', 'clicks', 'codeUses'] as const;

/** Figure of a total and how many posts it is from. */
interface TotalOnPaper {
  label: string;
  /** Null where nobody stated it. */
  figure: string | null;
  coverage: string;
  known: number;
  of: number;
}

export interface ReportSheet {
  name: string;
  about: string;
  colour: { ground: string; ink: string } | null;
  logo: string | null;
  lead: Spoken[];
  goal: string | null;
  totals: TotalOnPaper[];
  columns: string[];
  rows: { still: string | null; name: string; about: string; figures: (string | null)[]; stated: string[] }[];
  hasStills: boolean;
  unknown: string;
  proofs: { title: string; pictures: { name: string; picture: string }[] } | null;
  notes: string[];
}

interface SheetSource {
  report: CampaignReport;
  language: PaperLanguage;
  logo: string | null;
}

const count = (value: number) => isolate(new Intl.NumberFormat('en-US').format(value));

function aboutOf(language: PaperLanguage, { brand, firstDay, lastDay }: CampaignReport): string {
  const words = paperWords[language];
  const name = isolate(brand.name);
  const day = (of: string) => formatDay(language, `${of}T12:00:00Z`);
  if (firstDay !== null && lastDay !== null)
    return words.paper_report_span({ name, from: day(firstDay), to: day(lastDay) });
  if (firstDay !== null) return words.paper_report_from({ name, day: day(firstDay) });
  return lastDay === null ? name : words.paper_report_until({ name, day: day(lastDay) });
}

function leadOf(words: PaperWords, report: CampaignReport): Spoken[] {
  const lead = reportLead(report);
  const silent = silentPosts(report);
  const rest = silent === 0 ? '' : ` ${words.paper_report_silent({ n: silent, count: count(silent) })}`;
  if (!lead) return [{ text: words.paper_report_nothing(), strong: false }];
  const said = words.paper_report_lead.parts({
    number: words.paper_report_number({ name: lead.name }),
    sum: count(lead.sum),
    coverage: words.paper_report_coverage({ n: lead.of, known: count(lead.known), of: count(lead.of) }),
  });
  return [...spoken(said), { text: rest, strong: false }];
}

function totalOf(words: PaperWords, total: ReportTotal): TotalOnPaper {
  const { known, of } = total;
  const coverage = words.paper_report_coverage({ n: of, known: count(known), of: count(of) });
  if (total.kind === 'sum')
    return {
      label: words.paper_report_number({ name: total.name }),
      figure: total.sum === null ? null : count(total.sum),
      ...{ coverage, known, of },
    };
  const { cents, amount, currency, name } = total;
  const digits = unitCostDigits(cents, amount);
  return {
    label: words.paper_report_cost_per({ name, currency: isolate(currency) }),
    figure: isolate((cents / 100 / amount).toFixed(digits)),
    ...{ coverage, known, of },
  };
}

/** Name of a post's creator, or the number in its place. */
const nameOf = (words: PaperWords, { name, creator }: ReportPost): string =>
  name === undefined
    ? words.paper_report_creator({ number: count(creator) })
    : isolate(name ?? words.paper_report_creator_gone());

function statedOf(language: PaperLanguage, report: CampaignReport, post: ReportPost): string[] {
  const words = paperWords[language];
  if (!post.stated) return [words.paper_report_not_stated()];
  const { by, on, hasProof, isDisputed } = post.stated;
  return [
    by === 'BRAND' ? isolate(report.brand.name) : nameOf(words, post),
    [
      formatDay(language, on),
      ...(hasProof ? [words.paper_report_proof()] : []),
      ...(isDisputed ? [words.paper_report_disputed()] : []),
    ].join(words.paper_separator()),
  ];
}

function proofsOf(words: PaperWords, posts: readonly ReportPost[]): ReportSheet['proofs'] {
  const pictures = posts
    .flatMap((post) => (post.proof === undefined ? [] : [{ name: nameOf(words, post), picture: post.proof }]))
    .slice(0, mostPaperProofs);
  return pictures.length === 0 ? null : { title: words.paper_report_proofs(), pictures };
}

/** The report as its template takes it; pictures are named by their files in the folder. */
export function reportSheet({ report, language, logo }: SheetSource): ReportSheet {
  const words = paperWords[language];
  const { posts, shows, withoutPosts } = report;
  const shown = posts.slice(0, mostPaperPosts);
  const hasPrices = shows.includes('prices');
  return {
    name: isolate(report.name),
    about: aboutOf(language, report),
    colour: headColour(report.brand.colour),
    logo,
    lead: leadOf(words, report),
    goal: report.goal === '' ? null : words.paper_report_goal({ goal: isolate(report.goal) }),
    totals: reportTotals(report).map((total) => totalOf(words, total)),
    columns: [
      words.paper_report_post(),
      ...numbers.map((name) => words.paper_report_number({ name })),
      ...(hasPrices ? [words.paper_report_price()] : []),
      words.paper_report_stated_by(),
    ],
    rows: shown.map((post) => ({
      still: post.still ?? null,
      name: nameOf(words, post),
      about: [
        ...(post.host === null ? [] : [isolate(post.host)]),
        formatDay(language, `${post.postedOn}T12:00:00Z`),
      ].join(words.paper_separator()),
      figures: [
        ...numbers.map((name) => {
          const value = post[name];
          return value === null ? null : count(value);
        }),
        ...(hasPrices ? [post.price ? money(post.price.currency, post.price.cents) : ''] : []),
      ],
      stated: statedOf(language, report, post),
    })),
    hasStills: shown.some(({ still }) => still !== undefined),
    unknown: words.paper_report_not_stated(),
    proofs: proofsOf(words, posts),
    notes: [
      ...(withoutPosts > 0
        ? [words.paper_report_without({ n: withoutPosts, count: count(withoutPosts) })]
        : []),
      words.paper_report_dashed(),
      ...(hasPrices ? [words.paper_report_how_counted()] : []),
      ...(posts.length > shown.length || report.isCut
        ? [words.paper_report_cut({ n: shown.length, count: count(shown.length) })]
        : []),
      words.paper_report_made({ day: formatDay(language, report.madeAt) }),
    ],
  };
}

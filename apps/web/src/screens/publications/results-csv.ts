/** Numbers of a campaign's posts as a table: a row for each statement that counts, unknown ones empty. */
import {
  asCsv,
  type CampaignDeal,
  type CampaignPost,
  type CampaignResult,
  type CsvColumn,
} from '@briefcast/contract';
import { postNumbers } from '@briefcast/contract/publications/numbers';
import { csvSeparator } from '@briefcast/i18n/csv-separator';
import { m } from '@briefcast/i18n/messages';
import { fullName } from '../../lib/names.ts';

interface Row {
  deal: CampaignDeal;
  post: CampaignPost;
  /** Absent for a post without numbers. */
  result?: CampaignResult;
}

const answerText = (agrees: boolean | null | undefined): string => {
  if (agrees == null) return '';
  return agrees ? m.result_agreed() : m.result_disputed();
};

/** Returns separated text with a row for each statement, and one for each post without any. */
export function resultsCsv(deals: readonly CampaignDeal[]): string {
  const rows = deals.flatMap((deal) =>
    deal.posts.flatMap((post): Row[] =>
      post.results.length > 0 ? post.results.map((result) => ({ deal, post, result })) : [{ deal, post }],
    ),
  );
  const columns: CsvColumn<Row>[] = [
    [m.result_column_creator(), ({ deal }) => deal.creator?.name ?? ''],
    [m.result_column_project(), ({ deal }) => deal.title],
    [m.publication_url(), ({ post }) => post.url],
    [m.publication_day(), ({ post }) => post.postedOn],
    [m.result_moment_choice(), ({ result }) => (result ? m.result_moment({ moment: result.moment }) : '')],
    ...postNumbers.map(
      (name): CsvColumn<Row> => [
        m.result_number({ name }),
        ({ result }) => {
          const value = result?.numbers[name] ?? null;
          if (value === null) return '';
          return name === 'salesCents' ? (value / 100).toFixed(2) : String(value);
        },
      ],
    ),
    [m.result_price(), ({ deal }) => (deal.total / 100).toFixed(2)],
    [m.result_column_currency(), ({ deal }) => deal.currency],
    [
      m.result_stated_by(),
      ({ deal, result }) => {
        if (!result) return '';
        const side = result.by === 'CREATOR' ? (deal.creator?.name ?? '') : m.result_brand();
        return (result.byPerson && fullName(result.byPerson)) || side;
      },
    ],
    [m.result_column_stated_on(), ({ result }) => result?.statedAt.slice(0, 10) ?? ''],
    [m.result_column_answer(), ({ result }) => answerText(result?.agrees)],
  ];
  return asCsv(columns, rows, { separator: csvSeparator() });
}

import type { Applicant, OwnCasting } from '@briefcast/contract';
import { formatCount, formatSeries } from '@briefcast/i18n/format';
import { languageLabel } from '@briefcast/i18n/labels/language';
import { daysText } from '@briefcast/i18n/labels/turnaround';
import { m } from '@briefcast/i18n/messages';
import { AskMeter } from '../../../features/castings/ask-meter.tsx';
import { TeamVotes } from '../../../features/castings/team-votes.tsx';
import {
  type CompareRow,
  drawnRow,
  figureRow,
  saysSomething,
  textRow,
  unknownFigure,
  workFactRows,
} from '../../../features/creators/compare-row.ts';

interface RowsOf {
  casting: OwnCasting;
  all: readonly Applicant[];
  nameOf: (applicant: Applicant) => string;
  /** Prices, and all words that may hold a name, are left out. */
  isBlind: boolean;
}

const line = (text: string) => (text === '' ? [] : [text]);

/** What of those who applied is compared, row by row. */
export function applicantRows({ casting, all, nameOf, isBlind }: RowsOf): CompareRow[] {
  const languages = textRow(
    m.compare_languages(),
    all.map(({ creator }) => line(formatSeries(creator.languages.map(languageLabel)))),
  );
  const facts = [
    ...workFactRows(all.map(({ facts, projects }) => facts ?? (projects > 0 ? undefined : null))),
    figureRow(
      m.compare_delivers(),
      all.map(({ turnaroundDays: value }) =>
        value === null ? unknownFigure : { value, lines: [daysText(value)] },
      ),
      'lowest',
      m.compare_fastest(),
    ),
  ];
  if (isBlind) return [...facts, languages].filter(saysSomething);
  return [
    drawnRow(
      m.compare_price(),
      all.map(({ id, price }) => <AskMeter key={id} price={price} casting={casting} reader="BRAND" />),
    ),
    ...facts,
    ...(casting.question
      ? [
          textRow(
            casting.question,
            all.map(({ answer }) => line(answer)),
          ),
        ]
      : []),
    languages,
    textRow(
      m.compare_with_you(),
      all.map(({ projects: n }) => [
        n === 0 ? m.compare_first_time() : m.casting_with_you({ n, count: formatCount(n) }),
      ]),
    ),
    textRow(
      m.compare_pitch(),
      all.map(({ pitch }) => line(pitch)),
      true,
    ),
    drawnRow(
      m.compare_team(),
      all.map((applicant) => (
        <TeamVotes
          key={applicant.id}
          castingId={casting.id}
          applicant={applicant}
          name={nameOf(applicant)}
          isOver={casting.isOver}
        />
      )),
      true,
    ),
  ].filter(saysSomething);
}

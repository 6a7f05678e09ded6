import type { Applicant, OwnCasting } from '@briefcast/contract';
import { formatCount, formatSeries } from '@briefcast/i18n/format';
import { languageLabel } from '@briefcast/i18n/labels/language';
import { daysText } from '@briefcast/i18n/labels/turnaround';
import { m } from '@briefcast/i18n/messages';
import { AskMeter } from '../../../features/castings/ask-meter.tsx';
import type { Judging } from '../../../features/castings/judge-blind.ts';
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
  judging: Judging;
}

const line = (text: string) => (text === '' ? [] : [text]);

/** Compared values of applicants, row by row. */
export function applicantRows({ casting, all, judging }: RowsOf): CompareRow[] {
  const { isBlind, nameOf, wordsOf } = judging;
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
  const price = drawnRow(
    m.compare_price(),
    all.map(({ id, price }) => <AskMeter key={id} price={price} casting={casting} reader="BRAND" />),
  );
  const withYou = textRow(
    m.compare_with_you(),
    all.map(({ projects: n }) => [
      n === 0 ? m.compare_first_time() : m.casting_with_you({ n, count: formatCount(n) }),
    ]),
  );
  return [
    ...(isBlind ? [] : [price]),
    ...facts,
    ...(casting.question
      ? [
          textRow(
            casting.question,
            all.map((applicant) => line(wordsOf(applicant, applicant.answer))),
          ),
        ]
      : []),
    languages,
    ...(isBlind ? [] : [withYou]),
    textRow(
      m.compare_pitch(),
      all.map((applicant) => line(wordsOf(applicant, applicant.pitch))),
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
          wordsOf={(note) => wordsOf(applicant, note)}
        />
      )),
      true,
    ),
  ].filter(saysSomething);
}

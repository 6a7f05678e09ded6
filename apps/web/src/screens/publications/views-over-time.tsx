import { isoMarketDay } from '@briefcast/contract/kit/days';
import type { CountedPost } from '@briefcast/contract/publications/counted-posts';
import {
  hasCourse,
  mostNamedLines,
  type ViewLine,
  viewLines,
} from '@briefcast/contract/publications/views-over-time';
import { formatCount, formatSeries, formatShortDay } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { Unknown } from '../../features/publications/unknown.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { nameOf } from './posts-table.tsx';
import { ViewsPlot } from './views-plot.tsx';

export interface PlottedPost {
  counted: CountedPost;
  postedOn: string;
  results: CountedPost['post']['results'];
}

const moments = ['DAY_1', 'DAY_7', 'DAY_30'] as const;

/** Views of each post after 1, 7 and 30 days, where one of them knows two of these; as a plot or a table. */
export function ViewsOverTime({ posts }: { posts: readonly CountedPost[] }) {
  const [isTable, setTable] = useState(false);
  const plotted = posts.map(
    (counted): PlottedPost => ({
      ...{ counted, postedOn: counted.post.postedOn },
      results: counted.post.results,
    }),
  );
  const lines = viewLines(plotted, isoMarketDay(new Date()));
  if (!hasCourse(lines)) return null;
  return (
    <Card aria-labelledby="result-course">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id="result-course" className="text-d4">
            {m.result_course()}
          </h2>
          <p className="hint mt-1">{m.result_course_about()}</p>
        </div>
        <ChoiceRow
          label={m.result_course_as()}
          value={isTable ? 'table' : 'plot'}
          options={[
            { value: 'plot', label: m.result_course_plot() },
            { value: 'table', label: m.result_course_table() },
          ]}
          onChange={(value) => setTable(value === 'table')}
        />
      </div>
      {isTable ? <CourseTable lines={lines} /> : <Course lines={lines} />}
    </Card>
  );
}

/** Views of a post in words: "18,000 after 1 day, 61,200 after 7 days". */
function said({ post, after }: ViewLine<PlottedPost>): string {
  const numbers = moments.flatMap((moment) => {
    const views = after[moment];
    return views === null
      ? []
      : [m.result_course_at({ count: formatCount(views), moment: m.result_moment({ moment }) })];
  });
  return m.result_course_said({ name: nameOf(post.counted.deal), numbers: formatSeries(numbers) });
}

function Course({ lines }: { lines: readonly ViewLine<PlottedPost>[] }) {
  const known = lines.filter(({ latest }) => latest !== null);
  const named = known.slice(0, mostNamedLines);
  const others = known.length - named.length;
  return (
    <>
      <div role="img" aria-label={[m.result_course(), ...named.map(said)].join('. ')}>
        <ViewsPlot
          lines={known}
          labelOf={({ post, latest }) =>
            m.result_course_label({ name: nameOf(post.counted.deal), count: formatCount(latest ?? 0) })
          }
        />
      </div>
      {others > 0 ? (
        <p className="hint mt-2">{m.result_course_others({ n: others, count: formatCount(others) })}</p>
      ) : null}
    </>
  );
}

const CourseTable = ({ lines }: { lines: readonly ViewLine<PlottedPost>[] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: It scrolls sideways, also by keys.
  <section aria-label={m.result_course_table()} tabIndex={0} className="relative mt-4 overflow-x-auto">
    <table className="course-table num">
      <thead>
        <tr>
          <th scope="col">{m.result_post()}</th>
          {moments.map((moment) => (
            <th key={moment} scope="col">
              {m.result_moment({ moment })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ post: { counted }, after }) => (
          <tr key={counted.post.id}>
            <th scope="row">
              <bdi>{nameOf(counted.deal)}</bdi>
              <small>{m.publication_went_out({ day: formatShortDay(counted.post.postedOn) })}</small>
            </th>
            {moments.map((moment) => {
              const views = after[moment];
              return <td key={moment}>{views === null ? <Unknown /> : formatCount(views)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

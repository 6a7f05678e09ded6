import { type Counted, type CountedNumbers, sumOf } from '@briefcast/contract/publications/results';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Coverage } from '../../features/publications/coverage.tsx';
import { Unknown } from '../../features/publications/unknown.tsx';

const beside = ['engagements', 'clicks', 'codeUses', 'sales'] as const satisfies Counted[];

/** Sums of a campaign on stage, each with its coverage. */
export function ResultsStage({ posts }: { posts: readonly CountedNumbers[] }) {
  return (
    <section aria-label={m.result_sums()} className="results-stage on-stage num">
      <Sum posts={posts} name="views" isMain />
      {beside.map((name) => (
        <Sum key={name} posts={posts} name={name} />
      ))}
    </section>
  );
}

interface SumProps {
  posts: readonly CountedNumbers[];
  name: Counted;
  isMain?: boolean;
}

function Sum({ posts, name, isMain = false }: SumProps) {
  const { sum, known, of } = sumOf(posts, name);
  return (
    <div data-main={isMain || undefined}>
      <p className="results-stage-name">{m.result_number({ name })}</p>
      <p className="results-stage-sum">{sum === null ? <Unknown /> : formatCount(sum)}</p>
      <Coverage known={known} of={of} />
    </div>
  );
}

import type { CampaignDeal } from '@briefcast/contract';
import { type Counted, type CountedNumbers, sumOf } from '@briefcast/contract/publications/results';
import { commonPromoCode } from '@briefcast/contract/short-links/rules';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Coverage } from '../../features/publications/coverage.tsx';
import { Unknown } from '../../features/publications/unknown.tsx';

const beside = ['engagements', 'clicks', 'codeUses', 'sales'] as const satisfies Counted[];

interface ResultsStageProps {
  deals: readonly CampaignDeal[];
  posts: readonly CountedNumbers[];
}

/** Sums of a campaign on stage, each with its coverage. */
export function ResultsStage({ deals, posts }: ResultsStageProps) {
  const links = deals.flatMap(({ link }) => link ?? []);
  const code = commonPromoCode(links.map(({ promoCode }) => promoCode));
  return (
    <section aria-label={m.result_sums()} className="results-stage on-stage num">
      <Sum posts={posts} name="views" isMain />
      {beside.map((name) => (
        <Sum
          key={name}
          posts={posts}
          name={name}
          label={name === 'codeUses' && code ? m.short_link_code_used({ code }) : undefined}
        />
      ))}
      {links.length > 0 ? (
        <div>
          <p className="results-stage-name">{m.short_link_counted()}</p>
          <p className="results-stage-sum">
            {formatCount(links.reduce((sum, { clicks }) => sum + clicks, 0))}
          </p>
          <span className="coverage">
            {m.short_link_from_creators({
              known: formatCount(links.length),
              of: formatCount(deals.length),
            })}
          </span>
        </div>
      ) : null}
    </section>
  );
}

interface SumProps {
  posts: readonly CountedNumbers[];
  name: Counted;
  isMain?: boolean;
  /** Name of the number where it is not its usual one. */
  label?: string | undefined;
}

function Sum({ posts, name, isMain = false, label = m.result_number({ name }) }: SumProps) {
  const { sum, known, of } = sumOf(posts, name);
  return (
    <div data-main={isMain || undefined}>
      <p className="results-stage-name">{label}</p>
      <p className="results-stage-sum">{sum === null ? <Unknown /> : formatCount(sum)}</p>
      <Coverage known={known} of={of} />
    </div>
  );
}

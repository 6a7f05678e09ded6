import '../../../styles/results.css';
import type { ShownResult } from '@briefcast/contract';
import { minuteMs } from '@briefcast/contract/kit/days';
import { publicNumbers } from '@briefcast/contract/publications/numbers';
import { formatCount, formatShortDay } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Handshake } from 'lucide-react';
import { mediaUrl } from '../../../lib/media-url.ts';
import { q } from '../../../lib/query.ts';
import { useInView } from '../../../lib/use-in-view.ts';
import { Avatar } from '../../../ui/avatar.tsx';

/** Numbers of a card; the others are in the post's own statistics. */
const mostNumbers = 3;

/** Results that the creator and brands let everybody see, asked for once somebody comes near; nothing where there are none. */
export function ShownResults({ creatorId }: { creatorId: string }) {
  const { ref, isNear } = useInView();
  const { data = [] } = useQuery({
    ...q('publications.ofCreator', { params: { id: creatorId } }),
    select: ({ results }) => results,
    enabled: isNear,
    staleTime: 5 * minuteMs,
  });
  if (data.length === 0) return <div ref={ref} />;
  return (
    <section aria-labelledby="shown-results">
      <h2 id="shown-results" className="text-d3">
        {m.shown_results_title()}
      </h2>
      <p className="mt-1 text-ink-2">{m.shown_results_about()}</p>
      <ul className="shown-results">
        {data.map((result) => (
          <Shown key={result.id} result={result} />
        ))}
      </ul>
    </section>
  );
}

function Shown({ result: { brand, title, url, moment, numbers, agreedAt } }: { result: ShownResult }) {
  const name = brand.name || m.deal_brand_unnamed();
  const known = publicNumbers.filter((one) => numbers[one] !== null).slice(0, mostNumbers);
  return (
    <li className="card p-5">
      <p className="flex min-w-0 items-center gap-2.5 text-ui font-semibold">
        <Avatar name={name} src={brand.image && mediaUrl(brand.image)} size={36} />
        <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
      </p>
      <h3 className="mt-2 text-d4 wrap-anywhere">
        <a href={url} target="_blank" rel="noopener noreferrer nofollow" dir="auto" className="card-link">
          {title}
        </a>
      </h3>
      <dl className="shown-numbers num">
        {known.map((one) => (
          <div key={one}>
            <dt>{m.result_number({ name: one })}</dt>
            <dd>{formatCount(numbers[one] ?? 0)}</dd>
          </div>
        ))}
      </dl>
      <p className="hint">{m.result_moment({ moment })}</p>
      <p className="mt-2 flex items-center gap-1.5 text-ui text-ink-2">
        <Handshake aria-hidden className="ic size-4!" />
        {m.shown_results_agreed({ day: formatShortDay(agreedAt) })}
      </p>
    </li>
  );
}

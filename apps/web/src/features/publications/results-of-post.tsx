import '../../styles/results.css';
import { type Currency, currentResults, type Publication, type Result, type Role } from '@briefcast/contract';
import { resultMoments } from '@briefcast/contract/publications/numbers';
import { canStateResult } from '@briefcast/contract/publications/result-rules';
import { countedNumbers } from '@briefcast/contract/publications/results';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { ChartNoAxesColumn, Check } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { useFreshDialog } from '../../ui/use-fresh-dialog.ts';
import type { SideNames } from './as-stated.tsx';
import { NumbersDialog } from './numbers-dialog.tsx';
import { StatedResult } from './stated-result.tsx';

interface ResultsOfPostProps {
  dealId: string;
  currency: Currency;
  post: Publication;
  names: SideNames;
  viewer: Role;
  /** Whether the reader states and answers for their side. */
  mayState: boolean;
}

/** Numbers of a post: its moments, the statements of the newest one, and those before. */
export function ResultsOfPost({ dealId, currency, post, names, viewer, mayState }: ResultsOfPostProps) {
  const dialog = useFreshDialog();
  const current = currentResults(post.results);
  const newest = resultMoments.findLast((moment) => current.some((result) => result.moment === moment));
  const shown = current.filter(({ moment }) => moment === newest);
  const earlier = post.results.filter((result) => !shown.includes(result));
  const mayAnswer = (result: Result) =>
    mayState && result.by !== viewer && post.withdrawnAt === null && current.includes(result);
  const shared = { dealId, publicationId: post.id, currency, names };
  return (
    <div className="mt-3 grid gap-3">
      {current.length > 0 ? <Moments results={post.results} /> : null}
      {shown.map((result) => (
        <StatedResult key={result.id} {...shared} result={result} mayAnswer={mayAnswer(result)} />
      ))}
      {earlier.length > 0 ? (
        <details className="text-sm">
          <summary className="link w-fit cursor-pointer">
            {m.result_earlier({ n: earlier.length, count: formatCount(earlier.length) })}
          </summary>
          <div className="mt-3 grid gap-3">
            {earlier.map((result) => (
              <StatedResult key={result.id} {...shared} result={result} mayAnswer={mayAnswer(result)} />
            ))}
          </div>
        </details>
      ) : null}
      {mayState && canStateResult(post).allowed ? (
        <Button
          variant={current.length > 0 ? 'ghost' : 'outline'}
          size="sm"
          className="justify-self-start max-sm:min-h-11"
          icon={<ChartNoAxesColumn aria-hidden className="ic" />}
          onClick={dialog.open}
        >
          {current.length > 0 ? m.result_state_or_correct() : m.result_state()}
        </Button>
      ) : null}
      {dialog.opening > 0 ? (
        <NumbersDialog
          key={dialog.opening}
          dealId={dealId}
          currency={currency}
          post={post}
          viewer={viewer}
          open={dialog.isOpen}
          onOpenChange={dialog.setOpen}
        />
      ) : null}
    </div>
  );
}

/** Moments at which a post is counted, with the views that are known. */
function Moments({ results }: { results: readonly Result[] }) {
  const stated = new Set(results.map(({ moment }) => moment));
  return (
    <ul className="result-moments">
      {resultMoments.map((moment) => {
        const { views } = countedNumbers(results, moment);
        const isStated = stated.has(moment);
        return (
          <li key={moment} data-tone={isStated ? 'green' : 'buff'} data-stated={isStated || undefined}>
            <b>
              {isStated ? <Check aria-hidden className="ic size-4!" /> : null}
              {m.result_moment({ moment })}
            </b>
            <small className="num">
              {!isStated
                ? m.result_not_stated()
                : views === null
                  ? m.result_stated()
                  : m.result_views({ count: formatCount(views) })}
            </small>
          </li>
        );
      })}
    </ul>
  );
}

import type { AdminFigures, Sums } from '@briefcast/contract';
import { formatCount, formatDateWithTime, formatShortDate, formatSums } from '@briefcast/i18n/format';
import { formatTaken } from '@briefcast/i18n/lapses';
import { m } from '@briefcast/i18n/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { adminQ } from '../../../lib/admin-query.ts';
import { errorText } from '../../../lib/show-error.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { PeriodChoice, usePeriod } from './period-choice.tsx';
import { Plots } from './plots/plots.tsx';

/** Figures of the marketplace in a period: briefs sent, durations, late work, and the plots. */
export function Figures() {
  const choice = usePeriod();
  const query = useQuery({
    ...adminQ('admin.figures', { query: choice.period }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  return (
    <section aria-labelledby="admin-figures" className="grid gap-4 md:gap-5">
      <div className="mt-2 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="admin-figures" className="text-d3">
            {m.admin_figures()}
          </h2>
          <p className="hint num mt-1">
            {data
              ? m.admin_figures_of({
                  from: formatShortDate(data.from),
                  to: formatShortDate(data.to),
                  moment: formatDateWithTime(data.asOf),
                })
              : null}
          </p>
        </div>
        <PeriodChoice choice={choice} shown={data} />
      </div>
      {query.isError && !query.isFetching ? (
        <Card>
          <ErrorState onRetry={() => void query.refetch()}>
            {errorText(query.error, m.admin_figures_failed())}
          </ErrorState>
        </Card>
      ) : null}
      {data ? (
        <div
          className={clsx('grid gap-4 transition-opacity md:gap-5', query.isPlaceholderData && 'opacity-60')}
          aria-busy={query.isPlaceholderData || undefined}
        >
          <Tiles figures={data} />
          <Plots figures={data} />
        </div>
      ) : query.isPending ? (
        <Card>
          <LoadingText>{m.admin_figures_loading()}</LoadingText>
        </Card>
      ) : null}
    </section>
  );
}

function Tiles({ figures }: { figures: AdminFigures }) {
  const { deals, from, to, overdue, unanswered } = figures;
  const before = figures.before?.deals;
  const sent = `?tab=deals&from=${from}&to=${to}`;
  return (
    <Card as="div" flush>
      <dl className="grid grid-cols-2 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-7">
        <Tile label={m.admin_deals_sent()} to={sent} before={before && formatCount(before.sent)}>
          {formatCount(deals.sent)}
        </Tile>
        <Tile label={m.admin_volume()} before={before && formatSums(volumeOf(before))}>
          {formatSums(volumeOf(deals))}
        </Tile>
        <Tile
          label={m.admin_time_to_accept()}
          of={deals.acceptance.of}
          before={before && taken(before.acceptance.hours)}
        >
          {taken(deals.acceptance.hours)}
        </Tile>
        <Tile
          label={m.admin_time_to_approve()}
          of={deals.approval.of}
          before={before && taken(before.approval.hours)}
        >
          {taken(deals.approval.hours)}
        </Tile>
        <Tile
          label={m.admin_rejections()}
          to={`${sent}&status=REJECTED`}
          before={before && formatCount(before.rejected)}
        >
          {formatCount(deals.rejected)}
        </Tile>
        <Tile label={m.admin_overdue_now()} to="?tab=deals&overdue=yes">
          {formatCount(overdue)}
        </Tile>
        {unanswered ? (
          <Tile
            label={m.admin_unanswered_now()}
            to="?tab=deals&status=BRIEF_SENT"
            note={
              unanswered.oldestAt && m.admin_unanswered_since({ date: formatShortDate(unanswered.oldestAt) })
            }
          >
            {formatCount(unanswered.count)}
          </Tile>
        ) : null}
      </dl>
    </Card>
  );
}

const volumeOf = ({ cents, fils = 0 }: { cents: number; fils?: number | undefined }): Sums => ({
  USD: cents,
  AED: fils,
});

const taken = (hours: number | null) => (hours === null ? null : formatTaken(hours * 3600));

interface TileProps {
  label: string;
  /** Address of the list of its rows. */
  to?: string;
  /** Number of values of which the value is the median. */
  of?: number;
  /** The value of the days before, where there was one. */
  before?: string | null | undefined;
  note?: string | null;
  children: ReactNode;
}

function Tile({ label, to, of, before, note, children }: TileProps) {
  const value = children ?? m.admin_none();
  // Such as sums in two currencies, whose words must not break.
  const isLong = typeof children === 'string' && children.length > 12;
  return (
    <div className="border-line p-4 md:p-5 lg:border-s lg:first:border-0">
      <dt className="hint">{label}</dt>
      <dd
        className={clsx(
          'disp num mt-2 wrap-anywhere',
          isLong ? 'text-[20px] leading-tight' : 'text-[24px] leading-none md:text-[28px]',
        )}
      >
        {to ? (
          <Link
            to={to}
            className="underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-2"
          >
            {value}
          </Link>
        ) : (
          value
        )}
      </dd>
      {of === undefined ? null : (
        <dd className="hint num mt-1.5">{m.admin_median_of({ n: of, count: formatCount(of) })}</dd>
      )}
      {before ? <dd className="hint num mt-1.5">{m.admin_figures_before({ value: before })}</dd> : null}
      {note ? <dd className="hint mt-1.5">{note}</dd> : null}
    </div>
  );
}

import '../../styles/needs.css';
import type { Need, Needs, Role } from '@briefcast/contract';
import { alikeFrom, alikeTogether } from '@briefcast/contract/needs/alike';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Check, ChevronDown, Clock, Keyboard } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { Card } from '../../ui/card.tsx';
import { whenOpen } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AlikeSwitch } from './alike-switch.tsx';
import type { DirectActs } from './need-act.tsx';
import { NeedRow } from './need-row.tsx';
import { momentText } from './need-words.ts';
import { needsQuery } from './needs-query.ts';
import { NeedsSkeleton } from './needs-skeleton.tsx';
import { queueKeys } from './queue-keys.ts';
import { useQueueKeys } from './use-queue-keys.ts';

/** Long queues, and what was put off, are looked at seldom. */
const AlikeRow = latePart(
  async () => (await import('./alike-row.tsx')).AlikeRow,
  () => <Skeleton className="ear h-[122px] md:h-[60px]" />,
);
const PutOffList = latePart(
  async () => (await import('./put-off-list.tsx')).PutOffList,
  () => null,
);
const KeysBox = whenOpen(async () => (await import('../../ui/keys-box.tsx')).KeysBox);

/** Rows before "Show n more", on a phone and elsewhere. */
const rowsAtFirst = { phone: 5, wide: 10 };

/** Steps of somebody new, before everything else, and their button in the head. */
export interface FirstSteps {
  rows: ReactNode;
  count: number;
  tools: ReactNode;
}

interface NeedsQueueProps {
  viewer: Role;
  acts?: DirectActs;
  first?: FirstSteps | undefined;
  /** Chooses the needs that are shown; without any of them there is no queue. */
  only?: ((need: Need) => boolean) | undefined;
}

/** Narrows a queue to some of its needs. */
function narrowed(data: Needs, only: (need: Need) => boolean): Needs {
  const needs = data.needs.filter(only);
  return { ...data, needs, total: needs.length, putOff: data.putOff.filter(only), ofTeam: 0 };
}

/** Everything that needs the reader, the most urgent first, a row each with one act (rules/needs). */
export function NeedsQueue({ viewer, acts = {}, first, only }: NeedsQueueProps) {
  const titleId = useId();
  const { data: whole, isError, refetch } = useQuery(needsQuery);
  const data = whole && only ? narrowed(whole, only) : whole;
  const [showsPutOff, setShowsPutOff] = useState(false);
  const [isEachAlone, setEachAlone] = useState(false);
  const [showsKeys, setShowsKeys] = useState(false);
  const isLong = data !== undefined && data.total >= alikeFrom;
  if (only && data?.needs.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <div className="needs-head">
        <h2 id={titleId}>{m.next_needs_you()}</h2>
        {data ? (
          <span className="count" aria-live="polite">
            {formatCount(data.total + (first?.count ?? 0))}
          </span>
        ) : null}
        <div className="needs-end">
          {first?.tools}
          {data && data.total > 1 ? <span className="max-md:hidden">{m.queue_order()}</span> : null}
          {isLong ? <AlikeSwitch isEachAlone={isEachAlone} onChange={setEachAlone} /> : null}
          {data && data.putOff.length > 0 ? (
            <button
              type="button"
              className="quiet-button -my-1"
              aria-expanded={showsPutOff}
              onClick={() => setShowsPutOff(!showsPutOff)}
            >
              <Clock aria-hidden className="ic" />
              {m.queue_put_off({ count: formatCount(data.putOff.length) })}
            </button>
          ) : null}
          {data && data.total > 0 ? (
            <IconButton
              label={m.room_keys()}
              size="sm"
              icon={<Keyboard aria-hidden className="ic size-4!" />}
              className="max-md:hidden"
              onClick={() => setShowsKeys(true)}
            />
          ) : null}
        </div>
      </div>
      {data && showsPutOff && data.putOff.length > 0 ? (
        <PutOffList needs={data.putOff} viewer={viewer} />
      ) : null}
      {data ? (
        <QueueRows
          key={String(isEachAlone)}
          data={data}
          viewer={viewer}
          isTogether={isLong && !isEachAlone}
          acts={acts}
          firstRows={first?.rows}
          onShowKeys={() => setShowsKeys(true)}
        />
      ) : isError ? (
        <Card as="div">
          <ErrorState onRetry={() => void refetch()}>{m.queue_failed()}</ErrorState>
        </Card>
      ) : (
        <NeedsSkeleton />
      )}
      <KeysBox lines={queueKeys} open={showsKeys} onOpenChange={setShowsKeys} />
      {data && data.ofTeam > 0 ? (
        <p className="hint mt-2">{m.queue_of_team({ n: data.ofTeam, count: formatCount(data.ofTeam) })}</p>
      ) : null}
    </section>
  );
}

interface QueueRowsProps {
  data: Needs;
  viewer: Role;
  isTogether: boolean;
  acts: DirectActs;
  firstRows: ReactNode;
  onShowKeys: () => void;
}

function QueueRows(props: QueueRowsProps) {
  const { data, viewer, isTogether, acts, firstRows, onShowKeys } = props;
  const isPhone = useMediaQuery('(width < 48rem)');
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useQueueKeys(list, data.needs, onShowKeys);
  if (data.needs.length === 0 && !firstRows) return <NothingNeeded data={data} />;
  const rows = isTogether ? alikeTogether(data.needs) : data.needs.map((need) => [need] as const);
  const atFirst = isPhone ? rowsAtFirst.phone : rowsAtFirst.wide;
  const hidden = showsAll ? 0 : Math.max(0, rows.length - atFirst);
  return (
    <>
      <ul ref={list} className="needs-list">
        {firstRows}
        {rows
          .slice(0, rows.length - hidden)
          .map((needs, place) =>
            needs.length > 1 ? (
              <AlikeRow
                key={needs[0].kind}
                needs={needs}
                viewer={viewer}
                acts={acts}
                isFirst={place === 0 && !firstRows}
              />
            ) : (
              <NeedRow
                key={needs[0].key}
                need={needs[0]}
                viewer={viewer}
                acts={acts}
                isFirst={place === 0 && !firstRows}
              />
            ),
          )}
      </ul>
      {hidden > 0 ? (
        <button type="button" className="needs-more" onClick={() => setShowsAll(true)}>
          <ChevronDown aria-hidden className="ic size-4!" />
          {isTogether
            ? m.queue_more_kinds({ n: hidden, count: formatCount(hidden) })
            : m.queue_more({ count: formatCount(hidden) })}
        </button>
      ) : null}
    </>
  );
}

/** An empty queue: how many things wait for others, and what ends next. */
function NothingNeeded({ data: { waitingTotal, waiting } }: { data: Needs }) {
  const next = waiting[0]?.until;
  return (
    <Card as="div" flush>
      <EmptyState headingLevel={3} title={m.queue_nothing()} icon={<Check aria-hidden className="ic" />}>
        {m.queue_nothing_text({ n: waitingTotal, count: formatCount(waitingTotal) })}
        {next ? ` ${m.queue_next_ends({ day: momentText(next) })}` : null}
      </EmptyState>
    </Card>
  );
}

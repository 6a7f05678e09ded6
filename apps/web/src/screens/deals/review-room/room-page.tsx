import { AppError, type DealDetail, type DealFile } from '@briefcast/contract';
import { dealPath } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { DealNotFound } from '../../../features/deals/deal-not-found.tsx';
import { dealQuery } from '../../../features/deals/deal-queries.ts';
import { draftQuery } from '../../../features/drafts/draft-query.ts';
import { isBeingPrepared } from '../../../features/review-room/player/playback.ts';
import { DealElsewhere } from '../../../features/teams/deal-elsewhere.tsx';
import { useDocumentTitle } from '../../../lib/use-head.ts';
import { useUser } from '../../../lib/use-user.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { MissingFrame } from '../../../ui/lost-scene.tsx';
import { Main } from '../../../ui/main.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { BackIcon } from './room-bar.tsx';

/** Refetches the deal while a film is being prepared: its percent is not sent otherwise. */
const preparingIntervalMs = 3000;

const isGone = (error: Error | null) =>
  error instanceof AppError && (error.code === 'deal.not_found' || error.code === 'request.invalid');

/** A screen about one file of a deal, by its address: while it loads, when it cannot be shown, and when it is there. */
export function RoomPage({ children }: { children: (deal: DealDetail, file: DealFile) => ReactNode }) {
  const { dealId = '', fileId = '' } = useParams();
  const user = useUser();
  const { data, error, refetch, isFetching } = useQuery({
    ...dealQuery(dealId),
    refetchInterval: ({ state }) => {
      const file = state.data?.deal.files.find(({ id }) => id === fileId);
      return file && isBeingPrepared(file) ? preparingIntervalMs : false;
    },
  });
  const backTo = dealPath(user.role, dealId);
  const isSubmitted = data?.files.some(({ id }) => id === fileId) ?? false;
  // Unsubmitted files are visible to their maker alone, and are not part of the deal.
  const mayBeDrafted = user.role === 'CREATOR' && data !== undefined && !isSubmitted;
  const draft = useQuery({
    ...draftQuery(dealId),
    enabled: mayBeDrafted,
    refetchInterval: ({ state }) => {
      const file = state.data?.draft.files.find(({ id }) => id === fileId);
      return file && isBeingPrepared(file) ? preparingIntervalMs : false;
    },
  });
  const drafted = mayBeDrafted ? (draft.data?.files ?? []) : [];
  const files = data ? [...data.files, ...drafted] : [];
  const file = files.find(({ id }) => id === fileId);
  useDocumentTitle(
    file && data ? m.room_title({ file: file.originalName, deal: data.title }) : m.room_name(),
  );

  if (isGone(error)) {
    const notFound = <DealNotFound backTo={backTo} />;
    return user.role === 'BRAND' ? <DealElsewhere dealId={dealId}>{notFound}</DealElsewhere> : notFound;
  }
  if (error && !data) {
    return (
      <DealNotFound backTo={backTo} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (!data || (mayBeDrafted && draft.isPending)) return <RoomLoading backTo={backTo} />;
  if (mayBeDrafted && draft.error && !draft.data) {
    return (
      <DealNotFound
        backTo={backTo}
        error={draft.error}
        isRetrying={draft.isFetching}
        onRetry={() => void draft.refetch()}
      />
    );
  }
  if (!file) return <RoomWithoutFile backTo={backTo} />;
  return children(file.status === 'DRAFT' ? { ...data, files } : data, file);
}

/** The room on its way. */
function RoomLoading({ backTo }: { backTo: string }) {
  return (
    <div className="room">
      <header className="room-bar on-stage">
        <BackIcon to={backTo} />
        <h1>{m.room_name()}</h1>
      </header>
      <Main bleed className="room-body on-stage">
        <p role="status" className="sr-only">
          {m.deal_loading()}
        </p>
        <div className="room-loading" aria-hidden="true">
          <Skeleton className="room-loading-film" />
        </div>
      </Main>
    </div>
  );
}

/** There is no such file in the deal, or not any more. */
function RoomWithoutFile({ backTo }: { backTo: string }) {
  return (
    <Main className="grid place-items-center">
      <div className="card w-full max-w-[520px] px-6 py-10 text-center" role="alert">
        <MissingFrame className="mx-auto w-[104px]" />
        <h1 tabIndex={-1} className="mt-7">
          {m.room_no_file()}
        </h1>
        <p className="mx-auto mt-2 max-w-[36ch] text-ink-2">{m.room_no_file_text()}</p>
        <div className="mt-6">
          <ButtonLink to={backTo}>{m.room_back()}</ButtonLink>
        </div>
      </div>
    </Main>
  );
}

import '../../styles/review-room/room.css';
import '../../styles/review-room/stage.css';
import '../../styles/review-room/dock.css';
import '../../styles/review-room/phone.css';
import { AppError, type DealDetail } from '@briefcast/contract';
import { dealPath } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { DealNotFound } from '../../features/deals/deal-not-found.tsx';
import { dealQuery } from '../../features/deals/deal-queries.ts';
import { isBeingPrepared } from '../../features/review-room/player/playback.ts';
import { RoomProvider } from '../../features/review-room/player/room-provider.tsx';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { useUser } from '../../lib/use-user.ts';
import { Room } from './room.tsx';
import { RoomLoading, RoomWithoutFile } from './room-states.tsx';

/** How often the deal is read again while a film is being prepared: its percent is not told otherwise. */
const preparingIntervalMs = 3000;

const isGone = (error: Error | null) =>
  error instanceof AppError && (error.code === 'deal.not_found' || error.code === 'request.invalid');

const numberIn = (text: string | null) => (text !== null && /^\d{1,9}$/u.test(text) ? Number(text) : null);

/** The room where both sides watch one file of a deal and say what they mean. */
export function ReviewRoomScreen() {
  const { dealId = '', fileId = '' } = useParams();
  const user = useUser();
  const { data, error, refetch, isFetching } = useQuery({
    ...dealQuery(dealId),
    refetchInterval: ({ state }) => {
      const file = state.data?.files.find(({ id }) => id === fileId);
      return file && isBeingPrepared(file) ? preparingIntervalMs : false;
    },
  });
  const backTo = dealPath(user.role, dealId);
  const file = data?.files.find(({ id }) => id === fileId);
  useDocumentTitle(
    file && data ? m.room_title({ file: file.originalName, deal: data.title }) : m.room_name(),
  );

  if (isGone(error)) return <DealNotFound backTo={backTo} />;
  if (error && !data) {
    return (
      <DealNotFound backTo={backTo} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <RoomLoading backTo={backTo} />;
  if (!file) return <RoomWithoutFile backTo={backTo} />;
  return <OpenRoom key={file.id} deal={data} fileId={fileId} />;
}

function OpenRoom({ deal, fileId }: { deal: DealDetail; fileId: string }) {
  const [query] = useSearchParams();
  const [showsOriginal, setShowsOriginal] = useState(false);
  const file = deal.files.find(({ id }) => id === fileId);
  if (!file) return null;
  // What is played begins anew when it is there; whoever watches the original meanwhile goes on with that.
  const waits = isBeingPrepared(file) && !showsOriginal;
  return (
    <RoomProvider
      key={waits ? 'waits' : 'plays'}
      dealId={deal.id}
      file={file}
      at={{ frame: numberIn(query.get('frame')), comment: query.get('comment') }}
    >
      <Room
        deal={deal}
        file={file}
        showsOriginal={showsOriginal}
        onShowOriginal={() => setShowsOriginal(true)}
      />
    </RoomProvider>
  );
}

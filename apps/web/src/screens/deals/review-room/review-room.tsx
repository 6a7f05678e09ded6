import '../../../styles/review-room/room.css';
import '../../../styles/review-room/stage.css';
import '../../../styles/review-room/dock.css';
import '../../../styles/review-room/phone.css';
import type { DealDetail, DealFile } from '@briefcast/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isBeingPrepared } from '../../../features/review-room/player/playback.ts';
import { RoomProvider } from '../../../features/review-room/player/room-provider.tsx';
import { Room } from './room.tsx';
import { RoomPage } from './room-page.tsx';

const numberIn = (text: string | null) => (text !== null && /^\d{1,9}$/u.test(text) ? Number(text) : null);

/** The room where both sides watch one file of a deal and say what they mean. */
export function ReviewRoomScreen() {
  return <RoomPage>{(deal, file) => <OpenRoom key={file.id} deal={deal} file={file} />}</RoomPage>;
}

function OpenRoom({ deal, file }: { deal: DealDetail; file: DealFile }) {
  const [query] = useSearchParams();
  const [showsOriginal, setShowsOriginal] = useState(false);
  return (
    <RoomProvider
      dealId={deal.id}
      file={file}
      // Lets people who watch the original go on with it.
      waits={isBeingPrepared(file) && !showsOriginal}
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

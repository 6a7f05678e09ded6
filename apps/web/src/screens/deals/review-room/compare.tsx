import '../../../styles/review-room/room.css';
import '../../../styles/review-room/stage.css';
import '../../../styles/review-room/dock.css';
import '../../../styles/review-room/phone.css';
import '../../../styles/review-room/compare.css';
import type { DealDetail, DealFile } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { Navigate, useSearchParams } from 'react-router';
import { leaderOf } from '../../../features/review-room/compare/changes.ts';
import { RoomProvider } from '../../../features/review-room/player/room-provider.tsx';
import { versionOf, versionsOf } from '../../../features/review-room/versions.ts';
import { CompareRoom } from './compare-room.tsx';
import { RoomPage } from './room-page.tsx';

/** Two versions of a file, side by side or one over the other, in step. */
export function CompareScreen() {
  return <RoomPage>{(deal, file) => <OpenCompare deal={deal} file={file} />}</RoomPage>;
}

function OpenCompare({ deal, file }: { deal: DealDetail; file: DealFile }) {
  const [query] = useSearchParams();
  const versions = versionsOf(file, deal.files);
  const at = versions.findIndex(({ id }) => id === file.id);
  const other =
    versions.find(({ id }) => id === query.get('with') && id !== file.id) ??
    versions[at - 1] ??
    versions[at + 1];
  // With one version there is nothing to compare.
  if (!other) return <Navigate to={paths.reviewRoom.href({ dealId: deal.id, fileId: file.id })} replace />;
  const [older, newer] = versionOf(file) < versionOf(other) ? [file, other] : [other, file];
  const leader = leaderOf(older, newer);
  return (
    <RoomProvider
      key={`${older.id} ${newer.id}`}
      dealId={deal.id}
      file={leader}
      waits={false}
      at={{ frame: null, comment: query.get('comment') }}
    >
      <CompareRoom deal={deal} older={older} newer={newer} versions={versions} leader={leader} />
    </RoomProvider>
  );
}

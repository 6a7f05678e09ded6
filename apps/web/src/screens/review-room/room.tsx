import {
  can,
  currentDeliverables,
  type DealDetail,
  type DealFile,
  inTheirPlaces,
  reviewStatuses,
} from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useNavigate, useSearchParams } from 'react-router';
import { Rounds } from '../../features/deals/rounds.tsx';
import { Paper } from '../../features/review-room/paper/paper.tsx';
import { PaperSheet } from '../../features/review-room/player/paper-sheet.tsx';
import { Stage } from '../../features/review-room/player/stage.tsx';
import { useRoomKeys } from '../../features/review-room/use-room-keys.ts';
import { newerVersion, versionOf } from '../../features/review-room/versions.ts';
import { actorOf } from '../../lib/actor.ts';
import { partiesOf } from '../../lib/deal-parties.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { useUser } from '../../lib/use-user.ts';
import { Main } from '../../ui/main.tsx';
import { CompleteDialog } from '../brand-deal/complete-dialog.tsx';
import { Decisions } from './decisions.tsx';
import { DraftPaper } from './draft-paper.tsx';
import { NewVersion } from './new-version.tsx';
import { OtherFiles } from './other-files.tsx';
import { PhoneSheets } from './phone-sheets.tsx';
import { Rail } from './rail.tsx';
import { RoomBar } from './room-bar.tsx';
import { SaidBefore } from './said-before.tsx';
import { compareHref, Slate } from './slate.tsx';

interface RoomProps {
  deal: DealDetail;
  file: DealFile;
  showsOriginal: boolean;
  onShowOriginal: () => void;
}

/** The open room: the stage with the film, and the paper on it. */
export function Room({ deal, file, showsOriginal, onShowOriginal }: RoomProps) {
  const user = useUser();
  const isPhone = !useMediaQuery('(width >= 48rem)');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const compare = compareHref({ deal, file });
  useRoomKeys({ v: () => compare && navigate(compare) }, compare !== null);

  const mayReview =
    file.status === 'PENDING' &&
    !file.superseded &&
    reviewStatuses.includes(deal.status) &&
    can(actorOf(user), 'file.review', partiesOf(deal, user));
  const isDraft = file.status === 'DRAFT';
  const files =
    isDraft || file.status === 'REFERENCE'
      ? deal.files.filter(({ status }) => status === file.status)
      : inTheirPlaces(
          currentDeliverables(deal.files).filter((one) => newerVersion(one, deal.files) === null),
          deal.files,
        );
  const paper = isDraft ? (
    <DraftPaper />
  ) : (
    <Paper
      deal={deal}
      cite={query.get('cite')}
      rounds={file.status === 'REFERENCE' ? null : <Rounds deal={deal} />}
      before={<SaidBefore deal={deal} file={file} />}
    />
  );

  const otherFiles = isPhone ? <OtherFiles dealId={deal.id} files={files} current={file} /> : null;

  return (
    <div className="room">
      <RoomBar
        deal={deal}
        file={file}
        isPhone={isPhone}
        actions={
          isPhone ? (
            <PhoneSheets deal={deal} file={file} mayReview={mayReview} otherFiles={otherFiles} />
          ) : mayReview ? (
            <Decisions deal={deal} file={file} />
          ) : null
        }
      />
      <div className="room-body">
        {isPhone ? null : <Rail dealId={deal.id} files={files} current={file} />}
        <Main bleed className="room-main on-stage">
          <Stage
            isPhone={isPhone}
            otherFiles={otherFiles}
            version={versionOf(file)}
            slate={<Slate deal={deal} file={file} />}
            showsOriginal={showsOriginal}
            onShowOriginal={onShowOriginal}
          />
        </Main>
        {isPhone ? (
          <PaperSheet>{paper}</PaperSheet>
        ) : (
          <aside className="room-paper" aria-label={m.room_comments()}>
            {paper}
          </aside>
        )}
      </div>
      <NewVersion deal={deal} file={file} />
      {user.role === 'BRAND' ? <CompleteDialog deal={deal} user={user} /> : null}
    </div>
  );
}

import {
  closedStatuses,
  currentDeliverables,
  type DealDetail,
  type DealFile,
  inTheirPlaces,
} from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { creatorName } from '../../../features/deals/party-names.ts';
import { Rounds } from '../../../features/deals/rounds.tsx';
import { CommentsSheet } from '../../../features/review-room/comments/comments-sheet.tsx';
import { useIsPhone } from '../../../features/review-room/is-phone.ts';
import { Stage } from '../../../features/review-room/player/stage.tsx';
import { useRoomKeys } from '../../../features/review-room/room.ts';
import { isApproved, newerVersion, versionOf } from '../../../features/review-room/versions.ts';
import { useUser } from '../../../lib/use-user.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Main } from '../../../ui/main.tsx';
import { CompleteDialog } from '../brand-deal/complete-dialog.tsx';
import { Decisions } from './decisions.tsx';
import { EarlierComments } from './earlier-comments.tsx';
import { DraftComments, LateComments } from './late-comments.tsx';
import { PhoneSheets } from './phone-sheets.tsx';
import { OtherFiles, Rail } from './rail.tsx';
import { RoomBar } from './room-bar.tsx';
import { compareHref, Slate } from './slate.tsx';

interface RoomProps {
  deal: DealDetail;
  file: DealFile;
  showsOriginal: boolean;
  onShowOriginal: () => void;
}

/** Open room: the stage with the film, and the comments panel next to it. */
export function Room({ deal, file, showsOriginal, onShowOriginal }: RoomProps) {
  const user = useUser();
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const compare = compareHref({ deal, file });
  useRoomKeys({ v: () => compare && navigate(compare) }, compare !== null);

  const isFinal = isApproved(file, deal.files);
  const isDraft = file.status === 'DRAFT';
  const files =
    isDraft || file.status === 'REFERENCE'
      ? deal.files.filter(({ status }) => status === file.status)
      : inTheirPlaces(
          currentDeliverables(deal.files).filter((one) => newerVersion(one, deal.files) === null),
          deal.files,
        );
  const comments = isDraft ? (
    <DraftComments />
  ) : (
    <LateComments
      deal={deal}
      cite={query.get('cite')}
      rounds={file.status === 'REFERENCE' ? null : <Rounds deal={deal} isFinal={isFinal} />}
      before={<EarlierComments deal={deal} file={file} />}
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
            <PhoneSheets deal={deal} file={file} otherFiles={otherFiles} />
          ) : (
            <Decisions key={file.id} deal={deal} file={file} />
          )
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
            mayWrite={!closedStatuses.includes(deal.status) && !isFinal}
            showsOriginal={showsOriginal}
            onShowOriginal={onShowOriginal}
          />
        </Main>
        {isPhone ? (
          <CommentsSheet>{comments}</CommentsSheet>
        ) : (
          <aside className="room-comments" aria-label={m.room_comments()}>
            {comments}
          </aside>
        )}
      </div>
      <NewVersion deal={deal} file={file} />
      {user.role === 'BRAND' ? <CompleteDialog deal={deal} user={user} /> : null}
    </div>
  );
}

/** Tells of a version that came while an earlier one is watched; that one stays until somebody goes on. */
function NewVersion({ deal, file }: { deal: DealDetail; file: DealFile }) {
  // Later versions that exist on opening are known to the reader.
  const [known, setKnown] = useState(() => newerVersion(file, deal.files)?.id);
  const newer = newerVersion(file, deal.files);
  if (!newer || newer.id === known) return null;
  const number = String(versionOf(newer));
  return (
    <div className="toast room-news" data-tone="yellow" role="status">
      <p>
        <b>{m.room_new_version({ creator: creatorName(deal.creator), number })}</b>
        {m.room_new_version_text({ number: String(versionOf(file)) })}
      </p>
      <ButtonLink
        to={paths.reviewRoom.href({ dealId: deal.id, fileId: newer.id })}
        replace
        variant="outline"
        size="sm"
      >
        {m.room_watch_version({ version: m.room_version({ number }) })}
      </ButtonLink>
      <IconButton
        size="sm"
        label={m.toast_dismiss()}
        icon={<X aria-hidden className="ic" />}
        onClick={() => setKnown(newer.id)}
      />
    </div>
  );
}

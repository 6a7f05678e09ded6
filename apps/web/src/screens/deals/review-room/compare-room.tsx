import type { DealDetail, DealFile } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Rounds } from '../../../features/deals/rounds.tsx';
import { CommentsPanel } from '../../../features/review-room/comments/comments-panel.tsx';
import { CompareDock } from '../../../features/review-room/compare/compare-dock.tsx';
import { type CompareMode, CompareModes } from '../../../features/review-room/compare/compare-modes.tsx';
import { CompareStage } from '../../../features/review-room/compare/compare-stage.tsx';
import { isApproved } from '../../../features/review-room/versions.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { Main } from '../../../ui/main.tsx';
import { Changes, FactsOfBoth } from './changes.tsx';
import { Decisions, NarrowDecision } from './decisions.tsx';
import { RoomBar } from './room-bar.tsx';

interface CompareRoomProps {
  deal: DealDetail;
  older: DealFile;
  newer: DealFile;
  versions: readonly DealFile[];
  /** The one of the two that is moved; the other goes along. */
  leader: DealFile;
}

/** The room of two versions: both films, what changed between them, what was said, and the decision on the newer one. */
export function CompareRoom({ deal, older, newer, versions, leader }: CompareRoomProps) {
  const navigate = useNavigate();
  const isPhone = !useMediaQuery('(width >= 48rem)');
  // Narrows three decisions to one button, which leaves room for the names in the bar.
  const isNarrow = !useMediaQuery('(width >= 64rem)');
  // Phones are too small to show anything in two films side by side.
  const [mode, setMode] = useState<CompareMode>(isPhone ? 'wipe' : 'sides');
  const [heard, setHeard] = useState<'older' | 'newer'>('newer');
  // Puts the requested changes first where there is little room.
  const changes = <Changes deal={deal} older={older} newer={newer} />;

  return (
    <div className="room is-comparing">
      <RoomBar
        deal={deal}
        file={newer}
        isPhone={isPhone}
        backTo={paths.reviewRoom.href({ dealId: deal.id, fileId: newer.id })}
        actions={
          <>
            <CompareModes mode={mode} onChange={setMode} />
            {isNarrow ? (
              <NarrowDecision key={newer.id} deal={deal} file={newer} />
            ) : (
              <Decisions key={newer.id} deal={deal} file={newer} />
            )}
          </>
        }
      />
      <div className="room-body">
        <Main bleed className="room-main on-stage">
          <div id="room-stage" className="stage">
            <CompareStage
              mode={mode}
              onChangeMode={setMode}
              older={older}
              newer={newer}
              versions={versions}
              leader={leader}
              heard={heard}
              onCompare={(file, other) =>
                void navigate(paths.compare.href({ dealId: deal.id, fileId: file.id, with: other.id }), {
                  replace: true,
                })
              }
            />
            <CompareDock older={older} newer={newer} heard={heard} onHear={setHeard} isPhone={isPhone} />
          </div>
        </Main>
        <aside className="room-comments" aria-label={m.room_comments()}>
          <CommentsPanel
            deal={deal}
            rounds={
              newer.status === 'REFERENCE' ? null : (
                <Rounds deal={deal} isFinal={isApproved(newer, deal.files)} />
              )
            }
            before={isPhone ? null : changes}
            after={
              <>
                {isPhone ? changes : null}
                <FactsOfBoth deal={deal} older={older} newer={newer} />
              </>
            }
          />
        </aside>
      </div>
    </div>
  );
}

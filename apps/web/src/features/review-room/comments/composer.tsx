import { kindsOf, type NewComment, timecode } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Pencil } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useKeptText } from '../../../lib/stored-state.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { DrawTools } from '../drawing/draw-tools.tsx';
import { rectangleOf, useDrawing } from '../drawing/drawing-store.ts';
import { useIsTouched } from '../is-touched.ts';
import { noRange, useFrame, useRoom, useRoomKeys } from '../room.ts';
import { useValue } from '../value.ts';
import { useCommentCards } from './comment-card-context.ts';
import { CommentForm, type CommentStart } from './comment-form.tsx';

interface ComposerProps {
  /** Whether another round can be requested. */
  mayAskForRound: boolean;
  /** The id of the brief item that the address asks to comment on. */
  cite?: string | null;
  onSend: (comment: NewComment) => void;
}

/** Starts a comment: at the present frame, at the marked range, or at a point of a picture. */
export function Composer({ mayAskForRound, cite = null, onSend }: ComposerProps) {
  const { role, items } = useCommentCards();
  const { file, rate, frame, range, point, page, pageOfForm, area, pause, isPanelOpen, slots } = useRoom();
  const drawing = useDrawing();
  const isTouched = useIsTouched();
  // Drawing needs something visible: not a document that browsers cannot show, nor a video that is not ready.
  const mayDraw = useValue(slots.overlay) !== null;
  const [start, setStart] = useState<CommentStart | null>(null);
  const [text, keepText] = useKeptText(`comment:${file.id}`);

  function open(fields: Partial<CommentStart> = {}) {
    pause();
    pageOfForm.set(page.get());
    setStart({
      kind: kindsOf(role)[0] ?? 'NOTE',
      briefItemId: null,
      text,
      at: rate ? { from: frame.get(), to: null } : null,
      point: rate ? null : point.get(),
      page: page.get(),
      asksForRound: false,
      ...fields,
    });
  }

  function close() {
    setStart(null);
    keepText('');
    range.set(noRange);
    point.set(null);
    pageOfForm.set(null);
  }

  function draw() {
    drawing.tool.set('PEN');
    // On a phone the panel is closed, so that the video is visible.
    isPanelOpen.set(false);
    if (start === null) open();
    else if (drawing.shapes.get().length === 0) pageOfForm.set(page.get());
  }

  /** A marked area of a picture becomes a drawn rectangle, and starts a comment on it unless one is being written. */
  function takeArea() {
    const marked = area.get();
    if (!marked) return;
    drawing.shapes.set([...drawing.shapes.get(), rectangleOf(marked)]);
    isPanelOpen.set(true);
    if (start === null) open();
  }

  const citeLine = useEffectEvent(() => {
    if (!items.some(({ id }) => id === cite) || !kindsOf(role).includes('IN_BRIEF')) return;
    isPanelOpen.set(true);
    open({ kind: 'IN_BRIEF', briefItemId: cite });
  });
  useEffect(() => citeLine(), []);

  useRoomKeys({ c: () => (start === null ? open() : undefined), area: takeArea });
  useRoomKeys({ d: draw }, mayDraw);
  useRoomKeys(
    {
      round: () =>
        open({ kind: 'NEW_REQUEST', asksForRound: true, at: null, text: m.comment_another_round_text() }),
    },
    mayAskForRound,
  );

  return (
    <div className="comments-foot">
      <DrawTools onDraw={() => (start === null ? open() : undefined)} />
      {start === null ? (
        <div className="composer">
          <button type="button" className="composer-open" onClick={() => open()}>
            {rate ? <FrameChip /> : null}
            <span>{rate ? m.comment_write() : m.comment_write_picture()}</span>
          </button>
          {mayDraw ? (
            <IconButton
              size="sm"
              label={rate ? m.room_draw_on_frame() : m.room_draw_here()}
              icon={<Pencil aria-hidden className="ic" />}
              onClick={draw}
            />
          ) : null}
          {isTouched ? null : (
            <kbd className="room-key" aria-hidden>
              C
            </kbd>
          )}
        </div>
      ) : (
        <CommentForm
          label={m.comment_new()}
          start={start}
          submitLabel={m.comment_send()}
          onText={start.asksForRound ? undefined : keepText}
          onCancel={close}
          onSubmit={(comment) => {
            onSend(comment);
            close();
          }}
        />
      )}
    </div>
  );
}

function FrameChip() {
  const { rate } = useRoom();
  const frame = useFrame();
  return rate ? <bdi className="timecode-chip">{timecode(frame, rate)}</bdi> : null;
}

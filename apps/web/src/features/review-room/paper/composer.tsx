import { kindsOf, type NewComment, timecode } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Pencil } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useKeptText } from '../../../lib/use-kept-text.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { DrawTools } from '../drawing/draw-tools.tsx';
import { rectangleOf, useDrawing } from '../drawing/drawing-store.ts';
import { noRange, useFrame, useRoom } from '../room.ts';
import { useRoomKeys } from '../use-room-keys.ts';
import { useValue } from '../value.ts';
import { CommentForm, type CommentStart } from './comment-form.tsx';
import { useSlips } from './slip-context.ts';

interface ComposerProps {
  /** Whether another round can be asked for. */
  mayAskForRound: boolean;
  /** The id of the line of the brief that the address asks to comment on. */
  cite?: string | null;
  onSend: (comment: NewComment) => void;
}

/** Where a comment is begun: at the frame on the screen, at the range that was marked, or at a point of a picture. */
export function Composer({ mayAskForRound, cite = null, onSend }: ComposerProps) {
  const { role, items } = useSlips();
  const { file, rate, frame, range, point, page, pageOfForm, area, pause, isPaperOpen, slots } = useRoom();
  const drawing = useDrawing();
  // A document that no browser shows is not drawn on, nor a film that is not there yet.
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
    // On a phone the film has to be in sight.
    isPaperOpen.set(false);
    if (start === null) open();
    else if (drawing.shapes.get().length === 0) pageOfForm.set(page.get());
  }

  /** What was marked of a picture is drawn, and a comment on it begun where none is being written. */
  function takeArea() {
    const marked = area.get();
    if (!marked) return;
    drawing.shapes.set([...drawing.shapes.get(), rectangleOf(marked)]);
    isPaperOpen.set(true);
    if (start === null) open();
  }

  const citeLine = useEffectEvent(() => {
    if (!items.some(({ id }) => id === cite) || !kindsOf(role).includes('IN_BRIEF')) return;
    isPaperOpen.set(true);
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
    <div className="paper-foot">
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
          <kbd className="room-key" aria-hidden>
            C
          </kbd>
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

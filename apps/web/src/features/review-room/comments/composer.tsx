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
import type { CommentDraft, CommentStart } from './comment-drafts.ts';
import { CommentForm } from './comment-form.tsx';
import { useReturningFocus } from './use-returning-focus.ts';

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
  const { file, rate, frame, range, point, page, pageOfForm, area, drafts, pause, seek, isPanelOpen, slots } =
    useRoom();
  const drawing = useDrawing();
  const isTouched = useIsTouched();
  // Drawing needs something visible: not a document that browsers cannot show, nor a video that is not ready.
  const mayDraw = useValue(slots.overlay) !== null;
  const [opened, setOpened] = useState<{ form: 'new' | 'round'; start: CommentStart } | null>(null);
  const [text, keepText] = useKeptText(`comment:${file.id}`);
  const draft = useValue(drafts).get('new');
  const { opener, remember } = useReturningFocus(opened !== null);

  function open(fields: Partial<CommentStart> = {}, form: 'new' | 'round' = 'new') {
    pause();
    remember();
    const kept = drafts.get().get(form);
    if (kept) return goOn(kept, form);
    pageOfForm.set(page.get());
    const start: CommentStart = {
      kind: kindsOf(role)[0] ?? 'NOTE',
      briefItemId: null,
      text,
      at: rate ? { from: frame.get(), to: null } : null,
      point: rate ? null : point.get(),
      page: page.get(),
      asksForRound: false,
      ...fields,
    };
    setOpened({ form, start });
  }

  /** Opens a draft where it was put aside. A range or point that was marked since then is its new place. */
  function goOn({ start, drawn }: CommentDraft, form: 'new' | 'round') {
    const isMarked = range.get().from !== null;
    if (!isMarked && start.at && start.at.to !== null) range.set(start.at);
    pageOfForm.set(start.page);
    if (drawn.shapes.length > 0) {
      drawing.put(drawn);
      // Jumps to the frame it was made on, where it is visible.
      if (drawn.frame !== null) seek(drawn.frame);
    }
    setOpened({ form, start: { ...start, point: point.get() ?? start.point } });
  }

  function close() {
    setOpened(null);
    range.set(noRange);
    point.set(null);
    pageOfForm.set(null);
  }

  function draw() {
    drawing.tool.set('PEN');
    // On a phone the panel is closed, so that the video is visible.
    isPanelOpen.set(false);
    if (opened === null) open();
    if (drawing.shapes.get().length === 0) pageOfForm.set(page.get());
  }

  /** A marked area of a picture becomes a drawn rectangle, and starts a comment on it unless one is being written. */
  function takeArea() {
    const marked = area.get();
    if (!marked) return;
    isPanelOpen.set(true);
    if (opened === null) open();
    drawing.shapes.set([...drawing.shapes.get(), rectangleOf(marked)]);
  }

  function askForRound() {
    const text = m.comment_another_round_text();
    if (opened === null) open({ kind: 'NEW_REQUEST', asksForRound: true, at: null, text }, 'round');
    else setOpened({ ...opened, start: { ...opened.start, asksForRound: true } });
  }

  const citeLine = useEffectEvent(() => {
    if (!items.some(({ id }) => id === cite) || !kindsOf(role).includes('IN_BRIEF')) return;
    isPanelOpen.set(true);
    open({ kind: 'IN_BRIEF', briefItemId: cite });
  });
  useEffect(() => citeLine(), []);

  useRoomKeys({ c: () => (opened === null ? open() : undefined), area: takeArea });
  useRoomKeys({ d: draw }, mayDraw);
  useRoomKeys({ round: askForRound }, mayAskForRound);

  return (
    <div className="comments-foot">
      <DrawTools onDraw={() => (opened === null ? open() : undefined)} />
      {opened === null ? (
        <div className="composer">
          <button ref={opener} type="button" className="composer-open" onClick={() => open()}>
            {rate ? <FrameChip of={draft?.start.at?.from} /> : null}
            <span>
              {draft || text !== ''
                ? m.comment_go_on()
                : rate
                  ? m.comment_write()
                  : m.comment_write_picture()}
            </span>
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
          name={opened.form}
          label={m.comment_new()}
          start={opened.start}
          submitLabel={m.comment_send()}
          onText={opened.form === 'new' ? keepText : undefined}
          onClose={close}
          onSubmit={(comment) => {
            onSend(comment);
            if (opened.form === 'new') keepText('');
            close();
          }}
        />
      )}
    </div>
  );
}

/** The frame that a comment will be on: that of the draft, or the present one. */
function FrameChip({ of }: { of?: number | undefined }) {
  const { rate } = useRoom();
  const frame = useFrame();
  return rate ? <bdi className="timecode-chip">{timecode(of ?? frame, rate)}</bdi> : null;
}

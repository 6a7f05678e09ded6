import {
  type CommentKind,
  describeDrawing,
  kindsOf,
  limits,
  type NewComment,
  timecode,
} from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { drawingText } from '@briefcast/i18n/labels/comment';
import { m } from '@briefcast/i18n/messages';
import { LocateFixed, Pencil, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useDrawing } from '../drawing/drawing-store.ts';
import { useRoom } from '../room.ts';
import { useValue } from '../value.ts';
import { catchFocus } from './catch-focus.ts';
import { useCommentCards } from './comment-card-context.ts';
import { type CommentStart, keepDraft } from './comment-drafts.ts';
import { toneOf } from './comment-look.ts';
import { KindPicker, LinePicker } from './pickers.tsx';

interface CommentFormProps {
  /** Name under which the room keeps a draft: the id of the comment, or the kind of a new one. */
  name: string;
  label: string;
  start: CommentStart;
  submitLabel: string;
  /** Called with each change, so that the text can be stored. */
  onText?: ((text: string) => void) | undefined;
  onSubmit: (comment: NewComment) => void;
  /** Called when it was cancelled, or put aside as a draft. */
  onClose: () => void;
}

/**
 * The form of a comment: text, place in the video, kind, and brief item. A text and Enter suffice; Shift and Enter
 * starts a new line. Escape closes it, and keeps text and drawing as a draft.
 */
export function CommentForm({
  name,
  label,
  start,
  submitLabel,
  onText,
  onSubmit,
  onClose,
}: CommentFormProps) {
  const { role, items, brandName, onTyping } = useCommentCards();
  const { file, rate, frame, range, slots, pageOfForm, drafts } = useRoom();
  const drawing = useDrawing();
  const shapes = useValue(drawing.shapes);
  const drawnOn = useValue(drawing.frame);
  const marked = useValue(range);
  const page = useValue(pageOfForm) ?? start.page;
  const [text, setText] = useState(start.text);
  const [kind, setKind] = useState<CommentKind>(start.kind);
  const [line, setLine] = useState(start.briefItemId);
  const [at, setAt] = useState(start.at);
  const field = useRef<HTMLTextAreaElement>(null);

  // The text field gets the focus, unless the person draws; then it gets it after each stroke of a mouse.
  const isDrawing = useValue(drawing.tool) !== null;
  const strokes = useValue(drawing.strokes);
  useEffect(() => {
    if (!isDrawing || strokes > 0) field.current?.focus({ preventScroll: strokes > 0 });
  }, [isDrawing, strokes]);

  // Moves the focus to the comment's card, which is back in place of its form by then.
  useEffect(() => () => catchFocus(document.getElementById(`comment-${name}`)), [name]);

  const place =
    marked.from === null
      ? at
      : { from: marked.from, to: marked.to !== null && marked.to > marked.from ? marked.to : null };
  const isEmpty = text.trim() === '' && shapes.length === 0;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isEmpty) return;
    const overlay = slots.overlay.get();
    const ratio = overlay && overlay.clientHeight > 0 ? overlay.clientWidth / overlay.clientHeight : 1;
    onSubmit({
      kind,
      briefItemId: kind === 'IN_BRIEF' ? line : null,
      text: text.trim(),
      at: place,
      point: start.point,
      page,
      drawing:
        shapes.length > 0
          ? {
              shapes: [...shapes],
              ratio: Math.max(0.05, Math.min(20, ratio)),
              ...(drawnOn === null ? {} : { frame: drawnOn }),
            }
          : null,
      ...(kind === 'NEW_REQUEST' && start.asksForRound ? { asksForRound: true } : {}),
    });
    drawing.clear();
    keepDraft(drafts, name, null);
  }

  function handleCancel() {
    drawing.clear();
    keepDraft(drafts, name, null);
    onText?.('');
    onClose();
  }

  /** Keeps the text as a draft, as a key is pressed by accident: only a button discards it. */
  function putAside() {
    if (isEmpty) return handleCancel();
    keepDraft(drafts, name, {
      start: { ...start, text, kind, briefItemId: line, at: place, page },
      drawn: { shapes, frame: drawnOn },
    });
    drawing.clear();
    onClose();
  }

  function handleKey(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      if (isDrawing) drawing.tool.set(null);
      else putAside();
    }
    // While a word is being composed, Enter belongs to the input method; elsewhere in the form it activates
    // the focused element.
    const isInText = event.target instanceof HTMLTextAreaElement && !event.shiftKey;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (!isInText && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }

  return (
    <form
      className="comment-form"
      data-tone={toneOf({ kind, state: 'OPEN', request: null })}
      aria-label={label}
      onSubmit={handleSubmit}
      onKeyDown={handleKey}
    >
      <div className="comment-form-stub">
        {place && rate ? (
          <>
            <bdi className="comment-timecode">{timecode(place.from, rate)}</bdi>
            {place.to === null ? null : (
              <>
                <span>{m.comment_to()}</span>
                <bdi className="comment-timecode">{timecode(place.to, rate)}</bdi>
              </>
            )}
            <IconButton
              size="sm"
              className="ms-auto"
              label={m.comment_here()}
              icon={<LocateFixed aria-hidden className="ic" />}
              onClick={() => {
                range.set({ from: null, to: null });
                setAt({ from: frame.get(), to: null });
              }}
            />
          </>
        ) : (
          <>
            <bdi>{file.originalName}</bdi>
            {page === null ? null : <PageOfForm page={page} mayMove={shapes.length === 0} />}
          </>
        )}
      </div>
      <div className="comment-form-body">
        <Field label={m.comment_text()} labelHidden>
          <TextArea
            ref={field}
            rows={2}
            maxLength={limits.text}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              onText?.(event.target.value);
              onTyping();
            }}
          />
        </Field>
        {shapes.length > 0 ? (
          <div className="comment-form-drawing">
            <span className="comment-kind">
              <Pencil aria-hidden className="ic" />
              {drawingText(describeDrawing({ shapes: [...shapes] }))}
            </span>
            <Button
              variant="ghost"
              size="sm"
              icon={<X aria-hidden className="ic" />}
              onClick={() => drawing.clear()}
            >
              {m.comment_remove_drawing()}
            </Button>
          </div>
        ) : null}
        <KindPicker kinds={kindsOf(role)} value={kind} onChange={setKind} />
        {kind === 'IN_BRIEF' && items.length > 0 ? (
          <LinePicker items={items} brandName={brandName} value={line} onChange={setLine} />
        ) : null}
        <div className="comment-form-end">
          <Button variant="ghost" size="sm" onClick={handleCancel}>
            {m.dialog_cancel()}
          </Button>
          <Button type="submit" size="sm" disabled={isEmpty}>
            {submitLabel}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** The page of a document that the comment is about. A drawing stays on its page. */
function PageOfForm({ page, mayMove }: { page: number; mayMove: boolean }) {
  const room = useRoom();
  const inView = useValue(room.page);
  return (
    <>
      <b>{m.comment_page({ number: formatCount(page) })}</b>
      {mayMove && inView !== page ? (
        <IconButton
          size="sm"
          className="ms-auto"
          label={m.comment_this_page()}
          icon={<LocateFixed aria-hidden className="ic" />}
          onClick={() => room.pageOfForm.set(inView)}
        />
      ) : null}
    </>
  );
}

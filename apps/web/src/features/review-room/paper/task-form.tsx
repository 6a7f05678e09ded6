import type { Comment, CommentTask } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { keepFocus } from './keep-focus.ts';
import { KindPicker } from './kind-picker.tsx';
import { LinePicker } from './line-picker.tsx';
import { usePaper } from './paper-context.ts';
import { useSlips } from './slip-context.ts';

const kinds = ['IN_BRIEF', 'NEW_REQUEST'] as const;

/** A guest's comment becomes something in the brief, or a new request. */
export function TaskForm({ comment, onDone }: { comment: Comment; onDone: () => void }) {
  const { actions } = usePaper();
  const { items, brandName } = useSlips();
  const [kind, setKind] = useState<CommentTask['kind']>('IN_BRIEF');
  const [line, setLine] = useState<string | null>(null);
  const isOfBrief = kind === 'IN_BRIEF' && items.length > 0;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (await actions.makeTask(comment, { kind, briefItemId: isOfBrief ? line : null })) onDone();
  }

  return (
    <form ref={keepFocus} className="slip-task" onSubmit={handleSubmit}>
      <KindPicker kinds={kinds} value={kind} onChange={setKind} />
      {isOfBrief ? <LinePicker items={items} brandName={brandName} value={line} onChange={setLine} /> : null}
      <div className="slip-buttons">
        <Button type="submit" size="sm">
          {m.comment_make_task()}
        </Button>
        <Button size="sm" variant="ghost" onClick={onDone}>
          {m.dialog_cancel()}
        </Button>
      </div>
    </form>
  );
}

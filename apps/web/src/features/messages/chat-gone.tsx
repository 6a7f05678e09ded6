import type { Role } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { UserX } from 'lucide-react';
import { useKeptText } from '../../lib/stored-state.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { copyUnsent } from '../../ui/waiting-entry.tsx';
import { StagedFiles } from './staged-files.tsx';

interface ChatGoneProps {
  /** Side whose account was deleted. */
  side: Role;
  /** The unfinished text is stored under this name. */
  draftName: string;
  /** The files that were chosen for the next message. */
  files: readonly File[];
  onRemove: (file: File) => void;
}

/** Replaces the message field where nobody is left to read: the reason, and the text typed before, which is kept. */
export function ChatGone({ side, draftName, files, onRemove }: ChatGoneProps) {
  const [text, setText] = useKeptText(draftName);
  return (
    <div className="grid gap-3 border-t border-line px-5 py-4">
      <p role="status" className="flex items-start gap-2.5 text-sm text-ink-2">
        <UserX aria-hidden className="ic mt-px" />
        {m.chat_gone({ side })}
      </p>
      {files.length > 0 ? <StagedFiles files={files} onRemove={onRemove} /> : null}
      {text.trim() === '' ? null : (
        <div className="grid gap-1">
          <Field label={m.chat_unsent()}>
            <TextArea
              readOnly
              rows={1}
              value={text}
              className="[&>textarea]:max-h-32! [&>textarea]:resize-none!"
            />
          </Field>
          <div className="waiting-acts">
            <Button variant="outline" size="sm" onClick={() => void copyUnsent(text)}>
              {m.outbox_copy()}
            </Button>
            <Button variant="ghost" size="sm" onClick={() => setText('')}>
              {m.outbox_delete()}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

import { limits } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Paperclip, Send } from 'lucide-react';
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useRef } from 'react';
import { useKeptText } from '../../lib/stored-state.ts';
import { dealFileTypes } from '../../parts/files/offered-types.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { StagedFiles } from './staged-files.tsx';

interface ChatInputProps {
  /** The unfinished text is stored under this name. */
  draftName: string;
  /** The files of the next message. */
  files: readonly File[];
  onFiles: (files: File[]) => void;
  onRemove: (file: File) => void;
  onTyping: () => void;
  onSend: (text: string) => void;
}

/** The message field: Enter sends, Shift and Enter starts a new line; files are added by the button and by pasting. */
export function ChatInput({ draftName, files, onFiles, onRemove, onTyping, onSend }: ChatInputProps) {
  const [text, setText] = useKeptText(draftName);
  const chooser = useRef<HTMLInputElement>(null);
  const isEmpty = text.trim() === '' && files.length === 0;

  function send() {
    if (isEmpty) return;
    onSend(text);
    setText('');
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  function handleKeyDown(event: KeyboardEvent) {
    // While a word is being composed, Enter belongs to the input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  function handlePaste(event: ClipboardEvent) {
    const { clipboardData } = event;
    // Content copied from a document is pasted as text and as a picture: the text is meant.
    if (clipboardData.files.length === 0 || clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    onFiles(Array.from(clipboardData.files));
  }

  return (
    <form className="grid gap-2 border-t border-line p-3" onSubmit={handleSubmit}>
      {files.length > 0 ? <StagedFiles files={files} onRemove={onRemove} /> : null}
      <div className="flex items-end gap-1">
        <input
          ref={chooser}
          type="file"
          hidden
          multiple
          accept={dealFileTypes}
          onChange={(event) => {
            onFiles(Array.from(event.target.files ?? []));
            // So that the same file can be chosen again after it was removed.
            event.target.value = '';
          }}
        />
        <IconButton
          label={m.chat_attach()}
          icon={<Paperclip aria-hidden className="ic" />}
          onClick={() => chooser.current?.click()}
        />
        <Field label={m.chat_message()} labelHidden className="me-1 min-w-0 flex-1">
          <TextArea
            rows={1}
            placeholder={m.chat_message_here()}
            maxLength={limits.text}
            enterKeyHint="send"
            value={text}
            className="[&>textarea]:max-h-32! [&>textarea]:resize-none!"
            onChange={(event) => {
              setText(event.target.value);
              if (event.target.value.trim() !== '') onTyping();
            }}
            onKeyDown={handleKeyDown}
            onPaste={handlePaste}
          />
        </Field>
        <Button
          type="submit"
          aria-label={m.chat_send()}
          className="px-3.5!"
          aria-disabled={isEmpty || undefined}
          icon={<Send aria-hidden className="ic ic-turn" />}
        >
          {null}
        </Button>
      </div>
    </form>
  );
}

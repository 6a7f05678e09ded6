import { limits } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Send } from 'lucide-react';
import type { FormEvent, KeyboardEvent } from 'react';
import { useKeptText } from '../../lib/use-kept-text.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';

interface ChatInputProps {
  /** What is typed is kept under this name. */
  draftName: string;
  onTyping: () => void;
  onSend: (text: string) => void;
}

/** Where one writes: Enter sends, Shift and Enter starts a new line. */
export function ChatInput({ draftName, onTyping, onSend }: ChatInputProps) {
  const [text, setText] = useKeptText(draftName);
  const isBlank = text.trim() === '';

  function send() {
    if (isBlank) return;
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

  return (
    <form className="flex items-end gap-2 border-t border-line p-3" onSubmit={handleSubmit}>
      <Field label={m.chat_message()} labelHidden className="flex-1">
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
        />
      </Field>
      <Button
        type="submit"
        aria-label={m.chat_send()}
        className="px-3.5!"
        aria-disabled={isBlank || undefined}
        icon={<Send aria-hidden className="ic ic-turn" />}
      >
        {null}
      </Button>
    </form>
  );
}

import { castingLimits } from '@briefcast/contract/castings/limits';
import { m } from '@briefcast/i18n/messages';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../lib/show-error.ts';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';

interface NoteFormProps {
  /** Applicant's name, as the page shows it. */
  name: string;
  note: string;
  onSave: (note: string) => Promise<unknown>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A note on an applicant, for the team alone; an empty one is withdrawn. The typed text stays if it fails. */
export function NoteForm({ name, note, onSave, open, onOpenChange }: NoteFormProps) {
  const [typed, setTyped] = useState(note);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function save(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      await onSave(typed.trim());
      onOpenChange(false);
    } catch (error) {
      setProblem(errorText(error, m.please_try_again()));
    } finally {
      setBusy(false);
    }
  }

  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      onSubmit={(event) => void save(event)}
      title={m.note_title({ name })}
      description={m.note_about()}
      submitText={m.note_save()}
      busyText={m.casting_saving()}
      busy={isBusy}
      error={problem}
    >
      <Field label={m.note_word()} labelHidden>
        <TextArea
          rows={4}
          maxLength={castingLimits.note}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}

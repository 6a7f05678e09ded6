import { limits } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { BookmarkPlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { client } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/invalidate.ts';
import { createKeyKeeper } from '../../../lib/request-key.ts';
import { showError } from '../../../lib/show-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { OnlineButton, OnlineIconButton } from '../../../ui/online-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import type { BriefForm } from './brief-form.ts';
import { briefOfTemplate, templateOfBrief } from './filled-brief.ts';
import { useTemplates } from './use-templates.ts';

interface TemplatesBarProps {
  form: UseFormReturn<BriefForm>;
  /** Puts a whole brief into the form. */
  onFill: (brief: BriefForm) => void;
}

/** The briefs that the brand keeps: one fills the form, and each can be deleted. Nothing where there is none. */
export function TemplatesBar({ form, onFill }: TemplatesBarProps) {
  const templates = useTemplates();
  const [chosenId, setChosenId] = useState('');
  const [before, setBefore] = useState<BriefForm | null>(null);
  const chosen = templates.find(({ id }) => id === chosenId);
  const remove = useMutation({
    mutationFn: (id: string) => client.briefTemplates.remove({ params: { id } }),
    onSuccess: () => toastSuccess(m.template_deleted()),
    onError: (error) => showError(m.template_not_deleted(), error),
    onSettled: () => {
      setChosenId('');
      return invalidate('briefTemplates');
    },
  });
  if (templates.length === 0 && !before) return null;

  function handleChoose(id: string) {
    setChosenId(id);
    const template = templates.find((one) => one.id === id);
    if (!template) return;
    setBefore(form.getValues());
    onFill(briefOfTemplate(template, form.getValues('deadline')));
  }

  function handleUndo() {
    if (before) onFill(before);
    setBefore(null);
    setChosenId('');
  }

  return (
    <div className="flex min-w-0 flex-1 basis-52 items-center justify-end gap-1.5">
      {templates.length > 0 ? (
        <Field label={m.template_begin()} labelHidden className="min-w-0 flex-1 sm:max-w-64">
          <Select
            placeholder={m.template_begin()}
            options={templates.map(({ id, name }) => ({ value: id, label: name }))}
            value={chosenId}
            onChange={(event) => handleChoose(event.target.value)}
          />
        </Field>
      ) : null}
      {chosen ? (
        <OnlineIconButton
          label={m.template_delete({ name: chosen.name })}
          icon={<Trash2 aria-hidden className="ic" />}
          disabled={remove.isPending}
          onClick={() => remove.mutate(chosen.id)}
        />
      ) : null}
      {before ? (
        <Button variant="ghost" size="sm" className="max-sm:min-h-11" onClick={handleUndo}>
          {m.template_undo()}
        </Button>
      ) : null}
    </div>
  );
}

/** Keeps what the form says as a template, under a name. */
export function SaveTemplate({ form }: { form: UseFormReturn<BriefForm> }) {
  const [isNaming, setNaming] = useState(false);
  if (isNaming)
    return (
      <NameTemplate
        form={form}
        onDone={() => {
          setNaming(false);
          void invalidate('briefTemplates');
        }}
      />
    );
  return (
    <Button
      variant="ghost"
      size="sm"
      className="-ms-3 justify-self-start max-sm:min-h-11"
      icon={<BookmarkPlus aria-hidden className="ic" />}
      onClick={() => setNaming(true)}
    >
      {m.template_save()}
    </Button>
  );
}

function NameTemplate({ form, onDone }: { form: UseFormReturn<BriefForm>; onDone: () => void }) {
  const [name, setName] = useState(() => form.getValues('title').slice(0, limits.name));
  const [isMissing, setMissing] = useState(false);
  const [keyOf] = useState(createKeyKeeper);
  const save = useMutation({
    mutationFn: () => {
      const body = { name: name.trim(), brief: templateOfBrief(form.getValues()) };
      return client.briefTemplates.create({ body }, { idempotencyKey: keyOf(body) });
    },
    onSuccess: () => {
      toastSuccess(m.template_saved(), m.template_saved_text());
      onDone();
    },
    onError: (error) => showError(m.template_not_saved(), error),
  });
  function handleSave() {
    setMissing(name.trim() === '');
    if (name.trim() !== '' && !save.isPending) save.mutate();
  }
  return (
    <div className="ear-sm flex flex-wrap items-end gap-2.5 bg-sunken p-3.5 pe-4">
      <Field
        label={m.template_name()}
        className="min-w-48 flex-1"
        error={isMissing ? m.finding_text_required() : undefined}
      >
        <TextInput
          dir="auto"
          autoComplete="off"
          autoFocus
          maxLength={limits.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return;
            // Keeps the key press from the brief, whose form and dialog contain this field.
            event.preventDefault();
            event.stopPropagation();
            if (event.key === 'Enter') handleSave();
            else if (!save.isPending) onDone();
          }}
        />
      </Field>
      <Button variant="outline" disabled={save.isPending} onClick={onDone}>
        {m.dialog_cancel()}
      </Button>
      <OnlineButton busy={save.isPending} busyText={m.template_saving()} onClick={handleSave}>
        {m.template_keep()}
      </OnlineButton>
    </div>
  );
}

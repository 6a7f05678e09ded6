import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { Plus, Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { acceptsFile } from '../lib/accepts-file.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { useFieldControl } from './field-context.ts';

interface DropZoneProps {
  onFiles: (files: File[]) => void;
  /** Called with dropped files that do not match `accept`. */
  onRefused?: ((files: File[]) => void) | undefined;
  accept?: string | undefined;
  multiple?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Before the word "browse". */
  label?: string | undefined;
  /** Renders the zone as a tile that adds one more: a plus above this text, without "browse". */
  addLabel?: string | undefined;
  hint?: ReactNode;
  /** Replaces the upload arrow. */
  icon?: ReactNode;
  className?: string | undefined;
}

/** Selects files by drag and drop or by the platform's own dialog: the whole zone is one button. */
export function DropZone({
  onFiles,
  onRefused,
  accept,
  multiple = false,
  disabled: isOff = false,
  label = m.drop_here_or(),
  addLabel,
  hint,
  icon = <Upload aria-hidden className="ic" />,
  className,
}: DropZoneProps) {
  const isHydrated = useHydrated();
  // A press before that would open no dialog.
  const disabled = isOff || !isHydrated;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const control = useFieldControl({});

  function take(files: File[]) {
    const chosen = multiple ? files : files.slice(0, 1);
    const fitting = chosen.filter((file) => acceptsFile(file, accept));
    const refused = chosen.filter((file) => !acceptsFile(file, accept));
    if (fitting.length > 0) onFiles(fitting);
    if (refused.length > 0) onRefused?.(refused);
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(Array.from(event.dataTransfer.files));
  }

  function handleDragOver(event: DragEvent) {
    event.preventDefault();
    if (!disabled) setOver(true);
  }

  function handleDragLeave(event: DragEvent<HTMLElement>) {
    // Moving over a child element fires a leave event, although the pointer is still inside the zone.
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
  }

  return (
    <fieldset
      aria-label={m.drop_files()}
      className={clsx('drop', className)}
      data-over={over || undefined}
      data-disabled={disabled || undefined}
      onDrop={handleDrop}
      onDragOver={handleDragOver}
      onDragLeave={handleDragLeave}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => {
          take(Array.from(event.target.files ?? []));
          // So that the same file can be chosen again after it was removed.
          event.target.value = '';
        }}
      />
      {addLabel ? (
        <span className="ear-sm mb-1 grid size-12 place-items-center bg-surface shadow-e1">
          <Plus aria-hidden className="ic" />
        </span>
      ) : (
        icon
      )}
      <button
        type="button"
        id={control.id}
        aria-describedby={control['aria-describedby']}
        disabled={disabled}
        className="font-semibold"
        onClick={() => input.current?.click()}
      >
        {addLabel ?? (
          <>
            {label} <span className="link">{m.drop_browse()}</span>
          </>
        )}
      </button>
      {hint ? <p className="hint">{hint}</p> : null}
    </fieldset>
  );
}

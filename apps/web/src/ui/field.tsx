import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FieldContext } from './field-context.ts';

interface FieldProps {
  label: ReactNode;
  children: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  labelHidden?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A label above one control, with its hint and its error below. The control inside (TextInput, TextArea,
 * PasswordInput, Select) gets its id and description from the context, so `{...register('name')}` is enough.
 */
export function Field({
  label,
  children,
  hint,
  error,
  required = false,
  labelHidden,
  className,
}: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;

  return (
    <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>
      <div className={clsx('min-w-0', className)}>
        <label htmlFor={id} className={labelHidden ? 'sr-only' : 'label'}>
          {label}
        </label>
        {children}
        <FieldNotes hintId={hintId} hint={hint} errorId={errorId} error={error} />
      </div>
    </FieldContext>
  );
}

interface FieldGroupProps extends Omit<FieldProps, 'labelHidden' | 'required'> {
  legendHidden?: boolean | undefined;
}

/** Several controls under one question: a fieldset whose legend looks like a label. */
export function FieldGroup({ label, children, hint, error, legendHidden, className }: FieldGroupProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;

  return (
    <fieldset
      className={clsx('min-w-0', className)}
      aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
    >
      <legend className={legendHidden ? 'sr-only' : 'label'}>{label}</legend>
      {children}
      <FieldNotes hintId={hintId} hint={hint} errorId={errorId} error={error} />
    </fieldset>
  );
}

interface FieldNotesProps {
  hintId: string | undefined;
  hint: ReactNode;
  errorId: string | undefined;
  error: string | undefined;
}

function FieldNotes({ hintId, hint, errorId, error }: FieldNotesProps) {
  return (
    <>
      {error ? (
        <p id={errorId} className="field-error mt-1.5 flex items-start gap-1.5">
          <CircleAlert aria-hidden className="ic mt-px size-4!" />
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={hintId} className="hint mt-1.5">
          {hint}
        </p>
      ) : null}
    </>
  );
}

/** Scrolls to the error, as a form may be longer than the screen and its error is at its end. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** The error of a whole form, above its button, announced at once and brought into view. */
export function FormError({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <div role="alert" className={className}>
      {children ? (
        <p
          ref={bringIntoView}
          data-tone="red"
          className="ear-sm flex scroll-my-24 items-start gap-2 bg-k-bg px-3.5 py-2.5 pe-4 text-sm font-medium text-k-ink"
        >
          <CircleAlert aria-hidden className="ic" />
          <span className="min-w-0">{children}</span>
        </p>
      ) : null}
    </div>
  );
}

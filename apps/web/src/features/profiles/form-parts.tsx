import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { CheckboxCell } from '../../ui/checkbox-cell.tsx';
import { FieldGroup } from '../../ui/field.tsx';
import { Tag } from '../../ui/tag.tsx';

interface FactProps {
  label: ReactNode;
  /** Placeholder where nothing was given. */
  empty?: string | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** One line of a profile in view mode; group them in a `<dl>`. */
export function Fact({ label, empty = m.profile_not_provided(), children, className }: FactProps) {
  // A few words stay below their label, in whatever script; paragraphs begin where their language begins.
  const isShort = typeof children === 'string' && children.length <= 60;
  const isParagraph = typeof children === 'string' && !isShort;
  const isEmpty = children === null || children === undefined || children === '' || children === false;
  return (
    <div className={clsx('min-w-0', className)}>
      <dt className="hint">{label}</dt>
      <dd
        dir={isParagraph ? 'auto' : undefined}
        className={clsx(
          'mt-0.5 whitespace-pre-line wrap-anywhere',
          isParagraph && '[unicode-bidi:plaintext]',
          isEmpty ? 'font-medium text-ink-3' : 'font-semibold',
        )}
      >
        {isEmpty ? empty : isShort ? <bdi>{children}</bdi> : children}
      </dd>
    </div>
  );
}

/** A short list as tags, or null, so that a Fact around it shows its empty text. */
export function tagList(items: readonly string[]) {
  if (items.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-wrap gap-1.5">
      {items.map((item) => (
        <li key={item} className="flex max-w-full">
          <Tag>
            <bdi>{item}</bdi>
          </Tag>
        </li>
      ))}
    </ul>
  );
}

interface ChoiceSetProps {
  label: string;
  /** The words as they are stored. */
  options: readonly string[];
  /** How a word is shown. */
  labelOf: (option: string) => string;
  /** `register('languages')`: the form then holds the chosen ones as a list. */
  field: UseFormRegisterReturn;
  error?: string | undefined;
  className?: string | undefined;
}

/** Any number of a fixed set. */
export function ChoiceSet({ label, options, labelOf, field, error, className }: ChoiceSetProps) {
  return (
    <FieldGroup label={label} error={error} className={className}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-2.5">
        {options.map((option) => (
          <CheckboxCell key={option} {...field} value={option} label={labelOf(option)} />
        ))}
      </div>
    </FieldGroup>
  );
}

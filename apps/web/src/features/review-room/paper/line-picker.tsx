import type { BriefItem } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useId } from 'react';
import { usePaper } from './paper-context.ts';
import { useSlips } from './slip-context.ts';

interface LinePickerProps {
  value: string | null;
  onChange: (id: string) => void;
  error?: string | undefined;
}

/** Which line of the frozen brief, or of the brand's guidelines, a comment is about. */
export function LinePicker({ value, onChange, error }: LinePickerProps) {
  const { items } = useSlips();
  const { brandName } = usePaper();
  const name = useId();
  const brief = items.filter(({ kind }) => kind === 'REQUIREMENT');
  const guidelines = items.filter(({ kind }) => kind !== 'REQUIREMENT');
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="label">{m.comment_which_line()}</legend>
      <div className="brief-lines">
        <Lines
          title={m.comment_line_of_brief()}
          items={brief}
          name={name}
          value={value}
          onChange={onChange}
        />
        <Lines
          title={m.comment_line_of_guidelines({ brand: brandName })}
          items={guidelines}
          name={name}
          value={value}
          onChange={onChange}
        />
      </div>
      {error ? (
        <p id={`${name}-error`} className="error" role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

interface LinesProps {
  title: string;
  items: readonly BriefItem[];
  name: string;
  value: string | null;
  onChange: (id: string) => void;
}

function Lines({ title, items, name, value, onChange }: LinesProps) {
  if (items.length === 0) return null;
  return (
    <>
      <p className="brief-lines-title">{title}</p>
      {items.map(({ id, text }) => (
        <label key={id} className="brief-line">
          <input type="radio" name={name} checked={value === id} onChange={() => onChange(id)} />
          <span dir="auto">{text}</span>
        </label>
      ))}
    </>
  );
}

import type { BriefItem, CommentKind } from '@briefcast/contract';
import { commentKindLabel } from '@briefcast/i18n/labels/comment';
import { m } from '@briefcast/i18n/messages';
import { useId } from 'react';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';

interface KindPickerProps<Kind extends CommentKind> {
  kinds: readonly Kind[];
  value: Kind;
  onChange: (kind: Kind) => void;
}

/** In the brief, new request or just a note; nothing if there is only one choice. */
export function KindPicker<Kind extends CommentKind>({ kinds, value, onChange }: KindPickerProps<Kind>) {
  const name = useId();
  if (kinds.length < 2) return null;
  return (
    <fieldset className="kind-picker" aria-label={m.comment_kind()}>
      {kinds.map((kind) => (
        <label key={kind}>
          <input type="radio" name={name} checked={value === kind} onChange={() => onChange(kind)} />
          <span>{commentKindLabel(kind)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface LinePickerProps {
  items: readonly BriefItem[];
  brandName: string;
  /** An accessible name, if there are several on one page. */
  label?: string;
  value: string | null;
  onChange: (id: string | null) => void;
}

/**
 * The item of the frozen brief, or of the brand's guidelines, that a comment is about; nothing if it does not
 * apply.
 */
export function LinePicker({ items, brandName, label, value, onChange }: LinePickerProps) {
  return (
    <Field label={label ?? m.comment_which_line()} labelHidden={label !== undefined}>
      <Select
        placeholder={m.comment_no_line()}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || null)}
      >
        <Lines label={m.comment_line_of_brief()} items={items.filter(isOfBrief)} />
        <Lines
          label={m.comment_line_of_guidelines({ brand: brandName })}
          items={items.filter((item) => !isOfBrief(item))}
        />
      </Select>
    </Field>
  );
}

const isOfBrief = ({ kind }: BriefItem): boolean => kind === 'REQUIREMENT';

function Lines({ label, items }: { label: string; items: readonly BriefItem[] }) {
  if (items.length === 0) return null;
  return (
    <optgroup label={label}>
      {items.map(({ id, text }) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </optgroup>
  );
}

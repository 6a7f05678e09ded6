import type { BriefItem } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';

interface LinePickerProps {
  items: readonly BriefItem[];
  brandName: string;
  /** Named by what it is about, where several are on one page. */
  label?: string;
  value: string | null;
  onChange: (id: string | null) => void;
}

/** Which line of the frozen brief, or of the brand's guidelines, a comment is about; none until it matters. */
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

import type { CommentKind } from '@briefcast/contract';
import { commentKindLabel } from '@briefcast/i18n/labels/comment';
import { m } from '@briefcast/i18n/messages';
import { useId } from 'react';

interface KindPickerProps<Kind extends CommentKind> {
  kinds: readonly Kind[];
  value: Kind;
  onChange: (kind: Kind) => void;
}

/** In the brief, new request or just a note; nothing where there is no choice. */
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

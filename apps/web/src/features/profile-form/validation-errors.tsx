import type { ErrorDetail } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Notice } from './notice.tsx';

interface ValidationErrorsProps {
  details: readonly ErrorDetail[];
  /** What else there is to do, before the list. */
  note?: string;
  /** A button for that. */
  action?: ReactNode;
  onDismiss: () => void;
}

/** What a save was refused for, by field; nothing while there is nothing to say. */
export function ValidationErrors({ details, note, action, onDismiss }: ValidationErrorsProps) {
  if (details.length === 0) return null;
  return (
    <Notice
      stock="yellow"
      title={m.profile_errors()}
      icon={<TriangleAlert aria-hidden className="ic" />}
      action={
        <div className="flex flex-wrap gap-2">
          {action}
          <Button variant="outline" size="sm" onClick={onDismiss}>
            {m.profile_errors_dismiss()}
          </Button>
        </div>
      }
    >
      {note ? <p className="mb-2">{note}</p> : null}
      <ul className="grid gap-1">
        {details.map(({ path, message }) => (
          <li key={`${path.join('.')} ${message}`}>
            <RichText
              parts={m.named_error.parts({ name: path.join('.'), error: message })}
              tags={{
                name: (children) => (
                  <span translate="no" className="font-semibold text-ink">
                    {children}
                  </span>
                ),
              }}
            />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

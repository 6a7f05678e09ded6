import type { ErrorDetail } from '@briefcast/contract';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
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
      title="Validation Errors"
      icon={<TriangleAlert aria-hidden className="ic" />}
      action={
        <div className="flex flex-wrap gap-2">
          {action}
          <Button variant="outline" size="sm" onClick={onDismiss}>
            Dismiss
          </Button>
        </div>
      }
    >
      {note ? <p className="mb-2">{note}</p> : null}
      <ul className="grid gap-1">
        {details.map(({ path, message }) => (
          <li key={`${path.join('.')} ${message}`}>
            <span className="font-semibold text-ink">{path.join('.')}</span>: {message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

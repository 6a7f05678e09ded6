import type { ErrorDetail } from '@briefcast/contract';
import { TriangleAlert } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Notice } from './notice.tsx';

interface ValidationErrorsProps {
  details: readonly ErrorDetail[];
  onDismiss: () => void;
}

/** What a save was refused for, by field; nothing while there is nothing to say. */
export function ValidationErrors({ details, onDismiss }: ValidationErrorsProps) {
  if (details.length === 0) return null;
  return (
    <Notice
      stock="yellow"
      title="Validation Errors"
      icon={<TriangleAlert aria-hidden className="ic" />}
      action={
        <Button variant="outline" size="sm" onClick={onDismiss}>
          Dismiss
        </Button>
      }
    >
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

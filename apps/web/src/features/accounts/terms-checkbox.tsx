import { minimumAge } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import type { ComponentProps, ReactNode } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';

interface TermsCheckboxProps extends Omit<ComponentProps<typeof Checkbox>, 'label'> {
  error: string | undefined;
  /** The text of the agreement, with links. */
  children: ReactNode;
}

/** The agreement to the terms, and to be of age, which sign-up requires. */
export function TermsCheckbox({ error, children, ...input }: TermsCheckboxProps) {
  return (
    <div>
      <Checkbox
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'terms-error' : undefined}
        label={
          <>
            {children}
            <span className="mt-0.5 block">{m.auth_of_age({ age: formatCount(minimumAge) })}</span>
          </>
        }
        {...input}
      />
      {error ? (
        <p id="terms-error" className="field-error mt-1">
          {error}
        </p>
      ) : null}
    </div>
  );
}

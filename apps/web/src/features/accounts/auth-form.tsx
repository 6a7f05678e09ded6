import type { ComponentProps } from 'react';
import { useHydrated } from '../../lib/use-hydrated.ts';

type AuthFormProps = Pick<ComponentProps<'form'>, 'onSubmit' | 'className' | 'children'>;

/**
 * A form whose fields are disabled until its code is loaded: submitted by the browser alone it would do
 * nothing, or put a password into the address.
 */
export function AuthForm({ onSubmit, className, children }: AuthFormProps) {
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="contents">
      <fieldset disabled={!useHydrated()} className={className}>
        {children}
      </fieldset>
    </form>
  );
}

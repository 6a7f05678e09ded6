import type { ComponentProps } from 'react';
import { useHydrated } from '../../lib/use-hydrated.ts';

type AuthFormProps = Pick<ComponentProps<'form'>, 'onSubmit' | 'className' | 'children'>;

/**
 * A form whose fields can be filled as soon as its code is there: sent by the browser alone it would do nothing, or
 * write a password into the address.
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

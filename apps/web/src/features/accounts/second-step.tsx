import { AppError } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { type ComponentProps, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

/** Whether a login was refused only because the code of the second step is missing. */
export const asksForCode = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'account.code_required';

/**
 * Whether the code is asked for. Who leaves it for another account goes on in the first field, which takes `isBack` as its
 * `autoFocus`: the button that was pressed is gone, and the keyboard would lead nowhere.
 */
export function useSecondStep() {
  const [step, setStep] = useState<'first' | 'code' | 'first again'>('first');
  return {
    isAsked: step === 'code',
    isBack: step === 'first again',
    ask: () => setStep('code'),
    goBack: () => setStep('first again'),
    startOver: () => setStep('first'),
  };
}

type SecondStepProps = ComponentProps<typeof TextInput> & {
  error?: string | undefined;
  /** Back to e-mail and password. */
  onBack: () => void;
};

/** The code of the authenticator app, asked for after the password was right. Pass the result of `register('code')`. */
export function SecondStep({ error, onBack, ...input }: SecondStepProps) {
  return (
    <>
      <Field label={m.auth_code()} hint={m.auth_code_text()} error={error} required>
        <TextInput
          {...input}
          // Takes over the focus from the element it replaces.
          autoFocus
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
        />
      </Field>
      <Button variant="ghost" className="-my-2 self-start justify-self-start px-0!" onClick={onBack}>
        {m.auth_code_back()}
      </Button>
    </>
  );
}

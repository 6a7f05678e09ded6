import { type ComponentProps, useId } from 'react';
import { OnlineButton } from '../../../ui/online-button.tsx';

interface BindingButtonProps extends ComponentProps<typeof OnlineButton> {
  /** Sentence on what is missing; null where it can be pressed. */
  missing: string | null;
}

/** Button that binds, off while something is missing; a press then still leads to the missing part. */
export function BindingButton({ missing, ...button }: BindingButtonProps) {
  const id = useId();
  return (
    <>
      <p id={id} role="status" className="binding-missing">
        {missing}
      </p>
      <OnlineButton
        {...button}
        type="submit"
        variant="cast"
        aria-disabled={missing !== null || undefined}
        aria-describedby={missing === null ? undefined : id}
      />
    </>
  );
}

import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'cast' | 'primary' | 'outline' | 'ghost' | 'danger' | 'danger-outline';
export type ButtonSize = 'sm' | 'md' | 'lg';

interface Look {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
}

function buttonClass({ variant = 'primary', size = 'md' }: Look, className?: string) {
  return clsx('btn', `btn-${variant}`, size !== 'md' && `btn-${size}`, className);
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'>, Look {
  children: ReactNode;
  icon?: ReactNode;
  busy?: boolean | undefined;
  busyText?: string | undefined;
}

/**
 * A button with an action on this page. One `cast` button per view. While busy it keeps its width and its
 * focus, shows `busyText` with a spinner and ignores clicks.
 */
export function Button({
  variant,
  size,
  icon,
  busy = false,
  busyText,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // A natively disabled button would lose the focus; this one only prevents the action, including a submit.
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      onClick={handleClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      className={buttonClass({ variant, size }, className)}
    >
      {busyText === undefined ? (
        <>
          {busy ? <Spinner /> : icon}
          {children}
        </>
      ) : (
        <span className="btn-labels gap-2">
          <span className={clsx(busy && 'invisible')}>
            {icon}
            {children}
          </span>
          <span className={clsx(!busy && 'invisible')}>
            <Spinner />
            {busyText}
          </span>
        </span>
      )}
    </button>
  );
}

interface ButtonLinkProps extends ComponentProps<typeof Link>, Look {
  icon?: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size }, className)}>
      {icon}
      {children}
    </Link>
  );
}

import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { RotateCw, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface ErrorStateProps {
  children: ReactNode;
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  icon?: ReactNode;
  className?: string | undefined;
}

/** Says what could not be loaded, with a button to try again. */
export function ErrorState({
  children,
  onRetry,
  retryLabel = m.action_retry(),
  icon,
  className,
}: ErrorStateProps) {
  return (
    <div role="alert" className={clsx('flex flex-wrap items-center gap-x-4 gap-y-3', className)}>
      <span data-tone="red" className="ear-sm grid size-11 flex-none place-items-center bg-k-bg text-k-ink">
        {icon ?? <WifiOff aria-hidden className="ic" />}
      </span>
      <p className="min-w-0 flex-1 basis-40 text-ui font-semibold">{children}</p>
      {onRetry ? (
        <Button
          variant="outline"
          className="max-sm:w-full"
          icon={<RotateCw aria-hidden className="ic" />}
          onClick={onRetry}
        >
          {retryLabel}
        </Button>
      ) : null}
    </div>
  );
}

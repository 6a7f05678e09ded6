import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide-react';

/** A spinner next to a text; with reduced motion it does not turn. */
export function Spinner({ className }: { className?: string | undefined }) {
  return <LoaderCircle aria-hidden className={clsx('ic spin', className)} />;
}

/** The text of a loading screen, announced to screen readers. */
export function LoadingText({ children, className }: { children: string; className?: string | undefined }) {
  return (
    <p role="status" className={clsx('hint flex items-center gap-2', className)}>
      <Spinner />
      {children}
    </p>
  );
}

import { clsx } from 'clsx';
import { useNavigation } from 'react-router';

/** A line on top that grows while the next screen's code is on its way; quick ones never show it. */
export function PendingBar() {
  const isPending = useNavigation().state !== 'idle';
  return (
    <div
      aria-hidden
      className={clsx(
        'fixed inset-x-0 top-0 z-(--z-toast) h-[3px] origin-left bg-cast transition-transform ease-out rtl:origin-right',
        isPending ? 'scale-x-75 delay-150 duration-[4s]' : 'scale-x-0 duration-0',
      )}
    />
  );
}

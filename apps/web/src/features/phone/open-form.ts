import { useEffect, useState } from 'react';

const lookEveryMs = 1000;

/**
 * Whether somebody is in the middle of something that a new page would lose: a dialog with a form or a question, the
 * editing of a profile, or a file on its way.
 */
const isFormOpen = () =>
  document.querySelector('[role=dialog] form, [role=alertdialog], [data-action-bar], [data-upload]') !== null;

/** Hook for `isFormOpen`; looks again while `isAsked`. */
export function useOpenForm(isAsked: boolean): boolean {
  const [isOpen, setOpen] = useState(isFormOpen);
  useEffect(() => {
    if (!isAsked) return;
    setOpen(isFormOpen());
    const timer = setInterval(() => setOpen(isFormOpen()), lookEveryMs);
    return () => clearInterval(timer);
  }, [isAsked]);
  return isOpen;
}

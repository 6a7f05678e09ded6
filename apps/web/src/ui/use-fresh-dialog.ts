import { useState } from 'react';

/** A dialog that starts empty with each opening. Render it with `key={opening}` once `opening` is not zero. */
export function useFreshDialog() {
  const [isOpen, setOpen] = useState(false);
  const [opening, setOpening] = useState(0);
  return {
    isOpen,
    setOpen,
    opening,
    open() {
      setOpening((count) => count + 1);
      setOpen(true);
    },
  };
}

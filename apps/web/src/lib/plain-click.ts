import type { MouseEvent } from 'react';

/**
 * Whether a click on a link navigates in this tab: with a modifier key it opens another tab or window, or
 * downloads.
 */
export const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey);

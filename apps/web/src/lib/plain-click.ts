import type { MouseEvent } from 'react';

/** Whether a click on a link goes there in this tab: with a key it opens another tab or window, or downloads. */
export const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey);

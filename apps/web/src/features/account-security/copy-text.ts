import { m } from '@briefcast/i18n/messages';
import { toastError, toastSuccess } from '../../ui/toast.ts';

/** Copies a text, and says whether that worked: a browser may refuse it. */
export const copyText = (text: string): Promise<void> =>
  navigator.clipboard.writeText(text).then(
    () => toastSuccess(m.own_copied()),
    () => toastError(m.own_copy_failed()),
  );

import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '../../lib/show-error.ts';
import { toastError } from '../../ui/toast.ts';

/** Saves a list as a file; what fails is said in a toast. */
export const useSaveList = (save: () => Promise<void>) =>
  useMutation({
    mutationFn: save,
    onError: (error) => toastError(errorText(error, m.admin_save_file_failed())),
  });

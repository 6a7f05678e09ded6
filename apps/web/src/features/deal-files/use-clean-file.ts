import type { DealFile } from '@briefcast/contract';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
import { showError } from '../../lib/show-error.ts';
import { toastSuccess } from '../../ui/toast.ts';

/**
 * Takes out of a file of one's own where it was taken. A refusal becomes a toast, and the file stays as it is;
 * `refresh` reads the deal again either way.
 */
export function useCleanFile(dealId: string, refresh: () => Promise<unknown>) {
  return useMutation({
    mutationFn: async ({ id }: DealFile) =>
      (await client.files.clean({ params: { id: dealId, fileId: id } })).file,
    onSuccess: ({ originalName }) =>
      toastSuccess('Location removed', `${originalName} no longer says where it was taken.`),
    onError: (error) => showError('The location could not be removed', error),
    onSettled: refresh,
  });
}

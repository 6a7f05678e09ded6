/** Blocked accounts, as screens change them. */
import type { Role } from '@briefcast/contract';
import { useMutation } from '@tanstack/react-query';
import { invalidate } from '../../lib/invalidate.ts';
import { loadClient } from '../../lib/load-client.ts';

const readAgain = () => invalidate('blocks', 'castings');

/** A brand takes no more applications from a creator. */
export const useBlockCreator = () =>
  useMutation({
    mutationFn: async (id: string) => (await loadClient()).blocks.blockCreator({ params: { id } }),
    onSuccess: readAgain,
  });

/** A creator sees nothing more of the brand of a casting. */
export const useBlockBrand = () =>
  useMutation({
    mutationFn: async (castingId: string) =>
      (await loadClient()).blocks.blockBrand({ params: { castingId } }),
    onSuccess: readAgain,
  });

/** Takes that back; the id is the creator's or the organisation's. */
export const useUnblock = (role: Role) =>
  useMutation({
    mutationFn: async (id: string) => {
      const { blocks } = await loadClient();
      const call = { params: { id } };
      return role === 'BRAND' ? blocks.unblockCreator(call) : blocks.unblockBrand(call);
    },
    onSuccess: readAgain,
  });

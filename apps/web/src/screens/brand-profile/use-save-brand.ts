import type { OwnBrand } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { keepOwnProfile } from '../../features/profile-form/own-profile.ts';
import { reasonOf, saveFailureText, wasUnreachable } from '../../features/profile-form/save-failure.ts';
import { client } from '../../lib/api.ts';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { type BrandForm, updateOfForm } from './form-values.ts';

const saveText = (error: unknown) =>
  saveFailureText(error, (other) =>
    wasUnreachable(other)
      ? m.brand_save_unreachable({ reason: reasonOf(other, m.please_try_again()) })
      : m.profile_save_failed({ reason: reasonOf(other, m.unknown_error()) }),
  );

/** Saves the brand's profile and shows it everywhere. */
export function useSaveBrand(brand: OwnBrand) {
  return useMutation({
    mutationFn: async (form: BrandForm) => {
      const { user } = await client.profiles.update({ body: updateOfForm(form, brand) });
      return user.role === 'BRAND' ? user : brand;
    },
    onSuccess: (user) => {
      keepOwnProfile(user);
      toastSuccess(m.profile_saved());
    },
    // Here and not at the call: a session's end takes the screen away, and with it the callbacks of its calls.
    onError: (error) => toastError(saveText(error)),
  });
}

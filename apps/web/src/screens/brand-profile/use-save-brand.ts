import type { OwnBrand } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { brandScenes } from '@briefcast/contract/rules/call-sheet';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
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

/** How many of the call sheet's scenes are left that the profile is about. */
const leftOfSheet = (brand: OwnBrand) =>
  brandScenes({ ...brand, savedCreators: 0, briefs: 0 }).filter(
    ({ name, isDone }) => (name === 'identity' || name === 'rules') && !isDone,
  ).length;

/** Saves the brand's profile and shows it everywhere. */
export function useSaveBrand(brand: OwnBrand) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (form: BrandForm) => {
      const { user } = await client.profiles.update({ body: updateOfForm(form, brand) });
      return user.role === 'BRAND' ? user : brand;
    },
    onSuccess: (user) => {
      keepOwnProfile(user);
      // Whoever is led by the call sheet goes on with it, once what it asked for here is there.
      if (leftOfSheet(user) >= leftOfSheet(brand)) return toastSuccess(m.profile_saved());
      toastSuccess(m.profile_saved(), undefined, {
        label: m.start_back_to_sheet(),
        seconds: 10,
        onPress: () => void navigate(paths.brandDashboard.href()),
      });
    },
    // Here and not at the call: a session's end takes the screen away, and with it the callbacks of its calls.
    onError: (error) => toastError(saveText(error)),
  });
}

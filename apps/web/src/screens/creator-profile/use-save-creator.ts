import type { OwnCreator } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { keepOwnProfile } from '../../features/profile-form/own-profile.ts';
import { reasonOf, saveFailureText, wasUnreachable } from '../../features/profile-form/save-failure.ts';
import { client } from '../../lib/api.ts';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { type CreatorForm, updateOfForm } from './form-values.ts';
import type { DraftChange, PortfolioDraft } from './portfolio-draft.ts';
import { savePortfolio } from './save-portfolio.ts';

interface SaveInput {
  form: CreatorForm;
  draft: PortfolioDraft;
}

interface SaveOutcome {
  user: OwnCreator;
  changes: DraftChange[];
  failures: number;
}

const saveText = (error: unknown) =>
  saveFailureText(error, (other) =>
    wasUnreachable(other)
      ? m.creator_save_failed()
      : m.profile_save_failed({ reason: reasonOf(other, m.unknown_error()) }),
  );

async function readOwnCreator(fallback: OwnCreator): Promise<OwnCreator> {
  const { user } = await client.accounts.me();
  return user.role === 'CREATOR' ? user : fallback;
}

/** Saves the fields, then the portfolio; then everything is read again as the server has it. */
export function useSaveCreator(creator: OwnCreator) {
  return useMutation({
    mutationFn: async ({ form, draft }: SaveInput): Promise<SaveOutcome> => {
      const { user } = await client.profiles.update({ body: updateOfForm(form, creator) });
      const saved = user.role === 'CREATOR' ? user : creator;
      if (draft.removedIds.length === 0 && draft.uploads.length === 0) {
        return { user: saved, changes: [], failures: 0 };
      }
      const portfolio = await savePortfolio(
        draft,
        {
          add: (item) => client.portfolio.add({ body: item }),
          remove: (itemId) => client.portfolio.remove({ params: { itemId } }),
        },
        (error) => reasonOf(error, m.please_try_again()),
      );
      return { ...portfolio, user: await readOwnCreator(saved).catch(() => saved) };
    },
    onSuccess: ({ user, failures }) => {
      keepOwnProfile(user);
      if (failures === 0) toastSuccess(m.profile_saved());
      else toastError(m.portfolio_not_saved(), m.portfolio_not_saved_text());
    },
    // Here and not at the call: a session's end takes the screen away, and with it the callbacks of its calls.
    onError: (error) => toastError(saveText(error)),
  });
}

/** Publishes or hides the profile. */
export function usePublishCreator() {
  return useMutation({
    mutationFn: async (isPublished: boolean) => {
      const { user } = await client.profiles.update({ body: { isPublished } });
      return user;
    },
    onSuccess: (user, isPublished) => {
      keepOwnProfile(user);
      toastSuccess(isPublished ? m.creator_publish_done() : m.creator_unpublish_done());
    },
    onError: (error, isPublished) =>
      toastError(
        saveFailureText(error, (other) => {
          const reason = reasonOf(other, m.unknown_error());
          return isPublished ? m.creator_publish_failed({ reason }) : m.creator_unpublish_failed({ reason });
        }),
      ),
  });
}

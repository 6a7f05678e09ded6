import type { OwnUser } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { loadClient } from '../../lib/load-client.ts';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { keepOwnProfile } from './own-profile.ts';
import { reasonOf, saveFailureText } from './save-failure.ts';

/** Why the profile was not published, or not hidden. */
export const publishFailure = (error: unknown, isPublished: boolean) =>
  saveFailureText(error, (other) => {
    const reason = reasonOf(other, m.unknown_error());
    return isPublished ? m.creator_publish_failed({ reason }) : m.creator_unpublish_failed({ reason });
  });

/** Result of publishing in words: it may have to be approved first. */
export function publishedText(user: OwnUser): string {
  const isWaiting = user.role === 'CREATOR' && user.review?.state === 'WAITING';
  return isWaiting ? m.review_publish_asked() : m.creator_publish_done();
}

/** Publishes or hides the profile. */
export function usePublishCreator() {
  return useMutation({
    mutationFn: async (isPublished: boolean) => {
      const { user } = await (await loadClient()).profiles.update({ body: { isPublished } });
      return user;
    },
    onSuccess: (user, isPublished) => {
      keepOwnProfile(user);
      toastSuccess(isPublished ? publishedText(user) : m.creator_unpublish_done());
    },
    onError: (error, isPublished) => toastError(publishFailure(error, isPublished)),
  });
}

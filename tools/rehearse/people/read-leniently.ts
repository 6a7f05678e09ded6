/** Reading answers while servers of the release before are among those that give them. */
import { AppError, readAnswer } from '@briefcast/contract';

/** As an answer comes, where this release demands of it what the one before does not send. */
const asItCame = (json: unknown) => (json as { data?: unknown }).data ?? json;

/**
 * As `readAnswer`, but what an answer lacks is no fault while servers of the release before are there: a page from before the
 * upgrade demands no more of it than they send.
 */
export const readLeniently =
  (mayLack: () => boolean): typeof readAnswer =>
  (spec, ok, json, retryAfter) => {
    try {
      return readAnswer(spec, ok, json, retryAfter);
    } catch (error) {
      // A fault that the server tells of has no cause here.
      const isUnread = error instanceof AppError && error.code === 'internal' && error.cause !== undefined;
      if (!isUnread || !mayLack()) throw error;
      return asItCame(json) as ReturnType<typeof readAnswer<typeof spec>>;
    }
  };

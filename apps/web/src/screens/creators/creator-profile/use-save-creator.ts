import { AppError, type OwnCreator } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { keepOwnProfile } from '../../../features/profiles/own-profile.ts';
import { reasonOf, saveFailureText, wasUnreachable } from '../../../features/profiles/save-failure.ts';
import { publishedText, publishFailure } from '../../../features/profiles/use-publish-creator.ts';
import { client } from '../../../lib/api.ts';
import { toastError, toastSuccess } from '../../../ui/toast.ts';
import { type CreatorForm, updateOfForm } from './form-values.ts';
import { type DraftChange, hasDraft, type PortfolioDraft } from './portfolio-draft.ts';
import { savePortfolio } from './save-portfolio.ts';

interface SaveInput {
  form: CreatorForm;
  draft: PortfolioDraft;
  /** Change of publication: taken offline before anything else is saved, or published after everything. */
  publication?: 'publish' | 'unpublish' | undefined;
}

interface SaveOutcome {
  user: OwnCreator;
  changes: DraftChange[];
  failures: number;
  /** Reason why it was saved, but not published. */
  notPublished?: unknown;
}

const saveText = (error: unknown) =>
  saveFailureText(error, (other) =>
    wasUnreachable(other)
      ? m.creator_save_failed()
      : m.profile_save_failed({ reason: reasonOf(other, m.unknown_error()) }),
  );

const isAboutPublished = (error: unknown) =>
  error instanceof AppError && error.code === 'profile.published_needs';

async function readOwnCreator(fallback: OwnCreator): Promise<OwnCreator> {
  const { user } = await client.accounts.me();
  return user.role === 'CREATOR' ? user : fallback;
}

/** Saves the portfolio's draft, if there is one, and reads what the server has then. */
async function savePortfolioOf(saved: OwnCreator, draft: PortfolioDraft): Promise<SaveOutcome> {
  if (!hasDraft(draft)) return { user: saved, changes: [], failures: 0 };
  const outcome = await savePortfolio(
    saved.portfolio,
    draft,
    {
      add: (item) => client.portfolio.add({ body: item }),
      remove: (itemId) => client.portfolio.remove({ params: { itemId } }),
      tell: (itemId, body) => client.portfolio.change({ params: { itemId }, body }),
      arrange: (itemIds) => client.portfolio.arrange({ body: { itemIds } }),
    },
    (error) => reasonOf(error, m.please_try_again()),
  );
  return { ...outcome, user: await readOwnCreator(saved).catch(() => saved) };
}

async function publishSaved(outcome: SaveOutcome): Promise<SaveOutcome> {
  try {
    const { user } = await client.profiles.update({ body: { isPublished: true } });
    return user.role === 'CREATOR' ? { ...outcome, user } : outcome;
  } catch (notPublished) {
    return { ...outcome, notPublished };
  }
}

function tellOutcome({ user, failures, notPublished }: SaveOutcome, { publication }: SaveInput) {
  if (failures > 0) return toastError(m.portfolio_not_saved(), m.portfolio_not_saved_text());
  if (notPublished) return toastError(publishFailure(notPublished, true));
  if (publication === 'publish') return toastSuccess(publishedText(user));
  return publication === 'unpublish'
    ? toastSuccess(m.profile_saved(), m.creator_offline_done())
    : toastSuccess(m.profile_saved());
}

/**
 * Saves the fields, then the portfolio, then publishes if that was asked for and nothing failed. Everything is
 * refetched afterwards.
 */
export function useSaveCreator(creator: OwnCreator) {
  return useMutation({
    mutationFn: async ({ form, draft, publication }: SaveInput): Promise<SaveOutcome> => {
      const offline = publication === 'unpublish' ? { isPublished: false } : {};
      const { user } = await client.profiles.update({ body: { ...updateOfForm(form, creator), ...offline } });
      const outcome = await savePortfolioOf(user.role === 'CREATOR' ? user : creator, draft);
      return publication === 'publish' && outcome.failures === 0 ? await publishSaved(outcome) : outcome;
    },
    onSuccess: (outcome, input) => {
      keepOwnProfile(outcome.user);
      tellOutcome(outcome, input);
    },
    // Here and not at the call: a session's end takes the screen away, and with it the callbacks of its calls.
    onError: (error) => {
      // The screen asks what is to be done.
      if (!isAboutPublished(error)) toastError(saveText(error));
    },
  });
}

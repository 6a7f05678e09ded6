import { paths } from '@briefcast/contract/paths';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { usePostCasting } from '../../../features/castings/casting-queries.ts';
import { forgetDraft } from '../../../features/castings/use-casting-drafts.ts';
import { inviteTo } from '../../../features/castings/use-invitations.ts';
import { errorText } from '../../../lib/show-error.ts';
import { useCredits } from '../../../parts/credits/use-credits.ts';
import { Button } from '../../../ui/button.tsx';
import { toastError, toastSuccess } from '../../../ui/toast.ts';
import { CastingEditor } from './casting-editor.tsx';
import type { CastingForm } from './casting-form.ts';
import { readUnsaved, useKeptDraft } from './use-kept-draft.ts';

interface PostingProps {
  brandId: string;
  /** The draft that it was opened with. */
  draftId: string | null;
  /** Form begun with nothing: restores text typed on this device that never became a draft. */
  isBlank: boolean;
  begin: CastingForm;
  /** Creators who are invited once it is posted. */
  invitedIds: readonly string[];
  onDraft: (id: string) => void;
}

/** The form of a new casting, which is kept as a draft until it is posted. */
export function Posting({ brandId, draftId, isBlank, begin, invitedIds, onDraft }: PostingProps) {
  const navigate = useNavigate();
  const post = usePostCasting();
  const credits = useCredits();
  const kept = useKeptDraft({ brandId, openedId: draftId, onCreated: onDraft });
  const [first] = useState(
    () => (isBlank || draftId !== null ? readUnsaved(brandId, draftId) : null) ?? begin,
  );

  async function saveNow(form: CastingForm) {
    kept.type(form);
    if (await kept.save()) toastSuccess(m.casting_draft_done());
    else toastError(m.casting_draft_failed(), m.casting_draft_failed_text());
  }

  return (
    <CastingEditor
      begin={first}
      isFixed={false}
      submitText={m.casting_post_submit()}
      note={credits ? m.casting_post_credits() : m.casting_post_free()}
      failedText={m.casting_not_posted()}
      onTyped={kept.type}
      more={(form) => (
        <>
          <p role="status" className="hint">
            {
              {
                NONE: '',
                SAVING: m.casting_saving(),
                SAVED: m.casting_draft_is_kept(),
                FAILED: m.casting_draft_on_device(),
              }[kept.state]
            }
          </p>
          <Button variant="outline" disabled={kept.state === 'SAVING'} onClick={() => void saveNow(form())}>
            {m.casting_draft_save()}
          </Button>
        </>
      )}
      onSubmit={async (body) => {
        const id = await kept.stop();
        const casting = await post.mutateAsync({ ...body, ...(id ? { draftId: id } : {}) });
        kept.forget();
        if (id) forgetDraft(id);
        toastSuccess(m.casting_posted());
        await navigate(paths.ownCasting.href(casting.id), { replace: true });
        if (invitedIds.length === 0) return;
        // Posting has succeeded, whether or not anybody could be invited.
        await inviteTo(casting.id, { creatorIds: [...invitedIds], message: '' }).then(
          ({ invitedIds: { length } }) =>
            toastSuccess(m.casting_invited_done({ n: length, count: formatCount(length) })),
          (error: unknown) =>
            toastError(m.casting_not_invited_text(), errorText(error, m.please_try_again())),
        );
      }}
    />
  );
}

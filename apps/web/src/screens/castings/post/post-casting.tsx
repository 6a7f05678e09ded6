import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePostCasting } from '../../../features/castings/casting-queries.ts';
import { mayForOrganization } from '../../../lib/policy.ts';
import { useSession } from '../../../lib/session.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { useDocumentTitle } from '../../../lib/use-head.ts';
import { useCredits } from '../../../parts/credits/use-credits.ts';
import { Main } from '../../../ui/main.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { BackLink } from '../../../ui/text-link.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import { CastingEditor } from './casting-editor.tsx';
import { type CastingForm, emptyCasting } from './casting-form.ts';

/** What was typed on this device and not posted; a draft of another version of the form is dropped. */
function readDraft(key: string): CastingForm {
  try {
    const draft: unknown = JSON.parse(readStored('local', key) ?? 'null');
    // A draft need not be complete, so only its form counts.
    const isWhole =
      draft !== null && typeof draft === 'object' && Object.keys(emptyCasting).every((name) => name in draft);
    return isWhole ? (draft as CastingForm) : emptyCasting;
  } catch {
    return emptyCasting;
  }
}

/** Posting a casting (/my-castings/new). */
export function PostCastingScreen() {
  useDocumentTitle(m.casting_post());
  const { user } = useSession();
  const navigate = useNavigate();
  const post = usePostCasting();
  const credits = useCredits();
  const key = `castingDraft:${user?.role === 'BRAND' ? user.brandId : ''}`;
  const [begin] = useState(() => readDraft(key));
  const keep = useCallback((typed: CastingForm) => writeStored('local', key, JSON.stringify(typed)), [key]);
  const mayPost = user !== null && mayForOrganization(user, 'casting.post');
  return (
    <Main>
      <PageHeader
        back={<BackLink to={paths.ownCastings.href()}>{m.casting_castings()}</BackLink>}
        title={m.casting_post()}
        subtitle={m.casting_post_about()}
      />
      {mayPost ? (
        <CastingEditor
          begin={begin}
          isFixed={false}
          submitText={m.casting_post_submit()}
          note={credits ? m.casting_post_credits() : m.casting_post_free()}
          failedText={m.casting_not_posted()}
          onTyped={keep}
          onSubmit={async (body) => {
            const casting = await post.mutateAsync(body);
            writeStored('local', key, null);
            toastSuccess(m.casting_posted());
            await navigate(paths.ownCasting.href(casting.id), { replace: true });
          }}
        />
      ) : (
        <p className="card mt-6 p-5 font-semibold">{m.casting_post_not_you()}</p>
      )}
    </Main>
  );
}

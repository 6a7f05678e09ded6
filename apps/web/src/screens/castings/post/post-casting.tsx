import { type CastingStart, paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { mayForOrganization } from '../../../lib/policy.ts';
import { useSession } from '../../../lib/session.ts';
import { errorText } from '../../../lib/show-error.ts';
import { useDocumentTitle } from '../../../lib/use-head.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Main } from '../../../ui/main.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { BackLink } from '../../../ui/text-link.tsx';
import { BeginBar } from './begin-bar.tsx';
import { Posting } from './posting.tsx';
import { readInvited, readStart, startedQuery } from './start-from.ts';

/** Posting a casting (/my-castings/new), from nothing or from what the address names. */
export function PostCastingScreen() {
  useDocumentTitle(m.casting_post());
  const { user } = useSession();
  const mayPost = user !== null && mayForOrganization(user, 'casting.post');
  return (
    <Main>
      <PageHeader
        back={<BackLink to={paths.ownCastings.href()}>{m.casting_castings()}</BackLink>}
        title={m.casting_post()}
        subtitle={m.casting_post_about()}
      />
      {mayPost && user.role === 'BRAND' ? (
        <Begun userId={user.id} brandId={user.brandId ?? ''} />
      ) : (
        <p className="card mt-6 p-5 font-semibold">{m.casting_post_not_you()}</p>
      )}
    </Main>
  );
}

/** The form stays the same when what is typed becomes a draft, which the address names from then on. */
function useOpened(asked: CastingStart): { start: CastingStart; became: (draft: string) => void } {
  const name = JSON.stringify(asked);
  const [opened, setOpened] = useState({ start: asked, name, draft: '' });
  if (name !== opened.name) {
    const isSame = asked.draft !== undefined && asked.draft === opened.draft;
    setOpened(isSame ? { ...opened, name } : { start: asked, name, draft: '' });
  }
  return {
    start: opened.start,
    became: (draft) => setOpened((before) => ({ ...before, draft })),
  };
}

function Begun({ userId, brandId }: { userId: string; brandId: string }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const invite = params.get('invite') ?? undefined;
  const { start, became } = useOpened(readStart(params));
  const { data, error, isPending, refetch } = useQuery(startedQuery(userId, start));
  const go = (from: CastingStart, isReplaced = false) =>
    navigate(paths.postCasting.href({ ...from, invite }), { replace: isReplaced, preventScrollReset: true });
  if (isPending)
    return (
      <div className="mt-6 grid gap-5">
        <LoadingText>{m.casting_form_loading()}</LoadingText>
        <Skeleton className="ear h-14" />
        <Skeleton className="ear h-96" />
      </div>
    );
  if (!data)
    return (
      <ErrorState className="card mt-6 p-5" onRetry={() => void refetch()}>
        {m.casting_form_not_loaded()}
        <span className="block font-normal text-ink-2">{errorText(error, m.please_try_again())}</span>
        <ButtonLink className="mt-3" variant="outline" to={paths.postCasting.href({ invite })}>
          {m.casting_begin_blank()}
        </ButtonLink>
      </ErrorState>
    );
  return (
    <>
      <BeginBar userId={userId} origin={data.origin} onChoose={(from) => void go(from)} />
      <Posting
        key={JSON.stringify(start)}
        brandId={brandId}
        draftId={start.draft ?? null}
        isBlank={Object.keys(start).length === 0}
        begin={data.form}
        invitedIds={readInvited(params)}
        onDraft={(draft) => {
          became(draft);
          void go({ draft }, true);
        }}
      />
    </>
  );
}

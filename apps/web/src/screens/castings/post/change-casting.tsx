import type { NewCasting, OwnCasting } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ownCastingQuery, useMoveCasting } from '../../../features/castings/casting-queries.ts';
import { dayOf } from '../../../lib/calendar-day.ts';
import { mayForOrganization } from '../../../lib/policy.ts';
import { errorText } from '../../../lib/show-error.ts';
import { useDocumentTitle } from '../../../lib/use-head.ts';
import { useUser } from '../../../lib/use-user.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Main } from '../../../ui/main.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { BackLink } from '../../../ui/text-link.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import { CastingEditor } from './casting-editor.tsx';
import { castingFormOf } from './casting-form.ts';

/** Changing a casting (/my-castings/:id/change). */
export function ChangeCastingScreen() {
  useDocumentTitle(m.casting_change());
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(ownCastingQuery(id));
  const mayChange = mayForOrganization(useUser(), 'casting.post');
  return (
    <Main>
      <PageHeader
        back={<BackLink to={paths.ownCasting.href(id)}>{data?.title ?? m.casting_one()}</BackLink>}
        title={m.casting_change()}
      />
      {isPending ? (
        <div className="mt-6">
          <LoadingText>{m.casting_one_loading()}</LoadingText>
          <Skeleton className="ear h-96" />
        </div>
      ) : null}
      {error && !data ? (
        <ErrorState className="card mt-6 p-5" onRetry={() => void refetch()}>
          {m.casting_one_not_loaded()}
          <span className="block font-normal text-ink-2">{errorText(error, m.please_try_again())}</span>
        </ErrorState>
      ) : null}
      {data && mayChange ? <Loaded casting={data} /> : null}
      {data && !mayChange ? (
        <p className="card mt-6 p-5 font-semibold">{m.casting_change_not_you()}</p>
      ) : null}
    </Main>
  );
}

/** Sends terms that creators rely on back unchanged, whatever the fields make of them. */
const withFixed = (casting: OwnCasting, body: NewCasting): NewCasting => ({
  ...body,
  title: casting.title,
  description: casting.description,
  currency: casting.currency,
  requirements: casting.requirements,
  deliverableWishes: casting.deliverableWishes,
  rounds: casting.rounds,
  paymentDays: casting.paymentDays,
  rights: casting.rights,
  languages: casting.languages as NewCasting['languages'],
  categoryIds: casting.categories.map(({ id }) => id),
  question: casting.question,
});

function Loaded({ casting }: { casting: OwnCasting }) {
  const navigate = useNavigate();
  const move = useMoveCasting(casting.id);
  // Keeps the state in which the page was opened: the server reports applications that arrive later.
  const [begin] = useState(() => ({
    ...castingFormOf(casting),
    ...(casting.state === 'OPEN' ? {} : { closesOn: dayOf(new Date()) }),
  }));
  const isFixed = casting.applications > 0;
  return (
    <>
      {isFixed ? (
        <div className="mt-5">
          <Notice tone="yellow" title={m.casting_fixed_title()} icon={<Lock aria-hidden className="ic" />}>
            {m.casting_fixed_text()}
          </Notice>
        </div>
      ) : null}
      <CastingEditor
        begin={begin}
        isFixed={isFixed}
        isClosed={casting.state !== 'OPEN'}
        submitText={m.casting_change_save()}
        note={isFixed ? m.casting_change_told() : m.casting_change_free()}
        failedText={m.casting_not_changed()}
        onSubmit={async (body) => {
          await move.mutateAsync({ move: 'CHANGE', body: isFixed ? withFixed(casting, body) : body });
          toastSuccess(m.casting_changed());
          await navigate(paths.ownCasting.href(casting.id));
        }}
      />
    </>
  );
}

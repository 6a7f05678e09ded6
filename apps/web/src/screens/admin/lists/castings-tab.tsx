import type { AdminCasting } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Megaphone, Search } from 'lucide-react';
import { useState } from 'react';
import { castingLook, castText, payText } from '../../../features/castings/casting-words.ts';
import { adminPagedQ } from '../../../lib/admin-query.ts';
import { adminClient } from '../../../lib/api.ts';
import { eachOnce } from '../../../lib/each-once.ts';
import { errorText } from '../../../lib/show-error.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { MorePages } from '../../../ui/load-more.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ActionDialog, useAdminAction } from '../actions/admin-action.tsx';

/** All castings, newest first; one that should not be here is ended with a reason. */
export function CastingsTab() {
  const [search, setSearch] = useState('');
  const list = useInfiniteQuery(adminPagedQ('adminCastings.list', { query: search ? { search } : {} }));
  const action = useAdminAction();
  const castings = eachOnce(list.data?.pages.flatMap((page) => page.castings) ?? []);
  return (
    <div className="grid gap-5">
      <form
        className="sm:max-w-sm"
        onSubmit={(event) => {
          event.preventDefault();
          setSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim());
        }}
      >
        <Field label={m.casting_search()} labelHidden>
          <TextInput
            type="search"
            name="search"
            placeholder={m.casting_search()}
            start={<Search aria-hidden className="ic" />}
          />
        </Field>
      </form>
      {list.isPending ? <LoadingText>{m.casting_loading()}</LoadingText> : null}
      {list.isError && !list.data ? (
        <ErrorState className="card p-5" onRetry={() => void list.refetch()}>
          {errorText(list.error, m.casting_not_loaded())}
        </ErrorState>
      ) : null}
      {list.data && castings.length === 0 ? (
        <div className="card p-5">
          <EmptyState title={m.casting_none_found()} icon={<Megaphone aria-hidden className="ic" />} />
        </div>
      ) : null}
      <ul className="grid gap-3">
        {castings.map((casting) => (
          <CastingRow
            key={casting.id}
            casting={casting}
            onEnd={() =>
              action.ask({
                title: m.admin_end_casting(),
                question: m.admin_end_casting_question({ title: casting.title }),
                confirmLabel: m.admin_end_casting(),
                busyText: m.admin_ending_casting(),
                danger: true,
                reasonLabel: m.admin_end_casting_reason(),
                run: (reason) =>
                  adminClient.adminCastings.end({ params: { id: casting.id }, body: { reason } }),
                failureText: (error) => errorText(error, m.casting_not_moved()),
              })
            }
          />
        ))}
      </ul>
      <MorePages list={list} busyText={m.casting_loading()} failedText={m.casting_not_loaded()} />
      <ActionDialog action={action} />
    </div>
  );
}

function CastingRow({ casting, onEnd }: { casting: AdminCasting; onEnd: () => void }) {
  const look = castingLook(casting, new Date());
  return (
    <li className="card flex flex-wrap items-center gap-x-6 gap-y-3 p-4 pe-6">
      <div className="min-w-0 flex-1 basis-64">
        <TextLink to={paths.casting.href(casting.id)} className="font-semibold wrap-anywhere">
          <bdi>{casting.title}</bdi>
        </TextLink>
        <p className="hint num wrap-anywhere">
          {m.admin_casting_facts({
            brand: casting.brand.companyName,
            day: formatShortDate(casting.createdAt),
            pay: payText(casting),
            count: formatCount(casting.applications),
          })}
        </p>
      </div>
      <span className="num text-sm">{castText(casting)}</span>
      <Badge tone={look.tone} icon={<look.Icon aria-hidden className="ic" />}>
        {look.label}
      </Badge>
      {casting.isOver ? null : (
        <Button variant="danger-outline" size="sm" onClick={onEnd}>
          {m.admin_end_casting()}
        </Button>
      )}
    </li>
  );
}

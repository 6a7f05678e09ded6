import { minuteMs } from '@briefcast/contract/kit/days';
import { formatSeries } from '@briefcast/i18n/format';
import { categoryLabel } from '@briefcast/i18n/labels/category';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { fullName } from '../../lib/names.ts';
import { q } from '../../lib/query.ts';
import { errorText } from '../../lib/show-error.ts';
import type { Invitee } from './invitee.ts';

const shownAtOnce = 20;

interface FoundInviteesProps {
  /** Search text; without words the newest are found. */
  words: string;
  /** People already shown. */
  known: readonly string[];
  render: (invitee: Invitee) => ReactNode;
}

/** Creators of the directory, by the same search, as rows of a list. */
export function FoundInvitees({ words, known, render }: FoundInviteesProps) {
  const search = useDeferredValue(words);
  const { data, error } = useQuery({
    ...q('creators.directory', { query: { ...(search ? { search } : {}), limit: shownAtOnce } }),
    staleTime: minuteMs,
  });
  const found = data?.creators.filter(({ id, isSample }) => !isSample && !known.includes(id)) ?? [];
  const isNobody = data !== undefined && found.length === 0 && known.length === 0;
  return (
    <>
      {found.length > 0 ? (
        <li className="pt-3 pb-1 text-sm font-semibold text-ink-2">{m.casting_invite_directory()}</li>
      ) : null}
      {found.map((creator) =>
        render({
          id: creator.id,
          name: fullName(creator),
          image: creator.profileImage,
          about: formatSeries(creator.categories.map(({ name }) => categoryLabel(name))),
        }),
      )}
      <li role="status" className="hint empty:hidden">
        {error ? errorText(error, m.call_failed()) : isNobody ? m.casting_invite_no_match() : null}
      </li>
    </>
  );
}

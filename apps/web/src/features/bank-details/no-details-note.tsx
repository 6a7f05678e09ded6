import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { q } from '../../lib/query.ts';
import { ButtonLink } from '../../ui/button.tsx';

/**
 * Warns a creator with open payments that brands do not know where to pay; nothing with details or without open
 * payments.
 */
export function NoDetailsNote({ isOwed }: { isOwed: boolean }) {
  const titleId = useId();
  const { data } = useQuery({ ...q('bankDetails.own'), enabled: isOwed });
  if (!isOwed || data?.bankDetails !== null) return null;
  return (
    <section
      aria-labelledby={titleId}
      data-tone="orange"
      className="ear-sm mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 bg-k-bg p-4 pe-8 shadow-[inset_0_0_0_1px_var(--k-line)]"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id={titleId} className="text-lg">
          {m.bank_note()}
        </h2>
        <p className="mt-0.5 text-ui text-ink-2">{m.bank_note_text()}</p>
      </div>
      <ButtonLink to={paths.money.href('bank')} className="max-sm:w-full">
        {m.bank_note_open()}
      </ButtonLink>
    </section>
  );
}

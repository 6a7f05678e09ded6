import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { ExternalLink, Radio } from 'lucide-react';
import { useUser } from '../../lib/use-user.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CopyLinkButton } from '../../ui/copy-link-button.tsx';

/** Tells a published creator who has no deal yet what helps: to pass on the address of their page. */
export function LiveNote() {
  const { id } = useUser('CREATOR');
  const page = paths.creator.href(id);
  return (
    <section
      aria-labelledby="live"
      data-stock="green"
      className="ear mt-6 flex flex-wrap items-center gap-x-6 gap-y-4 bg-k-bg p-5 pe-8 shadow-[inset_0_0_0_1px_var(--k-line)] md:p-7"
    >
      <Radio aria-hidden className="size-7 flex-none text-k-ink max-sm:hidden" />
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="live" className="text-[22px]">
          {m.start_live()}
        </h2>
        <p className="mt-1 text-ui text-ink-2">{m.start_live_text()}</p>
      </div>
      <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:*:flex-1">
        <CopyLinkButton path={page} variant="cast" />
        <ButtonLink to={page} variant="outline" icon={<ExternalLink aria-hidden className="ic ic-turn" />}>
          {m.creator_view_public()}
        </ButtonLink>
      </div>
    </section>
  );
}

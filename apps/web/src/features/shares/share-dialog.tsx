import type { DealFile } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { ownPage } from '@briefcast/i18n/page-paths';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Copy, Link2, ShieldCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { copyToClipboard } from '../../lib/copy-to-clipboard.ts';
import { invalidate } from '../../lib/invalidate.ts';
import { loadClient } from '../../lib/load-client.ts';
import { q } from '../../lib/query.ts';
import { showError } from '../../lib/show-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { ShareLinks } from './share-links.tsx';
import { ShareWishes, type Wishes } from './share-wishes.tsx';
import { suggestPassword } from './suggest-password.ts';

interface ShareDialogProps {
  dealId: string;
  file: DealFile;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const firstWishes = (): Wishes => ({
  name: '',
  canComment: true,
  days: 7,
  password: suggestPassword(),
  hasWatermark: true,
  showsEarlierVersions: false,
});

/** Creates links to one file for people without an account, and turns them off. */
export function ShareDialog({ dealId, file, open, onOpenChange }: ShareDialogProps) {
  const [wishes, setWishes] = useState(firstWishes);
  const [made, setMade] = useState<string | null>(null);
  const { data } = useQuery({ ...q('shares.list', { params: { id: dealId } }), enabled: open });
  const create = useMutation({
    mutationFn: async ({ password, name, ...share }: Wishes) =>
      (await loadClient()).shares.create({
        params: { id: dealId },
        body: {
          ...share,
          name: name.trim() || m.share_of_day({ day: formatShortDate(new Date()) }),
          fileIds: [file.id],
          ...(password ? { password } : {}),
        },
      }),
    onSuccess: ({ token }) => setMade(window.location.origin + ownPage(paths.share.href(token))),
    onError: (error) => showError(m.share_not_made(), error),
    onSettled: () => invalidate('shares.list'),
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!create.isPending) create.mutate(wishes);
  }

  function handleOpenChange(next: boolean) {
    onOpenChange(next);
    if (next) return;
    setMade(null);
    setWishes(firstWishes());
  }

  return (
    <Dialog
      open={open}
      onOpenChange={handleOpenChange}
      title={m.share_title()}
      description={m.share_subtitle()}
      size="md"
      busy={create.isPending && made === null}
      shownOnce={made !== null}
      onSubmit={handleSubmit}
    >
      <div className="grid gap-5">
        {made === null ? null : <MadeLink address={made} password={wishes.password} />}
        {made === null ? (
          <OnlineButton
            type="submit"
            variant="cast"
            icon={<Link2 aria-hidden className="ic" />}
            busy={create.isPending}
            busyText={m.share_making()}
          >
            {m.share_make()}
          </OnlineButton>
        ) : null}
        {made === null ? <ShareWishes wishes={wishes} onChange={setWishes} /> : null}
        <p className="ear-sm flex gap-3 bg-k-bg px-4 py-3 text-sm text-k-ink" data-tone="buff">
          <ShieldCheck aria-hidden className="ic flex-none" />
          {m.share_what_they_see()}
        </p>
        {data && data.shares.length > 0 ? <ShareLinks dealId={dealId} shares={data.shares} /> : null}
      </div>
    </Dialog>
  );
}

async function copy(text: string, done: string) {
  await copyToClipboard(text).then(
    () => toastSuccess(done),
    () => toastError(m.share_not_copied(), text),
  );
}

/** A link that was just created. Its secret is shown only this once. */
function MadeLink({ address, password }: { address: string; password: string }) {
  return (
    <div role="status" className="grid gap-2">
      <div className="ear-sm flex items-center gap-3 bg-k-bg p-2 ps-4 text-k-ink" data-tone="green">
        <bdi className="min-w-0 flex-1 truncate font-semibold">{address}</bdi>
        <Button
          icon={<Copy aria-hidden className="ic" />}
          onClick={() => copy(address, m.share_link_copied())}
        >
          {m.share_copy_link()}
        </Button>
      </div>
      <p className="hint">{m.share_told_once()}</p>
      {password === '' ? null : (
        <p className="flex items-center gap-2">
          <span>
            {m.share_password_is()} <bdi className="font-semibold">{password}</bdi>
          </span>
          <Button size="sm" variant="outline" onClick={() => copy(password, m.share_password_copied())}>
            {m.share_copy_password()}
          </Button>
        </p>
      )}
    </div>
  );
}

import { type Currency, commentsLeft, type DealFile, isSomethingLeft } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQueries } from '@tanstack/react-query';
import { Check, CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { FileThumbnail } from '../../../features/files/file-thumbnail.tsx';
import { commentsQuery } from '../../../features/review-room/comments/comment-queries.ts';
import { shortFileName } from '../../../lib/short-file-name.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { MixedBox } from '../../../ui/mixed-box.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { leftLines } from './left-lines.ts';

interface ApproveSeveralProps {
  dealId: string;
  /** The deal's. */
  currency: Currency;
  /** Files that wait for a verdict. */
  files: readonly DealFile[];
  busy: boolean;
  /** Rejects where it was refused, which is shown already. */
  onApprove: (files: readonly DealFile[]) => Promise<unknown>;
}

/** Approves files together: each is seen with what its comments leave open, and can be left out. */
export function ApproveSeveral({ dealId, currency, files, busy, onApprove }: ApproveSeveralProps) {
  const [isOpen, setOpen] = useState(false);
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map());
  const lists = useQueries({
    queries: files.map((file) => ({ ...commentsQuery(dealId, file), enabled: isOpen })),
  });
  // Until its comments are there a file is not ticked; where they cannot be read, that keeps nobody from approving.
  const isLooking = lists.some(({ isPending }) => isPending);
  const rows = files.map((file, index) => {
    const left = commentsLeft(lists[index]?.data?.comments ?? []);
    const isFine = !lists[index]?.isPending && !isSomethingLeft(left);
    return { file, left, isChosen: pressed.get(file.id) ?? isFine };
  });
  const chosen = rows.filter(({ isChosen }) => isChosen).map(({ file }) => file);
  const choose = (some: readonly DealFile[], isChosen: boolean) =>
    setPressed((all) => new Map([...all, ...some.map(({ id }) => [id, isChosen] as const)]));

  async function handleApprove() {
    await onApprove(chosen).then(
      () => setOpen(false),
      () => undefined,
    );
  }

  return (
    <>
      <OnlineButton
        variant="outline"
        size="sm"
        icon={<CheckCheck aria-hidden className="ic" />}
        onClick={() => {
          setPressed(new Map());
          setOpen(true);
        }}
      >
        {m.deal_approve_several()}
      </OnlineButton>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={m.deal_approve_several_title()}
        description={m.deal_approve_several_text()}
        busy={busy}
        footer={
          <OnlineButton
            variant="cast"
            icon={<Check aria-hidden className="ic" />}
            busy={busy || (isLooking && isOpen)}
            busyText={m.deal_approving()}
            disabled={chosen.length === 0}
            onClick={() => void handleApprove()}
          >
            {m.deal_approve_chosen({ n: chosen.length, count: formatCount(chosen.length) })}
          </OnlineButton>
        }
      >
        <MixedBox
          className="check font-semibold"
          label={m.deal_approve_all_of_them({ count: formatCount(files.length) })}
          checked={chosen.length === files.length}
          isMixed={chosen.length > 0 && chosen.length < files.length}
          onChange={(isChosen) => choose(files, isChosen)}
        >
          <span aria-hidden>{m.deal_approve_all_of_them({ count: formatCount(files.length) })}</span>
        </MixedBox>
        {rows.map(({ file, left, isChosen }) => (
          <Checkbox
            key={file.id}
            className="py-2!"
            checked={isChosen}
            onChange={(event) => choose([file], event.currentTarget.checked)}
            label={
              <span className="flex items-center gap-3">
                <span className="frame block size-11 flex-none">
                  <FileThumbnail file={file} />
                </span>
                <span className="min-w-0">
                  <bdi className="block truncate" title={file.originalName}>
                    {shortFileName(file.originalName)}
                  </bdi>
                  {leftLines(left, currency).map((line) => (
                    <span key={line} className="block text-sm text-ink-2">
                      {line}
                    </span>
                  ))}
                </span>
              </span>
            }
          />
        ))}
      </Dialog>
    </>
  );
}

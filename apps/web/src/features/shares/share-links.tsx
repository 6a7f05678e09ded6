import type { Share } from '@briefcast/contract';
import { formatCount, formatDateWithTime, formatSeries, formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { invalidate } from '../../lib/invalidate.ts';
import { loadClient } from '../../lib/load-client.ts';
import { showError } from '../../lib/show-error.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { toastSuccess } from '../../ui/toast.ts';

/** "Watched 2 times, last Nov 28, 2026, 2:02 PM, 1 comment". */
function usedText({ looks, lastLookAt, comments, expiresAt }: Share): string {
  if (looks === 0 || lastLookAt === null) return m.share_not_opened({ date: formatShortDate(expiresAt) });
  return formatSeries([
    m.share_watched({ n: looks, count: formatCount(looks) }),
    m.share_last_look({ date: formatDateWithTime(lastLookAt) }),
    ...(comments > 0 ? [m.share_comments({ n: comments, count: formatCount(comments) })] : []),
  ]);
}

/** The active links of a deal, each with its use so far. */
export function ShareLinks({ dealId, shares }: { dealId: string; shares: readonly Share[] }) {
  const revoke = useMutation({
    mutationFn: async ({ id }: Share) =>
      (await loadClient()).shares.revoke({ params: { id: dealId, shareId: id } }),
    onSuccess: (_, { name }) => toastSuccess(m.share_turned_off(), name),
    onError: (error) => showError(m.share_not_turned_off(), error),
    onSettled: () => invalidate('shares.list'),
  });
  return (
    <section aria-labelledby="share-links">
      <h3 id="share-links" className="text-sm font-semibold">
        {m.share_links_in_use()}
      </h3>
      <ul className="divide-y divide-line">
        {shares.map((share) => (
          <li key={share.id} className="flex items-center gap-3 py-3">
            <Avatar name={share.name} src={null} size={36} />
            <span className="min-w-0 flex-1">
              <bdi className="block truncate font-semibold">{share.name}</bdi>
              <span className="hint num block">{usedText(share)}</span>
            </span>
            <OnlineButton
              variant="outline"
              size="sm"
              aria-label={m.share_turn_off_named({ name: share.name })}
              disabled={revoke.isPending}
              onClick={() => revoke.mutate(share)}
            >
              {m.share_turn_off()}
            </OnlineButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

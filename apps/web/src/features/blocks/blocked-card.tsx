import type { Role } from '@briefcast/contract';
import { formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { mediaUrl } from '../../lib/media-url.ts';
import { q } from '../../lib/query.ts';
import { errorText } from '../../lib/show-error.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { useUnblock } from './use-block.ts';

/** Everybody who was blocked, each with the way back; of a brand, who may change it is asked before. */
export function BlockedCard({ role, mayChange }: { role: Role; mayChange: boolean }) {
  const { data, error, refetch } = useQuery({
    ...q(role === 'BRAND' ? 'blocks.creators' : 'blocks.brands'),
    select: ({ blocked }) => blocked,
  });
  const unblock = useUnblock(role);
  return (
    <Card title={m.block_list()}>
      <p className="hint -mt-2 mb-3">{role === 'BRAND' ? m.block_list_creators() : m.block_list_brands()}</p>
      {data ? (
        data.length === 0 ? (
          <p className="text-ink-2">{m.block_list_none()}</p>
        ) : (
          <ul className="divide-y divide-line">
            {data.map(({ id, name, profileImage, blockedAt }) => (
              <li key={id} className="flex items-center gap-3 py-2.5">
                <Avatar name={name} src={profileImage && mediaUrl(profileImage)} size={40} />
                <span className="min-w-0 flex-1">
                  <bdi className="block font-semibold wrap-anywhere">{name}</bdi>
                  <span className="hint">{m.block_since({ day: formatShortDate(blockedAt) })}</span>
                </span>
                {mayChange ? (
                  <OnlineButton
                    variant="outline"
                    size="sm"
                    aria-label={m.block_undo_name({ name })}
                    busy={unblock.isPending && unblock.variables === id}
                    onClick={() =>
                      unblock.mutate(id, {
                        onSuccess: () => toastSuccess(m.block_undone({ name })),
                        onError: (failure) =>
                          toastError(m.block_failed(), errorText(failure, m.please_try_again())),
                      })
                    }
                  >
                    {m.block_undo()}
                  </OnlineButton>
                ) : null}
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorState onRetry={() => void refetch()}>{m.block_list_not_loaded()}</ErrorState>
      ) : (
        <LoadingText>{m.block_list_loading()}</LoadingText>
      )}
    </Card>
  );
}

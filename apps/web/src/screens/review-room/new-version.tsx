import type { DealDetail, DealFile } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { X } from 'lucide-react';
import { useState } from 'react';
import { creatorName } from '../../features/deals/party-names.ts';
import { newerVersion, versionOf } from '../../features/review-room/versions.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

/** Tells of a version that came while an earlier one is watched; that one stays until somebody goes on. */
export function NewVersion({ deal, file }: { deal: DealDetail; file: DealFile }) {
  // Who opened an earlier version knows that there is a later one.
  const [known, setKnown] = useState(() => newerVersion(file, deal.files)?.id);
  const newer = newerVersion(file, deal.files);
  if (!newer || newer.id === known) return null;
  const number = String(versionOf(newer));
  return (
    <div className="toast room-news" data-stock="yellow" role="status">
      <p>
        <b>{m.room_new_version({ creator: creatorName(deal.creator), number })}</b>
        {m.room_new_version_text({ number: String(versionOf(file)) })}
      </p>
      <ButtonLink
        to={paths.reviewRoom.href({ dealId: deal.id, fileId: newer.id })}
        replace
        variant="outline"
        size="sm"
      >
        {m.room_watch_version({ version: m.room_version({ number }) })}
      </ButtonLink>
      <IconButton
        size="sm"
        label={m.toast_dismiss()}
        icon={<X aria-hidden className="ic" />}
        onClick={() => setKnown(newer.id)}
      />
    </div>
  );
}

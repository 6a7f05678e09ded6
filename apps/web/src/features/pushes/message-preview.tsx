import type { NotificationKind, Role } from '@briefcast/contract';
import { iconPath } from '@briefcast/contract/paths';
import { newsLine } from '@briefcast/i18n/labels/news';
import { m } from '@briefcast/i18n/messages';

interface MessagePreviewProps {
  kind: NotificationKind;
  role: Role;
  name: string | null;
  subject: string;
}

/** How a message will look, with names and on a locked screen. */
export function MessagePreview({ kind, role, name, subject }: MessagePreviewProps) {
  const lineWith = (otherParty: string | null) =>
    newsLine({ kind, role, deal: { deadline: new Date(), otherParty } });
  return (
    <div className="mt-5 max-w-[420px]">
      <p className="text-sm font-semibold text-ink">{m.push_looks_like()}</p>
      <div className="ear-sm mt-2 flex items-center gap-3 bg-surface p-3.5">
        <img src={iconPath('app-192')} alt="" className="size-9 flex-none" />
        <div className="min-w-0">
          <p className="text-sm font-semibold text-ink wrap-anywhere">{lineWith(name)}</p>
          <p className="truncate text-sm text-ink-2">
            <bdi>{subject}</bdi>
          </p>
        </div>
      </div>
      <p className="hint mt-2">{m.push_locked_screen({ line: lineWith(null) })}</p>
    </div>
  );
}

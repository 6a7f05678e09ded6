import { m } from '@briefcast/i18n/messages';
import { Copy, X } from 'lucide-react';
import { useSession } from '../../../lib/session.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { dropCarriedBrief, useCarriedTitle } from './carried-brief.ts';

/** In the directory: which brief is looking for another creator, and the way to let it be. */
export function CarriedBriefNote() {
  const title = useCarriedTitle(useSession().user?.id);
  if (title === null) return null;
  return (
    <div
      role="status"
      data-tone="yellow"
      className="ear-sm mt-4 flex items-center gap-3 bg-k-bg py-1.5 ps-4 pe-6 text-ui text-k-ink"
    >
      <Copy aria-hidden className="ic" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <RichText
          parts={m.again_choose.parts({ title })}
          tags={{ title: (children) => <bdi className="font-semibold">{children}</bdi> }}
        />
      </span>
      <IconButton
        label={m.again_stop()}
        icon={<X aria-hidden className="ic" />}
        onClick={() => dropCarriedBrief()}
      />
    </div>
  );
}

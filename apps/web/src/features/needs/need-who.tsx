import type { Need, Role } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { needReason } from '@briefcast/i18n/labels/needs';
import { m } from '@briefcast/i18n/messages';
import { Megaphone } from 'lucide-react';
import { mediaUrl } from '../../lib/media-url.ts';
import { BrandLogoAvatar } from '../../parts/brands/brand-logo-avatar.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { RichText } from '../../ui/rich-text.tsx';

interface NeedWhoProps {
  need: Pick<Need, 'who' | 'others' | 'deal' | 'casting'>;
  viewer: Role;
}

/** Picture of the other side. */
export function NeedFace({ need: { who, casting }, viewer }: NeedWhoProps) {
  if (!who)
    return casting ? (
      <span aria-hidden className="avatar grid size-8 place-items-center text-ink-2">
        <Megaphone className="ic size-4!" />
      </span>
    ) : null;
  const src = who.image ? mediaUrl(who.image) : null;
  return viewer === 'BRAND' ? (
    <Avatar name={who.name} src={src} size={32} />
  ) : (
    <BrandLogoAvatar name={who.name} src={src} size={32} />
  );
}

/** The other side of a need with the project or casting that it is about. */
export function NeedWho({ need, viewer }: NeedWhoProps) {
  const { who, others = 0, deal, casting } = need;
  const about = deal?.title ?? casting?.title;
  if (!who && !about) return null;
  return (
    <>
      <NeedFace need={need} viewer={viewer} />
      <span>
        {who ? (
          <b>
            {others > 0 ? (
              <RichText
                parts={m.queue_and_others.parts({ name: who.name, n: others, count: formatCount(others) })}
                tags={{ name: (children) => <bdi>{children}</bdi> }}
              />
            ) : (
              <bdi>{who.name}</bdi>
            )}
          </b>
        ) : null}
        {about ? who ? <small dir="auto">{about}</small> : <b dir="auto">{about}</b> : null}
      </span>
    </>
  );
}

/** Why it needs its reader; somebody's own words keep their direction. */
export function NeedReason({ need, viewer }: { need: Need; viewer: Role }) {
  const reason = needReason(need, viewer);
  return need.words ? <bdi>{reason}</bdi> : reason;
}

import type { LinkedDeal } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Pencil } from 'lucide-react';
import { Link } from 'react-router';
import { LinkDialog } from '../../features/short-links/link-dialog.tsx';
import { ShortAddress } from '../../features/short-links/short-address.tsx';
import { mediaUrl } from '../../lib/media-url.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useFreshDialog } from '../../ui/use-fresh-dialog.ts';

interface LinkedRowProps {
  deal: LinkedDeal;
  mayChange: boolean;
}

/** A creator of a campaign with link, code and clicks. */
export function LinkedRow({ deal: { dealId, title, creator, link }, mayChange }: LinkedRowProps) {
  const dialog = useFreshDialog();
  const name = creator?.name || m.deal_creator_gone();
  return (
    <li className="linked-deal">
      <Avatar name={name} src={creator?.image ? mediaUrl(creator.image) : null} size={40} />
      <div className="min-w-0">
        <Link to={paths.brandDeal.href(dealId)} className="card-link font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </Link>
        <p dir="auto" className="hint truncate">
          {title}
        </p>
      </div>
      <div className="min-w-0 max-w-full">
        {link?.target ? (
          <ShortAddress slug={link.slug} target={link.target} label={m.short_link_copy_link_of({ name })} />
        ) : (
          <p className="hint">{link ? m.short_link_off() : m.short_link_no_link()}</p>
        )}
      </div>
      <p className="min-w-0 text-sm wrap-anywhere">
        {link?.promoCode ? (
          <>
            <span className="hint">{m.short_link_code()}</span>{' '}
            <bdi className="font-semibold">{link.promoCode}</bdi>
          </>
        ) : null}
      </p>
      <p className="num text-sm">
        {link ? (
          <>
            <span className="font-semibold">
              {m.short_link_clicks({ n: link.clicks, count: formatCount(link.clicks) })}
            </span>
            <span className="hint block">
              {m.short_link_this_week({ count: formatCount(link.clicksThisWeek) })}
            </span>
          </>
        ) : null}
      </p>
      {mayChange ? (
        <IconButton
          label={m.short_link_change_of({ name })}
          icon={<Pencil aria-hidden className="ic" />}
          onClick={dialog.open}
        />
      ) : (
        <span />
      )}
      {dialog.opening > 0 ? (
        <LinkDialog
          key={dialog.opening}
          dealId={dealId}
          name={name}
          link={link}
          open={dialog.isOpen}
          onOpenChange={dialog.setOpen}
        />
      ) : null}
    </li>
  );
}

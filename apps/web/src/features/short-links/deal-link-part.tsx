import type { DealDetail, DealLink, OwnUser } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Link2, Pencil } from 'lucide-react';
import { fullName } from '../../lib/names.ts';
import { errorText } from '../../lib/show-error.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { useFreshDialog } from '../../ui/use-fresh-dialog.ts';
import { CopyLine } from './copy-line.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { ShortAddress } from './short-address.tsx';
import { linkQuery } from './use-short-links.ts';

interface DealLinkPartProps {
  deal: DealDetail;
  user: OwnUser;
  mayChange: boolean;
}

/** Short link and code of a deal, with its clicks; the brand gives and changes them. */
export function DealLinkPart({ deal, user, mayChange }: DealLinkPartProps) {
  const { data, error, refetch } = useQuery(linkQuery(deal.id));
  if (data === undefined)
    return error ? (
      <ErrorState className="mb-5" onRetry={() => void refetch()}>
        {m.short_link_not_loaded()}
        <span className="block font-normal text-ink-2">{errorText(error, m.please_try_again())}</span>
      </ErrorState>
    ) : (
      <>
        <LoadingText>{m.short_link_loading()}</LoadingText>
        <Skeleton className="mb-5 h-24" />
      </>
    );
  const isGiven = data !== null && (data.target !== null || data.promoCode !== '');
  return (
    <section aria-label={m.short_link_change_title()} className="mb-5 grid gap-3">
      {isGiven ? (
        <>
          {user.role === 'CREATOR' ? (
            <p className="text-sm text-ink-2">
              {m.short_link_for_you_text({ brand: deal.brand.companyName || m.deal_brand_unnamed() })}
            </p>
          ) : null}
          <LinkLines link={data} />
        </>
      ) : null}
      {mayChange ? <Change deal={deal} link={data} isGiven={isGiven} /> : null}
    </section>
  );
}

function LinkLines({ link: { slug, target, promoCode, clicks, clicksThisWeek } }: { link: DealLink }) {
  return (
    <dl className="link-lines">
      {target === null ? null : (
        <div>
          <dt className="hint">{m.short_link_address()}</dt>
          <dd>
            <ShortAddress slug={slug} target={target} label={m.short_link_copy_link()} />
            <p className="hint num">
              {m.short_link_clicks({ n: clicks, count: formatCount(clicks) })} ·{' '}
              {m.short_link_this_week({ count: formatCount(clicksThisWeek) })}
            </p>
          </dd>
        </div>
      )}
      {promoCode ? (
        <div>
          <dt className="hint">{m.short_link_code()}</dt>
          <dd>
            <CopyLine text={promoCode} label={m.short_link_copy_code()} />
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

function Change({ deal, link, isGiven }: { deal: DealDetail; link: DealLink | null; isGiven: boolean }) {
  const dialog = useFreshDialog();
  const Icon = isGiven ? Pencil : Link2;
  return (
    <>
      <Button
        variant={isGiven ? 'ghost' : 'outline'}
        size={isGiven ? 'sm' : undefined}
        className="justify-self-start max-sm:min-h-11"
        icon={<Icon aria-hidden className="ic" />}
        onClick={dialog.open}
      >
        {isGiven ? m.short_link_change() : m.short_link_give_one()}
      </Button>
      {dialog.opening > 0 ? (
        <LinkDialog
          key={dialog.opening}
          dealId={deal.id}
          name={(deal.creator && fullName(deal.creator)) || m.deal_creator_gone()}
          link={link}
          open={dialog.isOpen}
          onOpenChange={dialog.setOpen}
        />
      ) : null}
    </>
  );
}

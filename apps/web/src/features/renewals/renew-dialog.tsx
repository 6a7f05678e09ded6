import type { RightKind } from '@briefcast/contract';
import { payoutsPath } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { q } from '../../lib/query.ts';
import { errorText } from '../../lib/show-error.ts';
import { useUser } from '../../lib/use-user.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { RenewForm } from './renew-form.tsx';

interface RenewDialogProps {
  dealId: string;
  /** The other side's name. */
  other: string;
  /** The right that is chosen first; all that can be renewed where undefined. */
  kind: RightKind | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Offers the other side more time: the form, once it is known what can be renewed, or why nothing can. */
export function RenewDialog({ dealId, other, kind, open, onOpenChange }: RenewDialogProps) {
  const { role } = useUser();
  const { data, error, refetch } = useQuery(q('renewals.ofDeal', { params: { dealId } }));
  const title = role === 'BRAND' ? m.renewal_dialog_brand() : m.renewal_dialog_creator();
  const description = (
    <RichText parts={m.renewal_dialog_about.parts({ other })} tags={{ name: (name) => <bdi>{name}</bdi> }} />
  );
  const canOffer = data && !data.isPriceOwed && data.lines.length > 0;
  if (canOffer)
    return (
      <RenewForm
        dealId={dealId}
        offerable={data}
        other={other}
        first={kind}
        title={title}
        description={description}
        open={open}
        onOpenChange={onOpenChange}
      />
    );
  return (
    <Dialog open={open} onOpenChange={onOpenChange} sheet size="sm" title={title} description={description}>
      {error && !data ? (
        <ErrorState onRetry={() => void refetch()}>
          {m.renewal_failed()}
          <span className="block font-normal text-ink-2">{errorText(error, m.please_try_again())}</span>
        </ErrorState>
      ) : null}
      {!error && !data ? (
        <div className="grid gap-3">
          <LoadingText>{m.renewal_loading()}</LoadingText>
          <Skeleton className="h-40" />
        </div>
      ) : null}
      {data?.isPriceOwed ? <PayFirst onLeave={() => onOpenChange(false)} /> : null}
      {data && !data.isPriceOwed ? <p>{m.renewal_nothing()}</p> : null}
    </Dialog>
  );
}

function PayFirst({ onLeave }: { onLeave: () => void }) {
  const { role } = useUser();
  return (
    <div className="grid gap-4">
      <p>{role === 'BRAND' ? m.renewal_price_owed_brand() : m.renewal_price_owed_creator()}</p>
      <ButtonLink to={payoutsPath(role)} onClick={onLeave} className="justify-self-start max-sm:w-full">
        {role === 'BRAND' ? m.payout_to_owed() : m.payout_to_money()}
      </ButtonLink>
    </div>
  );
}

import { canUpload, type DealListItem } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatBytes } from '@briefcast/i18n/bytes';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, Megaphone, Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { DealBadge, dealTone } from '../../features/deals/deal-badge.tsx';
import { openDealsQuery } from '../../features/deals/deal-queries.ts';
import { brandName } from '../../features/deals/party-names.ts';
import { startUpload } from '../../features/drafts/running-uploads.ts';
import { acceptsFile } from '../../lib/accepts-file.ts';
import { limitOf, type MaxBytes } from '../../lib/file-size.ts';
import { forgetSharedFiles } from '../../lib/shared-files.ts';
import { siteQuery } from '../../lib/site-query.ts';
import { dealFileTypes } from '../../parts/files/offered-types.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface ChooseDealProps {
  files: readonly File[];
  onCancel: () => void;
}

/** Reason why the server would refuse a file; null if none is known. */
function reasonAgainst(file: File, maxBytes: MaxBytes | null): string | null {
  const { name, size } = file;
  if (!acceptsFile(file, dealFileTypes)) return m.incoming_wrong_type({ name });
  if (size === 0) return m.files_empty({ names: name });
  const limit = maxBytes ? limitOf(file, maxBytes) : Number.POSITIVE_INFINITY;
  return size > limit
    ? m.incoming_too_large({ name, size: formatBytes(size), limit: formatBytes(limit) })
    : null;
}

/** The creator's deals that take files; the chosen one gets them in its draft, where they are checked. */
export function ChooseDeal({ files, onCancel }: ChooseDealProps) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<string>();
  const { data: site } = useQuery(siteQuery);
  const { data, error, refetch } = useQuery(openDealsQuery('CREATOR'));
  const deals = data?.filter(({ status }) => canUpload(status, 'CREATOR'));
  const reasons = files.map((file) => reasonAgainst(file, site?.maxBytes ?? null));
  const fitting = files.filter((_, index) => reasons[index] === null);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (chosen === undefined) return;
    for (const file of fitting) startUpload(chosen, file);
    await forgetSharedFiles().catch(() => undefined);
    await navigate(paths.creatorDeal.href(chosen));
  }

  if (error && !deals)
    return <ErrorState onRetry={() => void refetch()}>{m.incoming_not_loaded()}</ErrorState>;
  if (!deals) return <Skeleton className="h-64" />;
  if (deals.length === 0)
    return (
      <EmptyState
        title={m.incoming_no_deal()}
        icon={<Megaphone aria-hidden className="ic ic-turn" />}
        action={<ButtonLink to={paths.castings.href()}>{m.incoming_see_castings()}</ButtonLink>}
      >
        {m.incoming_no_deal_text()}
      </EmptyState>
    );
  return (
    <form className="shared-files-form" onSubmit={(event) => void handleSubmit(event)}>
      {reasons.map((reason) =>
        reason === null ? null : (
          <p key={reason} className="error" role="alert">
            <CircleAlert aria-hidden className="ic" />
            {reason}
          </p>
        ),
      )}
      <fieldset>
        <legend className="mb-2 font-semibold">{m.incoming_for_which()}</legend>
        <div className="grid gap-2.5">
          {deals.map((deal) => (
            <DealChoice
              key={deal.id}
              deal={deal}
              isChosen={chosen === deal.id}
              onChoose={() => setChosen(deal.id)}
            />
          ))}
        </div>
      </fieldset>
      <div className="shared-files-foot">
        <p className="hint">{m.incoming_goes_to_draft()}</p>
        <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-2.5 max-[22rem]:grid-cols-1">
          <Button variant="outline" onClick={onCancel}>
            {m.incoming_cancel()}
          </Button>
          <Button
            type="submit"
            variant="cast"
            icon={<Plus aria-hidden className="ic" />}
            disabled={chosen === undefined || fitting.length === 0}
          >
            {m.incoming_add()}
          </Button>
        </div>
      </div>
    </form>
  );
}

interface DealChoiceProps {
  deal: DealListItem;
  isChosen: boolean;
  onChoose: () => void;
}

function DealChoice({ deal: { id, title, brand, status }, isChosen, onChoose }: DealChoiceProps) {
  return (
    <label className="shared-files-deal" data-tone={dealTone(status, 'creator')}>
      <span className="min-w-0">
        <span dir="auto" className="block font-semibold wrap-anywhere">
          {title}
        </span>
        <bdi className="hint mb-1.5 block">{brandName(brand)}</bdi>
        <DealBadge status={status} view="creator" />
      </span>
      <input type="radio" name="deal" value={id} checked={isChosen} onChange={onChoose} />
    </label>
  );
}

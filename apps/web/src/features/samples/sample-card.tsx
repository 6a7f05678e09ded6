import {
  can,
  type DealDetail,
  isSampleDropped,
  type OwnUser,
  type Sample,
  sampleStepsFor,
} from '@briefcast/contract';
import { sampleLines } from '@briefcast/i18n/labels/sample-terms';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { mediaUrl } from '../../lib/media-url.ts';
import { actorOf, partiesOf } from '../../lib/policy.ts';
import { q } from '../../lib/query.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DeadlineNote } from './deadline-note.tsx';
import { Parcel } from './parcel.tsx';
import { ReceiptLine } from './receipt-line.tsx';
import { SampleActs, useSampleDialogs } from './sample-acts.tsx';
import { sampleLook } from './sample-look.ts';
import { SampleRail } from './sample-rail.tsx';
import { sampleWords } from './sample-words.ts';
import { useSaySample } from './use-say-sample.ts';
import { WhereItGoes } from './where-it-goes.tsx';

interface SampleCardProps {
  deal: DealDetail;
  user: OwnUser;
}

/** The product of an accepted deal: its place, the next step, and the address for those who need it. */
export function SampleCard({ deal, user }: SampleCardProps) {
  const {
    data: sample,
    isError,
    refetch,
  } = useQuery({
    ...q('samples.read', { params: { dealId: deal.id } }),
    select: (answer) => answer.sample,
  });
  if (isError && !sample)
    return (
      <Card aria-label={m.sample_title()} title={m.sample_title()}>
        <ErrorState onRetry={() => refetch()}>{m.sample_failed()}</ErrorState>
      </Card>
    );
  return (
    <Card
      aria-label={m.sample_title()}
      title={m.sample_title()}
      action={sample ? <StateBadge deal={deal} sample={sample} /> : null}
      aria-busy={!sample || undefined}
    >
      {sample ? (
        <Loaded deal={deal} user={user} sample={sample} />
      ) : (
        <>
          <p role="status" className="sr-only">
            {m.sample_loading()}
          </p>
          <Skeleton className="h-40" />
        </>
      )}
    </Card>
  );
}

/** Browsers draw no HEIC: then its name leads to it. */
function DamagePhoto({ photo: { name, url } }: { photo: NonNullable<Sample['photo']> }) {
  const isDrawn = !/\.hei[cf]$/iu.test(name);
  return (
    <a
      href={mediaUrl(url)}
      target="_blank"
      rel="noopener noreferrer"
      className={isDrawn ? 'frame mt-3 block w-28' : 'link mt-2 inline-block'}
    >
      {isDrawn ? <img src={mediaUrl(url)} alt={m.sample_trouble_photo_of()} /> : <bdi>{name}</bdi>}
    </a>
  );
}

function StateBadge({ deal, sample }: { deal: DealDetail; sample: Sample }) {
  const { tone, Icon, label } = sampleLook(sample.state, deal.status);
  return (
    <Badge tone={tone} icon={<Icon aria-hidden className="ic" />}>
      {label}
    </Badge>
  );
}

function Loaded({ deal, user, sample }: SampleCardProps & { sample: Sample }) {
  const { terms, state, address, shipment, returned, note, photo } = sample;
  const viewer = user.role;
  const say = useSaySample(deal.id);
  const maySend = can(actorOf(user), 'sample.send', partiesOf(deal, user));
  const steps =
    viewer === 'CREATOR' || maySend ? sampleStepsFor(viewer, { terms, state, dealStatus: deal.status }) : [];
  const dialogs = useSampleDialogs({ deal, sample, steps, say });
  const { title, text } = sampleWords(sample, { viewer, maySend, deal });
  const { tone } = sampleLook(state, deal.status);
  const parcel = returned ?? shipment;
  return (
    <div className="grid min-w-0 gap-5">
      <div data-tone={tone}>
        <SampleRail sample={sample} isDropped={isSampleDropped(state, deal.status)} />
      </div>
      <div
        data-tone={tone}
        className="ear grid gap-4 bg-k-bg px-5 py-5 pe-8 shadow-[inset_0_0_0_1px_var(--k-line)]"
      >
        <div className="min-w-0 wrap-anywhere">
          <p className="hint text-k-ink!">
            <bdi className="font-semibold">{terms.what}</bdi>
          </p>
          <h3 className="mt-1 text-d4 text-k-ink">{title}</h3>
          {text ? <p className="mt-1 text-ui text-k-ink">{text}</p> : null}
          {note ? <p className="mt-1 text-ui text-k-ink">{m.sample_note_said({ note })}</p> : null}
          {photo ? <DamagePhoto photo={photo} /> : null}
          <p className="hint mt-2 text-k-ink!">{sampleLines(terms, viewer, deal.currency).join(' · ')}</p>
        </div>
        <SampleActs deal={deal} dialogs={dialogs} steps={steps} say={say} state={state} />
      </div>
      <div className="grid min-w-0 gap-5 empty:hidden md:grid-cols-2">
        {address ? (
          <WhereItGoes address={address} viewer={viewer}>
            {dialogs.changeAddress}
          </WhereItGoes>
        ) : null}
        {parcel ? <Parcel shipment={parcel}>{dialogs.correctParcel}</Parcel> : null}
        <ReceiptLine receipt={sample.receipt} currency={deal.currency} />
      </div>
      <DeadlineNote deal={deal} sample={sample} />
    </div>
  );
}

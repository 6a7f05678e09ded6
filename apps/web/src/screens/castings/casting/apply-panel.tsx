import type { Casting, OwnApplication, OwnCreator } from '@briefcast/contract';
import { openPlaces } from '@briefcast/contract/castings/state';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApplicationActs } from '../../../features/castings/application-acts.tsx';
import { applicationQuery } from '../../../features/castings/casting-queries.ts';
import { applicationLook, payText } from '../../../features/castings/casting-words.ts';
import { FitLine } from '../../../features/castings/fit-line.tsx';
import { SaveCasting } from '../../../features/castings/save-casting.tsx';
import { joinLabel } from '../../../lib/joining-words.ts';
import { saveReturn } from '../../../lib/return-intent.ts';
import { useSession } from '../../../lib/session.ts';
import { errorText } from '../../../lib/show-error.ts';
import { useAskedField } from '../../../lib/use-asked-field.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ApplyDialog } from './apply-dialog.ts';
import { BlockedBrand } from './blocked-brand.tsx';
import { BrandActs } from './brand-acts.tsx';
import { InvitedNote } from './invited-note.tsx';

interface PanelProps {
  casting: Casting;
  now: Date | null;
}

/** Next step on a casting: sign up, apply, or see the application's state. */
export function ApplyPanel({ casting, now }: PanelProps) {
  const { user } = useSession();
  const open = openPlaces(casting);
  return (
    <Card title={m.casting_apply()}>
      <dl className="num grid gap-2 text-sm">
        <Line label={m.casting_pay()} value={payText(casting)} />
        <Line
          label={m.casting_open_places()}
          value={m.casting_open_of({ open: formatCount(open), places: formatCount(casting.places) })}
        />
        <Line label={m.casting_applied_so_far()} value={formatCount(casting.applications)} />
      </dl>
      <div className="mt-5 grid gap-3">
        {casting.brand.isSample ? (
          <p className="font-semibold">{m.samplepeople_no_apply()}</p>
        ) : user?.role === 'CREATOR' ? (
          <OfCreator casting={casting} creator={user} now={now ?? new Date()} />
        ) : casting.state !== 'OPEN' ? (
          <p className="font-semibold">{m.casting_takes_none()}</p>
        ) : user ? (
          <p className="hint">{m.casting_brands_read()}</p>
        ) : (
          <OfGuest casting={casting} />
        )}
      </div>
      {user?.role === 'CREATOR' && !casting.brand.isSample ? <BrandActs casting={casting} /> : null}
    </Card>
  );
}

const Line = ({ label, value }: { label: string; value: string }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="text-ink-2">{label}</dt>
    <dd className="font-semibold">{value}</dd>
  </div>
);

/** Signing up leads back here. */
function OfGuest({ casting }: { casting: Casting }) {
  const comeBack = () => saveReturn({ url: paths.casting.href(casting.id) });
  return (
    <>
      <ButtonLink variant="cast" to={paths.signup.href('creator')} onClick={comeBack}>
        {joinLabel(m.casting_sign_up())}
      </ButtonLink>
      <p className="text-center text-sm text-ink-2">
        {m.casting_member_already()}{' '}
        <Link className="link" to={paths.login.href()} onClick={comeBack}>
          {m.casting_log_in()}
        </Link>
      </p>
    </>
  );
}

interface OfCreatorProps {
  casting: Casting;
  creator: OwnCreator;
  now: Date;
}

function OfCreator({ casting, creator, now }: OfCreatorProps) {
  const { data, error, isPending, refetch } = useQuery(applicationQuery(casting.id));
  const [isOpen, setOpen] = useState(false);
  useAskedField(() => setOpen(true));
  if (isPending) return <Skeleton className="ear-sm h-12" />;
  if (error && data === undefined)
    return (
      <ErrorState onRetry={() => void refetch()}>
        {m.application_not_loaded()}
        <span className="block font-normal text-ink-2">{errorText(error, m.please_try_again())}</span>
      </ErrorState>
    );
  const { application = null, blockedBrandId } = data ?? {};
  const isThere = application !== null && application.state !== 'WITHDRAWN';
  return (
    <>
      {blockedBrandId ? <BlockedBrand id={blockedBrandId} name={casting.brand.companyName} /> : null}
      {isThere ? (
        <OwnApplicationState application={application} casting={casting} onChange={() => setOpen(true)} />
      ) : blockedBrandId ? null : casting.state !== 'OPEN' ? (
        <p className="font-semibold">{m.casting_takes_none()}</p>
      ) : (
        <>
          <InvitedNote castingId={casting.id} />
          <FitLine creator={creator} casting={casting} now={now} />
          {creator.isPublished ? (
            <Button variant="cast" onClick={() => setOpen(true)}>
              {m.casting_apply()}
            </Button>
          ) : (
            <>
              <p className="text-sm text-ink-2">{m.casting_publish_first()}</p>
              <ButtonLink variant="outline" to={paths.creatorProfile.href()}>
                {m.casting_open_profile()}
              </ButtonLink>
            </>
          )}
        </>
      )}
      <SaveCasting casting={casting} isWide />
      <ApplyDialog
        // Clears typed text once an application is there, or is withdrawn.
        key={isThere ? application.id : 'new'}
        casting={casting}
        creator={creator}
        application={isThere ? application : null}
        now={now}
        open={isOpen}
        onOpenChange={setOpen}
      />
    </>
  );
}

interface OwnApplicationStateProps {
  application: OwnApplication;
  casting: Casting;
  onChange: () => void;
}

/** State of one's application, with its actions. */
function OwnApplicationState({ application, casting, onChange }: OwnApplicationStateProps) {
  const look = applicationLook(application.state);
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <Badge tone={look.tone} icon={<look.Icon aria-hidden className="ic" />}>
          {look.label}
        </Badge>
        <span className="num font-semibold">
          {m.application_your_price({ amount: formatMoney(application.price, casting.currency) })}
        </span>
      </p>
      <p dir="auto" className="line-clamp-4 text-sm text-ink-2 wrap-anywhere">
        {application.pitch}
      </p>
      <ApplicationActs application={application} castingId={casting.id} onChange={onChange} />
    </div>
  );
}

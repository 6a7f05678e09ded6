import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  useSaveUsualRights,
  usualRightsQuery,
} from '../../features/deals/send-brief/rights/use-usual-rights.ts';
import { UsualSummary } from '../../features/deals/send-brief/rights/usual-summary.tsx';
import { mayForOrganization } from '../../lib/policy.ts';
import { errorText } from '../../lib/show-error.ts';
import { useUser } from '../../lib/use-user.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { whenOpen } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingText } from '../../ui/spinner.tsx';

const UsualRightsDialog = whenOpen(
  async () =>
    (await import('../../features/deals/send-brief/rights/usual-rights-dialog.tsx')).UsualRightsDialog,
);

/** The rights that the brand's briefs and castings propose. They are kept by themselves, whether or not the profile is edited. */
export function UsualRightsOfBrand() {
  const user = useUser();
  const { data, error, refetch } = useQuery(usualRightsQuery);
  const save = useSaveUsualRights();
  const [isOpen, setOpen] = useState(false);
  if (!data) {
    return (
      <Card as="div">
        {error ? (
          <ErrorState onRetry={() => void refetch()}>{errorText(error, m.usual_failed())}</ErrorState>
        ) : (
          <>
            <LoadingText>{m.usual_loading()}</LoadingText>
            <Skeleton className="mt-4 h-40" />
          </>
        )}
      </Card>
    );
  }
  const { rights, whose } = data;
  return (
    <Card as="div" title={whose === 'BRAND' ? m.usual_yours() : m.usual_on_market()}>
      <p className="-mt-2 mb-5 max-w-[62ch] text-ui text-ink-2">{m.usual_text()}</p>
      <UsualSummary usual={rights} />
      {mayForOrganization(user, 'profile.edit') ? (
        <div className="mt-6 flex flex-wrap gap-2.5 max-sm:*:flex-1">
          <Button variant="outline" onClick={() => setOpen(true)}>
            {whose === 'BRAND' ? m.usual_change() : m.usual_choose()}
          </Button>
          {whose === 'BRAND' ? (
            <OnlineButton
              variant="ghost"
              busy={save.isPending && save.variables === null}
              busyText={m.usual_keeping()}
              disabled={save.isPending}
              onClick={() => save.mutate(null)}
            >
              {m.usual_take_market()}
            </OnlineButton>
          ) : null}
        </div>
      ) : null}
      {isOpen ? (
        <UsualRightsDialog
          usual={rights}
          description={m.usual_text()}
          isBusy={save.isPending}
          open
          onOpenChange={setOpen}
          onKeep={(next) => save.mutate(next, { onSuccess: () => setOpen(false) })}
        />
      ) : null}
    </Card>
  );
}

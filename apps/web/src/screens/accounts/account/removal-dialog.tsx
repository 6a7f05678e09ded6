import { addedUp, isNothing, type OwnRemoval, readSums, type Sums } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatSums } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../lib/api.ts';
import { q } from '../../../lib/query.ts';
import { logOut } from '../../../lib/session.ts';
import { useUser } from '../../../lib/use-user.ts';
import { ProofDialog } from '../../../parts/accounts/proof-dialog.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { toastSuccess } from '../../../ui/toast.ts';

interface RemovalDialogProps {
  asksCode: boolean;
  onClose: () => void;
}

/**
 * Says what the deletion does, then asks for the password. A last owner reads that somebody else must become an
 * owner first.
 */
export function RemovalDialog({ asksCode, onClose }: RemovalDialogProps) {
  const { role } = useUser();
  const read = useQuery(q('personalData.removal'));
  const account = useQuery({ ...q('payouts.account'), enabled: role === 'CREATOR' });
  const removal = read.data;
  const isFetching = read.isFetching || account.isFetching;
  const isError = read.isError || account.isError;
  const refetch = () => {
    void read.refetch();
    if (role === 'CREATOR') void account.refetch();
  };
  const onOpenChange = (open: boolean) => !open && onClose();
  const title = m.own_removal_dialog();
  if (!removal || isFetching || account.isError) {
    return (
      <Dialog sheet size="sm" open onOpenChange={onOpenChange} title={title}>
        {isError && !isFetching ? (
          <ErrorState onRetry={refetch}>{m.own_removal_not_loaded()}</ErrorState>
        ) : (
          <LoadingText>{m.own_removal_loading()}</LoadingText>
        )}
      </Dialog>
    );
  }
  const held = removal.organizations.filter(({ outcome }) => outcome === 'LAST_OWNER');
  if (held.length > 0) {
    return (
      <Dialog
        sheet
        size="sm"
        open
        onOpenChange={onOpenChange}
        title={title}
        footer={<ButtonLink to={paths.team.href()}>{m.own_removal_to_team()}</ButtonLink>}
      >
        <p className="text-ui text-ink-2">{m.own_removal_last_owner()}</p>
        <ul className="mt-2 list-disc ps-5 text-ui font-semibold">
          {held.map(({ id, companyName }) => (
            <li key={id}>
              <bdi className="wrap-anywhere">{companyName}</bdi>
            </li>
          ))}
        </ul>
      </Dialog>
    );
  }
  return (
    <ProofDialog
      title={title}
      text={m.own_removal_final()}
      submitLabel={m.own_removal_submit()}
      danger
      asksCode={asksCode}
      onClose={onClose}
      onProved={async (body) => {
        await client.personalData.removeAccount({ body });
        logOut();
        toastSuccess(m.own_removal_done());
      }}
    >
      <Consequences removal={removal} open={addedUp(account.data?.ages.map(readSums) ?? [])} />
    </ProofDialog>
  );
}

interface ConsequencesProps {
  removal: OwnRemoval;
  /** Money that a creator was not paid, or has not confirmed. */
  open: Sums;
}

/** Lists the money that stays open, and what is deleted, is cancelled, and stays with others. */
function Consequences({ removal: { openDeals, closedDeals, organizations }, open }: ConsequencesProps) {
  const { role } = useUser();
  const closing = organizations.filter(({ outcome }) => outcome === 'CLOSED');
  const leaving = organizations.filter(({ outcome }) => outcome === 'LEFT');
  return (
    <div className="grid gap-3 text-ui text-ink-2">
      {isNothing(open) ? null : (
        <section data-tone="red" className="ear-sm bg-k-bg p-3.5 pe-5 text-k-ink">
          <p className="num font-semibold">{m.own_removal_owed({ amount: formatSums(open) })}</p>
          <p className="mt-1.5 text-sm">{m.own_removal_owed_text()}</p>
        </section>
      )}
      {openDeals.length > 0 ? (
        <section data-tone="orange" className="ear-sm bg-k-bg p-3.5 pe-5 text-k-ink">
          <p className="font-semibold">
            {m.own_removal_open({ n: openDeals.length, count: formatCount(openDeals.length) })}
          </p>
          <ul className="mt-1.5 grid gap-1 text-sm">
            {openDeals.map((deal) => (
              <li key={deal.id} className="wrap-anywhere">
                <bdi>{deal.title}</bdi>
                {deal.with ? (
                  <>
                    {' '}
                    <bdi className="opacity-80">({deal.with})</bdi>
                  </>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <ul className="grid list-disc gap-1.5 ps-5">
        <li>{m.own_removal_goes({ role })}</li>
        {closing.map(({ id, companyName }) => (
          <li key={id} className="wrap-anywhere">
            {m.own_removal_closes({ company: companyName })}
          </li>
        ))}
        {leaving.map(({ id, companyName }) => (
          <li key={id} className="wrap-anywhere">
            {m.own_removal_leaves({ company: companyName })}
          </li>
        ))}
        {closedDeals > 0 ? (
          <li>{m.own_removal_stays({ role, n: closedDeals, count: formatCount(closedDeals) })}</li>
        ) : null}
      </ul>
    </div>
  );
}

import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { q } from '../../lib/query.ts';
import { errorText } from '../../lib/show-error.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { BankDetailsPlace } from './bank-details-place.tsx';
import { DetailsCard } from './details-card.tsx';
import { OwnProvider } from './own-provider.tsx';
import { SeenBy, WhoSees } from './who-sees.tsx';

/** Where a creator is paid, who may see it, and who has (rules/bank-details). */
export function BankDetailsTab() {
  const { data, error, refetch } = useQuery(q('bankDetails.own'));
  if (!data && !error) return <BankDetailsPlace />;
  if (!data)
    return (
      <ErrorState className="card mt-5 p-5" onRetry={() => void refetch()}>
        {m.bank_failed()}
        <span className="block font-normal text-ink-2">{errorText(error, m.please_try_again())}</span>
      </ErrorState>
    );
  return (
    <div className="mt-5 grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_360px]">
      <div className="grid gap-4">
        <DetailsCard known={data.bankDetails} />
        <OwnProvider />
      </div>
      <div className="grid gap-4">
        <WhoSees />
        <SeenBy looks={data.looks} />
      </div>
    </div>
  );
}

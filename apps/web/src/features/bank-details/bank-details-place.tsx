import { m } from '@briefcast/i18n/messages';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingText } from '../../ui/spinner.tsx';

/** The place of the bank details while they come, and their code. */
export function BankDetailsPlace() {
  return (
    <div className="mt-5 grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_360px]">
      <LoadingText className="lg:col-span-2">{m.bank_loading()}</LoadingText>
      <Skeleton className="ear h-60" />
      <Skeleton className="ear h-80" />
    </div>
  );
}

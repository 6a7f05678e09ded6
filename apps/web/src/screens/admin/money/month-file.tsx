import { api } from '@briefcast/contract';
import { isoMarketDay, marketDay } from '@briefcast/contract/kit/days';
import { formatMonth } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveAdminFile } from '../../../features/admin/save-admin-file.ts';
import { Field } from '../../../ui/field.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { useSaveList } from '../use-save-list.ts';

const offeredMonths = 24;

/** This month and those before it, in Dubai, as `2026-11`. */
function lastMonths(now: Date): string[] {
  const today = marketDay(now);
  return Array.from({ length: offeredMonths }, (_, index) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - index)).toISOString().slice(0, 7),
  );
}

/** The month that it is now in Dubai, as `2026-11`. */
export const thisMonth = (): string => isoMarketDay(new Date()).slice(0, 7);

interface MonthFileProps {
  /** As `2026-11`. */
  month: string;
  onMonth: (month: string) => void;
}

/** The choice of a month, and its ledger as a file for the books. */
export function MonthFile({ month, onMonth }: MonthFileProps) {
  const [months] = useState(() => lastMonths(new Date()));
  const save = useSaveList(() => saveAdminFile(api.adminMoney.movementsCsv, { month }));
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Field label={m.admin_ledger_month()} labelHidden className="w-44">
        <Select
          value={month}
          onChange={(event) => onMonth(event.target.value)}
          options={months.map((value) => ({ value, label: formatMonth(`${value}-15`) }))}
        />
      </Field>
      <OnlineButton
        variant="outline"
        icon={<Download aria-hidden className="ic" />}
        busy={save.isPending}
        onClick={() => save.mutate()}
      >
        {m.admin_ledger_csv()}
      </OnlineButton>
    </div>
  );
}

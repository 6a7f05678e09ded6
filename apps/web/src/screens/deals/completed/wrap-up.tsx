import type { DealDetail, DealFile, Role } from '@briefcast/contract';
import { dayMs } from '@briefcast/contract/kit/days';
import { formatCount } from '@briefcast/i18n/format';
import { dealStatusLabel } from '@briefcast/i18n/labels/deal-status';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { CalendarCheck, Check, FileArchive, Film, Hash, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { FileThumbnail } from '../../../features/files/file-thumbnail.tsx';
import { PayoutOfDeal } from '../../../features/payouts/payout-of-deal.tsx';
import { RenewalsOfDeal } from '../../../features/renewals/renewals-of-deal.tsx';
import { ClosedLine } from '../../../ui/closed-line.tsx';
import { Stub } from '../../../ui/stub.tsx';
import { Papers } from '../papers.tsx';
import { DeliveredFiles } from './delivered-files.tsx';
import { deliveredFiles } from './download-all.tsx';

/** The end of a deal, for both sides: that it is done, what was delivered, and what the ZIP of all of it holds. */
export function WrapUp({ deal, viewer }: { deal: DealDetail; viewer: Role }) {
  const files = deliveredFiles(deal);
  return (
    <>
      <Wrapped deal={deal} files={files} />
      <PayoutOfDeal deal={deal} viewer={viewer} />
      <Papers deal={deal} />
      <DeliveredFiles deal={deal} files={files} />
      <RenewalsOfDeal deal={deal} />
      <ClosedLine
        Icon={FileArchive}
        title={m.wrap_zip()}
        summary={m.wrap_zip_masters({ n: files.length, count: formatCount(files.length) })}
      >
        <ul className="grid gap-3 sm:grid-cols-2">
          <Fact icon={<Film aria-hidden className="ic" />}>
            {m.wrap_zip_masters({ n: files.length, count: formatCount(files.length) })}
          </Fact>
          <Fact icon={<Hash aria-hidden className="ic" />}>{m.wrap_zip_sums()}</Fact>
        </ul>
      </ClosedLine>
    </>
  );
}

const wholeDaysBetween = (from: string, to: string): number =>
  Math.floor((Date.parse(to) - Date.parse(from)) / dayMs);

function Wrapped({ deal, files }: { deal: DealDetail; files: readonly DealFile[] }) {
  const { rounds, completedAt } = deal;
  const daysLeft = completedAt ? wholeDaysBetween(completedAt, deal.deadline) : 0;
  return (
    <section
      data-tone="green"
      className={clsx(
        'ear flex justify-between overflow-hidden bg-k-bg text-k-ink',
        !completedAt && 'border-s-5 border-k',
      )}
    >
      {completedAt ? (
        <Stub
          tone="green"
          date={completedAt}
          label={dealStatusLabel('COMPLETED')}
          className="w-[76px]! md:w-[132px]!"
        />
      ) : null}
      <div className="min-w-0 flex-1 self-center px-6 py-7 md:px-8">
        <h2 className="text-d2">{m.wrap_title()}</h2>
        <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
          <Fact icon={<Check aria-hidden className="ic" />}>
            {m.wrap_approved({ n: files.length, count: formatCount(files.length) })}
          </Fact>
          {rounds ? (
            <Fact icon={<RotateCcw aria-hidden className="ic" />}>
              {m.wrap_rounds({
                n: rounds.included,
                used: formatCount(rounds.used),
                count: formatCount(rounds.included),
              })}
            </Fact>
          ) : null}
          {daysLeft > 0 ? (
            <Fact icon={<CalendarCheck aria-hidden className="ic" />}>
              {m.wrap_early({ n: daysLeft, count: formatCount(daysLeft) })}
            </Fact>
          ) : null}
        </ul>
      </div>
      <div aria-hidden className="flex flex-none items-end gap-1 self-end pe-10 max-sm:hidden">
        {files.slice(0, 4).map((file) => (
          <span key={file.id} className="frame -mb-4 block w-16 rounded-lg! md:w-20">
            <FileThumbnail file={file} />
          </span>
        ))}
      </div>
    </section>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2.5">
      {icon}
      <span>{children}</span>
    </li>
  );
}

import {
  enoughPayments,
  type Payout,
  type PayoutAccount,
  readSums,
  type SentSums,
} from '@briefcast/contract';
import { can } from '@briefcast/contract/policy';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { CalendarClock, CheckCheck, CircleAlert, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { payoutsOnce, payoutsQuery } from '../../features/payouts/payout-queries.ts';
import { DownloadStatement } from '../../features/payouts/statement.tsx';
import { actorOf } from '../../lib/policy.ts';
import { useDocumentTitle } from '../../lib/use-head.ts';
import { useUser } from '../../lib/use-user.ts';
import { figureOfSums } from '../../parts/currencies/sums.ts';
import { Main } from '../../ui/main.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { StatTile } from '../../ui/stat-tile.tsx';
import { TabGroup, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { MarkPaidDialog } from './mark-paid-dialog.tsx';
import { OwedRow } from './owed-row.tsx';
import { PayoutList, usePayouts, WhenRead } from './payout-list.tsx';
import { TickAll, useRunChoice } from './run-choice.tsx';
import { RunTill } from './run-till.tsx';
import { RunsTab } from './runs-tab.tsx';

const nothing = {
  owed: () => ({ title: m.owed_nothing(), text: m.owed_nothing_text() }),
  marked: () => ({ title: m.owed_nothing_marked(), text: m.owed_nothing_marked_text() }),
  paid: () => ({ title: m.owed_nothing_paid(), text: m.owed_nothing_paid_text() }),
};
const places = { first: 'h-28', row: 'h-40 lg:h-24', rows: 3 };

/** Debts of a brand to its creators, and its payments (/billing/payouts). */
export function PayoutsScreen() {
  useDocumentTitle(m.owed_title());
  const user = useUser('BRAND');
  const mayMark = can(actorOf(user), 'payout.mark', { brandId: user.brandId, creatorId: null });
  const payouts = usePayouts(['owed', 'marked', 'paid']);
  const { fold } = payouts;
  const tab = useSearchParams()[0].get('tab') === 'runs' ? 'runs' : fold;
  const listed = payoutsOnce(payouts.list.data?.pages ?? []);
  const choice = useRunChoice(listed);
  /** The payment that is being marked: not its row's, which leaves the list when somebody else is faster. */
  const [marking, setMarking] = useState<Payout | null>(null);
  // Includes marked payouts, as a colleague who was faster is named there.
  const { data: marked } = useInfiniteQuery({ ...payoutsQuery('marked'), enabled: marking !== null });
  const known = [...listed, ...payoutsOnce(marked?.pages ?? [])];
  const showsTill = tab === 'owed' && mayMark && choice.tickable.length > 0;
  return (
    <Main>
      <PageHeader
        title={m.owed_title()}
        subtitle={
          <div className="grid max-w-[62ch] gap-1">
            <p>{m.owed_about()}</p>
            {mayMark ? null : <p className="font-semibold">{m.role_payments_note()}</p>}
          </div>
        }
        actions={<DownloadStatement />}
      />
      <WhenRead payouts={payouts} places={places}>
        {(account) => (
          <>
            <Tiles account={account} />
            <TabGroup value={tab} onValueChange={payouts.showFold} className="mt-6">
              <Tabs
                label={m.owed_tabs()}
                value={tab}
                items={[
                  {
                    id: 'owed',
                    label: m.owed_open(),
                    count: (payouts.openCount ?? 0) - account.toConfirm.count,
                  },
                  { id: 'marked', label: m.payout_is_marked(), count: account.toConfirm.count },
                  { id: 'runs', label: m.runs_title() },
                  { id: 'paid', label: m.money_paid(), count: account.paid.count },
                ]}
              />
              <TabPanel value={tab}>
                {tab === 'runs' ? (
                  <RunsTab brandId={user.brandId ?? ''} mayMark={mayMark} />
                ) : (
                  <div className={clsx(showsTill && 'grid gap-6 xl:grid-cols-[minmax(0,1fr)_340px]')}>
                    <div className="min-w-0">
                      {showsTill ? <TickAll choice={choice} /> : null}
                      <PayoutList
                        payouts={payouts}
                        nothing={nothing[fold === 'marked' || fold === 'paid' ? fold : 'owed']()}
                        row={(payout) => (
                          <OwedRow
                            key={payout.dealId}
                            payout={payout}
                            mayMark={mayMark}
                            onMark={() => setMarking(payout)}
                            tick={
                              showsTill
                                ? {
                                    isOn: choice.isTicked(payout),
                                    isPossible: choice.canTick(payout),
                                    onChange: (isOn) => choice.tick(payout, isOn),
                                  }
                                : undefined
                            }
                          />
                        )}
                      />
                    </div>
                    {showsTill ? (
                      <RunTill
                        brandId={user.brandId ?? ''}
                        chosen={choice.chosen}
                        onMade={() => {
                          choice.clear();
                          payouts.showFold('runs');
                        }}
                      />
                    ) : null}
                  </div>
                )}
              </TabPanel>
            </TabGroup>
          </>
        )}
      </WhenRead>
      {marking ? (
        <MarkPaidDialog
          payout={marking}
          now={known.find(({ dealId }) => dealId === marking.dealId)}
          onClose={() => setMarking(null)}
        />
      ) : null}
    </Main>
  );
}

/** Two sums stay two: the second is below the first. */
function tileOf(sent: SentSums) {
  const { value, other } = figureOfSums(readSums(sent));
  return { value, detail: other };
}

function Tiles({ account: { late, dueSoon, toConfirm, record } }: { account: PayoutAccount }) {
  const isEnough = record !== null && record.counted >= enoughPayments;
  const lost = record?.casesLost ?? 0;
  const inTime = isEnough
    ? m.owed_in_time_of({ inTime: formatCount(record.inTime), counted: formatCount(record.counted) })
    : '–';
  return (
    <div className="mt-6 grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-4">
      <StatTile
        label={m.owed_late()}
        {...tileOf(late)}
        icon={<CircleAlert aria-hidden className="ic" />}
        tone="red"
      />
      <StatTile
        label={m.owed_due_soon()}
        {...tileOf(dueSoon)}
        icon={<CalendarClock aria-hidden className="ic" />}
        tone="yellow"
      />
      <StatTile
        label={m.owed_to_confirm()}
        {...tileOf(toConfirm)}
        icon={<ReceiptText aria-hidden className="ic" />}
        tone="aqua"
      />
      <StatTile
        label={m.owed_in_time()}
        value={inTime}
        detail={
          lost > 0
            ? m.owed_cases_lost({ n: lost, count: formatCount(lost) })
            : isEnough
              ? undefined
              : m.owed_in_time_none({ n: enoughPayments, count: formatCount(enoughPayments) })
        }
        icon={<CheckCheck aria-hidden className="ic" />}
        tone="green"
      />
    </div>
  );
}

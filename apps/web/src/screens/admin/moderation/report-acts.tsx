import type { AdminReport, PublicThing, ReportedParty } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ActionDialog, useAdminAction } from '../actions/admin-action.tsx';
import { suspendReported, takeOffline, warnReported } from '../actions/report-actions.ts';

/** Acts on the party of a report: taking public things offline, a suspension, a warning. */
export function ReportActs({ reported, report }: { reported: ReportedParty; report: AdminReport }) {
  const action = useAdminAction();
  const { name, runningDeals: n } = reported;
  return (
    <aside aria-label={m.moderation_acts()} className="mod-acts">
      {report.publicThings.map((thing) => (
        <Offline key={thing.id} thing={thing} onPress={() => action.ask(takeOffline(thing))} />
      ))}
      {reported.isSuspended ? (
        <p className="font-semibold wrap-anywhere">{m.moderation_suspended_already({ name })}</p>
      ) : (
        <Act
          title={m.admin_suspend_named({ name })}
          line={n > 0 ? m.moderation_suspend_deals({ n, count: formatCount(n) }) : null}
        >
          <Button variant="danger-outline" onClick={() => action.ask(suspendReported(reported))}>
            {m.admin_suspend()}
          </Button>
        </Act>
      )}
      <Act title={m.moderation_warn_named({ name })} line={m.moderation_warn_text()}>
        <Button variant="outline" onClick={() => action.ask(warnReported(report.id, name))}>
          {m.moderation_warn()}
        </Button>
      </Act>
      <ActionDialog action={action} />
    </aside>
  );
}

function Offline({ thing: { what, title }, onPress }: { thing: PublicThing; onPress: () => void }) {
  return (
    <div data-tone="orange" className="ear-sm bg-k-bg p-4">
      <p className="text-ui text-k-ink wrap-anywhere">
        {what === 'PROFILE'
          ? m.moderation_offline_profile({ name: title })
          : m.moderation_offline_casting({ title })}
      </p>
      <Button
        variant="danger"
        className="mt-3 w-full"
        icon={<EyeOff aria-hidden className="ic" />}
        onClick={onPress}
      >
        {m.moderation_take_offline()}
      </Button>
    </div>
  );
}

function Act({ title, line, children }: { title: string; line: string | null; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-32 wrap-anywhere">
        <b className="block font-semibold">{title}</b>
        {line === null ? null : <span className="hint">{line}</span>}
      </p>
      {children}
    </div>
  );
}

import type { DealLog } from '@briefcast/contract';
import type { LogFault } from '@briefcast/contract/proof/deal-log';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import {
  BadgeCheck,
  CircleCheck,
  CircleX,
  FileText,
  Globe,
  Images,
  MessagesSquare,
  RefreshCw,
  ScrollText,
} from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EdgeCode } from '../../ui/edge-code.tsx';

interface ChainProps {
  log: DealLog;
  fault: LogFault | null;
  busy: boolean;
  onCheck: () => void;
}

/** Whether the log fits, and the hash at its end. */
export function Chain({ log, fault, busy, onCheck }: ChainProps) {
  const { entries } = log;
  const head = entries.at(-1);
  const count = formatCount(entries.length);
  return (
    <Card title={m.log_chain()}>
      <p
        role="status"
        className="flex items-center gap-2.5 font-semibold"
        data-stock={fault ? 'red' : 'green'}
      >
        {fault ? (
          <CircleX aria-hidden className="ic text-k-ink" />
        ) : (
          <CircleCheck aria-hidden className="ic text-k-ink" />
        )}
        {fault ? m.log_does_not_fit({ entry: formatCount(fault.entry) }) : m.log_fits({ count })}
      </p>
      <p className="hint mt-2">{m.log_checked()}</p>
      {head ? (
        <div data-stock="green" className="mt-4">
          <p className="mb-1.5 flex justify-between gap-3 text-xs font-semibold">
            <span>{m.log_head()}</span>
            <span className="num">{m.log_entry_number({ entry: count })}</span>
          </p>
          <EdgeCode sha256={head.hash} className="h-7 w-full text-k-ink" />
          <bdi className="hint num mt-1.5 block wrap-anywhere">{head.hash.replace(/.{8}(?=.)/g, '$& ')}</bdi>
        </div>
      ) : null}
      <Button
        variant="outline"
        className="mt-4 w-full"
        icon={<RefreshCw aria-hidden className="ic" />}
        busy={busy}
        onClick={onCheck}
      >
        {m.log_check_again()}
      </Button>
    </Card>
  );
}

const contents = [
  { Icon: ScrollText, text: m.log_holds_entries },
  { Icon: MessagesSquare, text: m.log_holds_chat },
  { Icon: FileText, text: m.log_holds_brief },
  { Icon: Images, text: m.log_holds_files },
  { Icon: Globe, text: m.log_holds_page },
];

const certificate = { Icon: BadgeCheck, text: m.log_holds_certificate };

/** What the ZIP holds; a certificate once there is one. */
export function InTheEvidence({ hasCertificate }: { hasCertificate: boolean }) {
  return (
    <Card title={m.log_in_evidence()}>
      <ul className="grid gap-3">
        {[...contents, ...(hasCertificate ? [certificate] : [])].map(({ Icon, text }) => (
          <li key={text()} className="flex items-start gap-3 text-ui">
            <Icon aria-hidden className="ic flex-none text-ink-2" />
            {text()}
          </li>
        ))}
      </ul>
      <p className="hint mt-4">{m.log_any_time()}</p>
    </Card>
  );
}

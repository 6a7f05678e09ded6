import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import {
  BadgeCheck,
  CircleCheck,
  CircleX,
  FileText,
  Globe,
  Images,
  LoaderCircle,
  MessagesSquare,
  RefreshCw,
  ScrollText,
} from 'lucide-react';
import { EdgeCode } from '../../features/proof/edge-code.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { CheckedLog } from './use-checked-log.ts';

const looks = {
  fits: { tone: 'green', Icon: CircleCheck },
  broken: { tone: 'red', Icon: CircleX },
  checking: { tone: 'buff', Icon: LoaderCircle },
  unread: { tone: 'yellow', Icon: CircleX },
} as const;

function verdictText({ verdict, fault, entries }: CheckedLog): string {
  const count = formatCount(entries.length);
  if (verdict === 'broken') return m.log_does_not_fit({ entry: formatCount(fault?.entry ?? 0) });
  if (verdict === 'checking') return m.log_fits_so_far({ count });
  return verdict === 'unread' ? m.log_rest_not_loaded({ count }) : m.log_fits({ count });
}

/** Verdict on the log, and the hash at its end. */
export function Chain({ checked }: { checked: CheckedLog }) {
  const { entries, verdict, isFetching, checkAgain } = checked;
  const head = entries.at(-1);
  const count = formatCount(entries.length);
  const { tone, Icon } = looks[verdict];
  return (
    <Card title={m.log_chain()}>
      <p role="status" className="flex items-center gap-2.5 font-semibold" data-tone={tone}>
        <Icon aria-hidden className="ic flex-none text-k-ink" />
        {verdictText(checked)}
      </p>
      <p className="hint mt-2">{m.log_checked()}</p>
      {head && verdict !== 'checking' && verdict !== 'unread' ? (
        <div data-tone="green" className="mt-4">
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
        busy={isFetching}
        onClick={checkAgain}
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

/** Content of the ZIP; a certificate once there is one. */
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
